import { expect, type Locator } from '@playwright/test';

/** An element is in view and covers no text of its page. */
export async function expectToCoverNoText(element: Locator, when: string) {
  await expect(element, when).toBeInViewport({ ratio: 1 });
  expect.soft(await element.evaluate(textsUnder), when).toEqual([]);
}

/** The texts of the page that an element covers in part. */
function textsUnder(element: Element): string[] {
  const cover = element.getBoundingClientRect();
  const texts: string[] = [];
  const textNodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (textNodes.nextNode()) {
    const node = textNodes.currentNode;
    if (element.contains(node) || !node.parentElement?.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
      // Lines have space above and below their letters.
      const space = height / 6;
      if (
        width > 1 &&
        left < cover.right &&
        right > cover.left &&
        top + space < cover.bottom &&
        bottom - space > cover.top
      )
        texts.push(range.toString());
    }
  }
  return texts;
}
