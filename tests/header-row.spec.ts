import { header as copy } from '../content/pages/shell.ts';
import { expect, open, test } from './site.ts';

for (const width of [360, 430, 900]) {
  test(`the header has one row, however long the company's name, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await open(page, '/');
    const header = page.getByRole('banner');
    const brand = header.getByRole('link', { name: copy.homeLabel });
    const call = header.getByRole('link', { name: copy.getInTouchLabel });
    const menu = header.getByRole('button', { name: copy.openMenuLabel });
    // On a phone a long name leaves no room for Get In Touch; the menu has it, too.
    const last = (await call.isVisible()) ? call : menu;
    const middles = await Promise.all(
      [brand, last].map(async (link) => {
        const box = await link.boundingBox();
        return box ? Math.round(box.y + box.height / 2) : undefined;
      }),
    );
    expect(middles[0]).toBeDefined();
    expect(middles[1]).toBe(middles[0]);
    // The sign beside the name keeps its size.
    const sign = await brand.locator('svg').boundingBox();
    expect(sign?.height).toBe(36);
    expect(sign?.width).toBeGreaterThan(28);
  });
}
