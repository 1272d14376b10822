/** Loads the mobile menu: after the first interaction, or when it is opened. */
export async function loadMobileMenu() {
  const { MobileMenu } = await import('./mobile-menu.tsx');
  return { default: MobileMenu };
}
