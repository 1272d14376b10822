import { company } from '../../content/company.ts';
import { contactForm } from '../../content/contact-form.ts';
import { contactPage } from '../../content/pages/contact.ts';
import { expect, open, test } from '../support/site.ts';
import { field, form } from './contact-form.ts';

test('the contact page has an empty section#contact, and phone, email and hours above the form @fixture @every-language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await open(page, '/contact');
  await expect(page.locator('section#contact')).toBeEmpty();
  const main = page.getByRole('main');
  for (const text of [company.phone, company.email]) await expect(main).toContainText(text);
  for (const { days, time } of company.hours) await expect(main).toContainText(`${days}: ${time}`);

  await test.step('the footer does not repeat the hours', async () => {
    for (const { days, time } of company.hours)
      await expect(page.getByText(`${days}: ${time}`).filter({ visible: true })).toHaveCount(1);
  });

  await test.step('the footer begins with the address, which is not above', async () => {
    const [first = ''] = company.address;
    await expect(page.getByRole('contentinfo').getByRole('definition').first()).toHaveText(first);
  });

  await test.step('laptops show the top edge of the form without scrolling', async () => {
    for (const [width, height] of [
      [1366, 650],
      [1440, 780],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      const box = await form(page).boundingBox();
      expect(box?.y, `${width} by ${height}`).toBeLessThan(height);
    }
  });

  await test.step('the form has the fields and placeholders of the specification', async () => {
    for (const name of ['name', 'email', 'phone', 'message'] as const) {
      await expect(field(page, name)).toHaveAttribute(
        'placeholder',
        contactForm[`${name}Placeholder`],
      );
      if (name !== 'phone') await expect(field(page, name)).toHaveAttribute('required');
      else await expect(field(page, name)).not.toHaveAttribute('required');
    }
    await expect(field(page, 'email')).toHaveAttribute('type', 'email');
    await expect(field(page, 'message')).toHaveAttribute('rows', '3');
  });

  await main.getByRole('link', { name: contactPage.hero.formLabel }).click();
  await expect(field(page, 'name')).toBeFocused();
});
