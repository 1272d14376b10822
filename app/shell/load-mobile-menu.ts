import { loadOnce } from '../lib/load-once.ts';

export const loadMobileMenu = loadOnce(async () => {
  const { MobileMenu } = await import('./mobile-menu.tsx');
  return { default: MobileMenu };
});
