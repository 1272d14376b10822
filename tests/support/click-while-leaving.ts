import type { ElementHandle, Locator } from '@playwright/test';

/**
 * Clicks a link, and a control of the page that is left: after the address has changed, before React shows the next
 * page.
 */
export async function clickWhileLeaving(link: Locator, control: Locator) {
  const element = (await control.elementHandle()) as ElementHandle<HTMLElement>;
  await link.evaluate((link: HTMLElement, control) => {
    // TypeScript's types do not have the Navigation API yet.
    const { navigation } = window as unknown as { navigation: EventTarget };
    const clickControl = () => queueMicrotask(() => control.click());
    navigation.addEventListener('currententrychange', clickControl, { once: true });
    link.click();
  }, element);
}

/** Goes back, and clicks a control of the page that is left: after the address has changed. */
export const clickWhileGoingBack = (control: Locator) =>
  control.evaluate((control: HTMLElement) => {
    window.addEventListener('popstate', () => queueMicrotask(() => control.click()), {
      once: true,
    });
    window.history.back();
  });
