import { header as copy } from '../../content/pages/shell.ts';
import { expect, open, test } from '../support/site.ts';

for (const width of [360, 430, 900]) {
  test(`the header has one row at ${width} px, also with a long company name @fixture`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await open(page, '/');
    const header = page.getByRole('banner');
    const brand = header.getByRole('link', { name: copy.homeLabel });
    const getInTouch = header.getByRole('link', { name: copy.getInTouchLabel });
    const menu = header.getByRole('button', { name: copy.openMenuLabel });
    // On a phone, a long name leaves no room for Get In Touch. The menu also contains it.
    const last = (await getInTouch.isVisible()) ? getInTouch : menu;
    const centres = await Promise.all(
      [brand, last].map(async (link) => {
        const box = await link.boundingBox();
        return box ? Math.round(box.y + box.height / 2) : undefined;
      }),
    );
    expect(centres[0]).toBeDefined();
    expect(centres[1]).toBe(centres[0]);
    // A long name must not shrink the logo.
    const logo = await brand.locator('svg').boundingBox();
    expect(logo?.height).toBe(36);
    expect(logo?.width).toBeGreaterThan(28);
  });
}
