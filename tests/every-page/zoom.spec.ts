// Pages at 400 % zoom on a laptop: 320 × 256 px (WCAG 1.4.10).
import { addressOf } from '../../app/pages.ts';
import { localAddress } from '../../content/languages.ts';
import { products } from '../../content/products.ts';
import { expect, samplePages, test } from '../support/site.ts';

const lengthOfWords = (name: string) => Math.max(...name.split(' ').map(({ length }) => length));
const [longest] = products.toSorted((a, b) => lengthOfWords(b.name) - lengthOfWords(a.name));

// One of the pages does not exist.
test.use({ viewport: { width: 320, height: 256 }, expectedErrors: /status of 404/ });

test('at 400 % zoom, no word of a page heading is broken or cut off @every-engine @every-language', async ({
  page,
}) => {
  for (const address of [...samplePages, addressOf('product', longest?.id)]) {
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
