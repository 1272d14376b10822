import { type ElementHandle, expect, type Locator } from '@playwright/test';

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

/**
 * Follows a link, goes back as soon as its page is there, and clicks a control of the page that is left, after the
 * address has changed. React keeps that page for a moment only if Back comes before the cross-fade begins, so this is
 * tried until it does. In browsers in which pages cross-fade.
 *
 * @param control a CSS selector of it
 */
export async function clickWhileGoingBack(link: Locator, control: string) {
  const wasClicked = () =>
    link.evaluate(
      (link: HTMLElement, control) =>
        new Promise<boolean>((done) => {
          const observer = new MutationObserver(() => {
            const found = document.querySelector<HTMLElement>(control);
            if (!found) return;
            observer.disconnect();
            const clickControl = () =>
              queueMicrotask(() => {
                const { isConnected } = found;
                if (isConnected) found.click();
                done(isConnected);
              });
            window.addEventListener('popstate', clickControl, { once: true });
            window.history.back();
          });
          observer.observe(document.body, { childList: true, subtree: true });
          link.click();
        }),
      control,
    );
  await expect.poll(wasClicked, { intervals: [700] }).toBe(true);
}
