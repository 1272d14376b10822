export async function loadMobileMenu() {
  const { MobileMenu } = await import('./mobile-menu.tsx');
  return { default: MobileMenu };
}
