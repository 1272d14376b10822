// Pages at 400 % zoom on a laptop: 320 × 256 px (WCAG 1.4.10).
import { localAddress } from '../../content/languages.ts';
import { expect, pages, test } from '../support/site.ts';

// One of the pages does not exist.
test.use({ viewport: { width: 320, height: 256 }, expectedErrors: /status of 404/ });

test('at 400 % zoom, no word of a page heading is broken or cut off @every-engine @every-language', async ({
  page,
}) => {
  test.setTimeout(180_000);
  for (const address of pages) {
    await page.goto(localAddress(address));
    const heading = page.getByRole('heading', { level: 1 });
    const faults = await heading.evaluate(async (title) => {
      await document.fonts.ready;
      const [node] = title.childNodes;
      const words = new Intl.Segmenter(document.documentElement.lang, { granularity: 'word' });
      const found: string[] = [];
      for (const { segment, index, isWordLike } of words.segment(title.textContent)) {
        if (!node || !isWordLike) continue;
        const range = new Range();
        range.setStart(node, index);
        range.setEnd(node, index + segment.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`${segment} is on ${lines.size} lines`);
        const { left, right } = range.getBoundingClientRect();
        if (left < 0 || right > document.documentElement.clientWidth)
          found.push(`${segment} is cut off`);
      }
      return found;
    });
    expect(faults, address).toEqual([]);
  }
});
