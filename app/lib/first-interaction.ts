/** Events that show that a visitor uses the page and may follow a link. */
const types = ['scroll', 'pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

/** The type of the visitor's first interaction with the page; never, while the build prerenders. */
export const firstInteraction = new Promise<(typeof types)[number]>((resolve) => {
  if (typeof window === 'undefined') return;
  const controller = new AbortController();
  for (const type of types) {
    const note = () => {
      controller.abort();
      resolve(type);
    };
    window.addEventListener(type, note, { passive: true, signal: controller.signal });
  }
});
