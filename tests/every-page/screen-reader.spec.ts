// What a screen reader reads and announces, and what axe says of it. The tests of each topic check the rest: the
// current page, required fields, and where the focus is after a link, Remove, Undo and Clear Filters.

import { foundText, noneText } from '../../app/pages/products/filter-text.ts';
import { noFilter } from '../../app/pages/products/product-filter.ts';
import { searchProducts } from '../../app/pages/products/search-products.ts';
import { dateText } from '../../app/text/date-text.ts';
import { fill } from '../../app/text/fill.ts';
import { numberText } from '../../app/text/number-text.ts';
import { nameInSentence } from '../../app/text/product-name.ts';
import { company } from '../../content/company.ts';
import { contactForm } from '../../content/contact-form.ts';
import { galleryCaptions, galleryImages } from '../../content/gallery.ts';
import { otherLanguages } from '../../content/languages.ts';
import { lightboxTexts } from '../../content/lightbox-texts.ts';
import { mainNavigation, mobileNavigation, productNavigation } from '../../content/navigation.ts';
import { articles, newsCategories } from '../../content/news.ts';
import { articlePage } from '../../content/pages/article.ts';
import { enquiryPage } from '../../content/pages/enquiry.ts';
import { galleryPage } from '../../content/pages/gallery.ts';
import { newsPage } from '../../content/pages/news.ts';
import { productsPage } from '../../content/pages/products.ts';
import { productCard } from '../../content/product-card.ts';
import { products } from '../../content/products.ts';
import { seasonTexts } from '../../content/season-texts.ts';
import { enquiryLink, footer, header } from '../../content/shell.ts';
import { field } from '../contact/contact-form.ts';
import { first, list, openWith, quantity, removeButton } from '../enquiry/enquiry.ts';
import { button, lightbox, nameAt, photos, tile } from '../picture/lightbox.ts';
import { expect, open, scrollThrough, test } from '../support/site.ts';
import { expectNoViolations } from './axe.ts';
import { aria, choice, expectAnnounced, linkItems, pageItems } from './screen-reader.ts';

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 390, height: 844 },
});

test('a screen reader hears the header, the products menu and the mobile menu @fixture', async ({
  page,
}) => {
  /** With the categories below the link to all products. */
  const menuItems = (links: typeof mainNavigation, categories: readonly { label: string }[]) =>
    pageItems([...links, ...otherLanguages.map(({ name }) => ({ label: name }))]).map((item, at) =>
      links[at]?.to === '/products'
        ? { listitem: [...item.listitem, { group: [{ list: pageItems(categories) }] }] }
        : item,
    );
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/');
  const banner = page.getByRole('banner');
  await banner.locator('summary').press('Enter');
  await expect(banner).toMatchAriaSnapshot(aria`
    - banner:
      - /children: deep-equal
      - link ${header.homeLabel}: ${company.name}
      - navigation ${header.navigationLabel}:
        - list: ${menuItems(mainNavigation, productNavigation)}
      - link ${header.getInTouchLabel}
  `);
  await expectNoViolations(page, 'in the products menu');

  // The mobile header with room for Get In Touch beside a long company name.
  await page.setViewportSize({ width: 600, height: 844 });
  await expect(banner).toMatchAriaSnapshot(aria`
    - banner:
      - /children: deep-equal
      - link ${header.homeLabel}: ${company.name}
      - link ${header.getInTouchLabel}
      - button ${header.openMenuLabel}
  `);
  const menuButton = banner.getByRole('button', { name: header.openMenuLabel });
  await expect(menuButton).toHaveAttribute('aria-haspopup', 'dialog');
  await menuButton.press('Enter');
  const menu = page.getByRole('dialog');
  await expect(menu).toHaveAttribute('aria-modal', 'true');
  await expect(menu.getByRole('button', { name: header.closeLabel })).toBeFocused();
  await menu.locator('summary').click();
  const inMenu = productNavigation.map(({ mobileLabel }) => ({ label: mobileLabel }));
  await expect(menu).toMatchAriaSnapshot(aria`
    - dialog ${header.menuLabel}:
      - /children: deep-equal
      - navigation ${header.navigationLabel}:
        - button ${header.closeLabel}
        - list: ${menuItems([...mainNavigation, ...mobileNavigation], inMenu)}
        - link ${header.getInTouchLabel}
  `);
  await expectNoViolations(page, 'in the mobile menu');
});

test('a screen reader hears the gallery, its filter and the lightbox @fixture', async ({
  page,
}) => {
  const { hero, filtersLabel } = galleryPage;
  const texts = lightboxTexts;
  const labels = galleryPage.filters.map(({ label }) => label);
  const [all, farm] = labels;
  const caption = galleryCaptions[photos[0]?.id ?? 0];
  await open(page, '/gallery');
  const main = page.getByRole('main');
  const bar = main.getByRole('group', { name: filtersLabel });
  await expect(main).toMatchAriaSnapshot(aria`
    - main:
      - /children: equal
      - heading ${hero.heading} [level=1]
      - paragraph: ${hero.text}
      - ${choice(filtersLabel, labels, all)}
      - paragraph: ${galleryPage.count(photos.length)}
      - status:
        - /children: equal
      - list:
        - listitem:
          - /children: deep-equal
          - figure ${caption}:
            - link ${nameAt(0)}:
              - img ${nameAt(0)}
            - text: ${caption}
      - paragraph: ${galleryPage.closing.text}
      - link ${galleryPage.closing.linkLabel}
  `);
  // For snapshots, a button without the attribute is one that is not pressed.
  await expect(bar.locator('button:not([aria-pressed])')).toHaveCount(0);

  const count = galleryPage.count(
    galleryImages.filter(({ category }) => category === 'farm').length,
  );
  const farmButton = bar.getByRole('button', { name: farm });
  await expectAnnounced(page, () => farmButton.press('Enter'), count);
  await expect(farmButton).toBeFocused();
  await expect(bar).toMatchAriaSnapshot(aria`- ${choice(filtersLabel, labels, farm)}`);
  // Otherwise the number is read twice.
  await expect(main.getByRole('paragraph').filter({ hasText: count })).toHaveCount(0);
  await bar.getByRole('button', { name: all }).click();

  await tile(page, nameAt(0)).press('Enter');
  await expect(lightbox(page).getByRole('group', { name: texts.keysLabel })).toBeFocused();
  await expect(lightbox(page)).toHaveAttribute('aria-modal', 'true');
  await expect(lightbox(page)).toMatchAriaSnapshot(aria`
    - dialog ${texts.label}:
      - /children: equal
      - group ${texts.keysLabel}:
        - /children: equal
        - region ${texts.photosLabel}
        - button ${texts.zoomInLabel} [disabled=false]
        - button ${texts.zoomOutLabel} [disabled]
        - button ${texts.closeLabel}
        - button ${texts.previousLabel}
        - button ${texts.nextLabel}
        - status:
          - /children: equal
  `);
  // Snapshots contain the photos beside it, too, although they are inert.
  const photo = lightbox(page).locator('img:not([inert] *)');
  await expect(photo).toHaveAccessibleName(nameAt(0));
  await expectNoViolations(page, 'with the first photo');
  const second = photos[1];
  if (!second) throw new Error('This test needs two photos.');
  const { caption: alt, name } = second;
  const shown = alt ? fill(texts.shown, { alt, number: 2, total: photos.length }) : name;
  await expectAnnounced(page, () => button(page, texts.nextLabel).press('Enter'), shown);
  await expect(photo).toHaveAccessibleName(name);
  await expectNoViolations(page, 'with the second photo');
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await expectNoViolations(page, 'with a closed lightbox');
});

test('a screen reader hears the footer, and the contact form, its errors and what follows @fixture', async ({
  page,
}) => {
  await open(page, '/about');
  await scrollThrough(page);
  await expect(page.getByRole('contentinfo')).toMatchAriaSnapshot(aria`
    - contentinfo:
      - region ${contactForm.heading}:
        - heading ${contactForm.heading} [level=2]
      - region ${footer.contactHeading}:
        - heading ${footer.contactHeading} [level=2]
        - region ${footer.mapLabel}:
          - button ${company.legalName}
          - button ${footer.zoomInLabel}
          - button ${footer.zoomOutLabel}
          - link "OpenStreetMap"
        - term: ${footer.phoneLabel}
        - definition:
          - link ${company.phone}
        - term: ${footer.emailLabel}
        - definition:
          - link ${company.email}
        - term: ${footer.addressLabel}
        - definition: ${company.address[0]}
        - term: ${footer.hoursLabel}
        - definition: ${`${company.hours[0]?.days}: ${company.hours[0]?.time}`}
      - list ${footer.socialHeading}: ${linkItems(company.social)}
      - navigation ${footer.quickLinksHeading}:
        - /children: deep-equal
        - heading ${footer.quickLinksHeading} [level=2]
        - list: ${pageItems(mainNavigation)}
      - navigation ${footer.productsHeading}:
        - /children: deep-equal
        - heading ${footer.productsHeading} [level=2]
        - list: ${pageItems([...productNavigation, { label: footer.seasonsLabel }])}
      - list ${footer.legalLabel}: ${linkItems(company.legal)}
  `);

  const texts = contactForm;
  const region = page.getByRole('region', { name: texts.heading });
  const send = region.getByRole('button', { name: texts.submitLabel });
  const expectForm = (invalid: boolean) =>
    expect(region).toMatchAriaSnapshot(aria`
      - region ${texts.heading}:
        - /children: deep-equal
        - heading ${texts.heading} [level=2]
        - paragraph: ${texts.text}
        - text: ${texts.nameLabel}
        - textbox ${texts.nameLabel} [invalid=${invalid}]
        - text: ${texts.emailLabel}
        - textbox ${texts.emailLabel} [invalid=${invalid}]
        - text: ${texts.phoneLabel}
        - textbox ${texts.phoneLabel} [invalid=false]
        - text: ${texts.messageLabel}
        - textbox ${texts.messageLabel} [invalid=${invalid}]
        - button ${texts.submitLabel}
        - paragraph: ${texts.requiredNote}
        - status
    `);
  await expectForm(false);
  await send.press('Enter');
  await expectForm(true);
  await expectNoViolations(page, 'with errors');
  await expect(field(page, 'name')).toBeFocused();
  await page.keyboard.type('Mona');
  await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid');

  await field(page, 'email').fill('mona@example.com');
  await field(page, 'message').fill('Lemons?');
  const answer = `${texts.openedNote}${texts.noMailProgram}`;
  await expectAnnounced(page, () => send.press('Enter'), answer);
  await expect(send).toBeFocused();
  // Chromium asks for permission.
  await page.evaluate(() => {
    navigator.clipboard.writeText = async () => {};
  });
  const copy = region.getByRole('button', { name: texts.copyLabel });
  await expectAnnounced(page, () => copy.press('Enter'), texts.copiedNote);
  await expect(copy).toBeFocused();
  await expectNoViolations(page, 'after submitting');
});

test('a screen reader hears a product card and its buttons, the product filters and what they find @fixture', async ({
  page,
}) => {
  const product = products.find(
    ({ isOrganic, isSeasonal, details, images }) =>
      isOrganic && !isSeasonal && details !== '' && images.length === 2,
  );
  if (!product)
    throw new Error('This test needs an organic product with details and two pictures.');
  const { name, description, details } = product;
  const inSentence = nameInSentence(product.id);
  const summary = `${productCard.seasons[product.id]} ${productCard.detailsAbout(inSentence)}`;
  await open(page, '/products');
  const card = page.locator(`#${product.id}`);
  await expect(card).toMatchAriaSnapshot(aria`
    - listitem:
      - /children: deep-equal
      - heading ${name} [level=3]:
        - link ${name}
      - paragraph: ${description}
      - link ${productCard.picturesLabel(name)}:
        - img ${productCard.pictureLabel(name, 1, 2)}
        - img ${productCard.pictureLabel(name, 2, 2)}
      - button ${productCard.previousLabel(name)}
      - button ${productCard.nextLabel(name)}
      - paragraph
      - button ${productCard.dotLabel(name, 1)}
      - button ${productCard.dotLabel(name, 2)}
      - paragraph: ${productCard.organicBadge}
      - group: ${summary}
  `);
  // The arrow keys scroll the pictures, so that Tab reaches neither the arrow buttons nor the dots.
  await expect(card.locator('button[tabindex="-1"]')).toHaveCount(4);

  const next = card.getByRole('button', { name: productCard.nextLabel(name) });
  await expectAnnounced(page, () => next.press('Enter'), productCard.pictureLabel(name, 2, 2));
  await expect(next).toBeFocused();
  await card.locator('summary').press('Enter');
  await expect(card).toMatchAriaSnapshot(aria`
    - listitem:
      - group:
        - /children: deep-equal
        - text: ${summary}
        - paragraph: ${details}
        - link ${enquiryLink.askLabel(inSentence)}
  `);

  // What has scrolled halfway below the sticky bars would be a target that is too small.
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoViolations(page, 'with open details and the second picture of a card');

  const { hero, filters, results } = productsPage;
  const categories = filters.categories.map(({ label }) => label);
  const filter = { ...noFilter, organicOnly: true };
  const found = searchProducts(filter);
  const main = page.getByRole('main');
  const search = main.getByRole('search');
  const searchbox = search.getByRole('searchbox');
  const checkbox = search.getByRole('checkbox');
  const expectSearch = (organic: boolean) =>
    expect(search).toMatchAriaSnapshot(aria`
      - search ${filters.label}:
        - /children: deep-equal
        - text: ${filters.searchLabel}
        - searchbox ${filters.searchLabel}
        - checkbox ${filters.organicLabel} [checked=${organic}]
        - text: ${filters.organicLabel}
        - ${choice(filters.categoryLabel, categories, categories[0])}
    `);
  await expectSearch(false);
  await expect(search.locator('button:not([aria-pressed])')).toHaveCount(0);
  const count = foundText(found.length, filter);
  await expectAnnounced(page, () => checkbox.press('Space'), count);
  await expectSearch(true);
  await expect(checkbox).toBeFocused();
  await expect(main).toMatchAriaSnapshot(aria`
    - main:
      - /children: equal
      - heading ${hero.heading} [level=1]
      - paragraph
      - paragraph
      - search
      - navigation ${filters.tabsLabel}:
        - /children: deep-equal
        - list: ${pageItems(productNavigation)}
      - heading ${results.heading} [level=2]
      - status: ${count}
      - button ${results.clearLabel}
      - list:
        - listitem:
          - heading ${found[0]?.name} [level=3]
  `);
  await expectNoViolations(page, 'with results');
  const text = 'no such thing';
  const none = `${results.none} ${noneText({ ...filter, text })}`;
  await expectAnnounced(page, () => searchbox.pressSequentially(text), none);
  await expect(searchbox).toBeFocused();
  await expectNoViolations(page, 'without results');
});

test('a screen reader hears the enquiry list, Remove and Undo @fixture', async ({ page }) => {
  const { list: texts, removed, storage } = enquiryPage;
  const { name } = first;
  const labelFor = (label: string) => `${label} ${texts.forProduct(name)}`;
  const months = [texts.anyMonth, ...seasonTexts.months].map(
    (month, at) => `option ${JSON.stringify(month)} [selected=${at === 0}]`,
  );
  await openWith(page, first);
  await quantity(page, first).fill('2 pallets');
  await expect(list(page)).toMatchAriaSnapshot(aria`
    - region ${texts.heading}:
      - /children: deep-equal
      - heading ${texts.heading} [level=2]
      - list:
        - listitem:
          - heading ${name} [level=3]:
            - link ${name}
          - text: ${labelFor(texts.quantityLabel)}
          - textbox ${labelFor(texts.quantityLabel)}: 2 pallets
          - text: ${labelFor(texts.packingLabel)}
          - textbox ${labelFor(texts.packingLabel)}
          - button ${`${texts.removeLabel} ${name}`}
      - paragraph:
        - link ${texts.addLabel}
      - paragraph: ${texts.wholeLabel}
      - text: ${texts.destinationLabel}
      - textbox ${texts.destinationLabel}
      - text: ${texts.monthLabel}
      - combobox ${texts.monthLabel}: ${months}
      - paragraph: ${storage.text}
      - button ${storage.clearLabel}
  `);
  const remove = () => removeButton(page, first).press('Enter');
  await expectAnnounced(page, remove, removed.product(name));
  const undo = () => page.getByRole('button', { name: removed.undoLabel }).press('Enter');
  await expectAnnounced(page, undo, removed.undone);
});

const articleText = `<p>A paragraph.</p> <h2>A section</h2>
  <table><caption>A table</caption>
    <thead><tr><th scope="col">Produce</th><th scope="col">Season</th></tr></thead>
    <tbody><tr><th scope="row">Lemons</th><td>All year</td></tr></tbody>
  </table>`;

test('a screen reader hears the news list and an article @fixture', async ({ page }) => {
  // The second article has a previous and a next one.
  const [newer, article, older] = articles;
  if (!newer || !article || !older) throw new Error('This test needs three articles.');
  const { id, title, category, excerpt } = article;
  const date = dateText(article.date);
  const author = `${articlePage.byLabel} ${article.author}`;
  const readMore = `${newsPage.readMoreLabel} ${newsPage.readMoreAbout(title)}`;
  await page.route(new RegExp(`/assets/${id}-[^/]+\\.js$`), (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export default ${JSON.stringify(articleText)}`,
    }),
  );
  await open(page, '/news');
  const main = page.getByRole('main');
  await expect(main).toMatchAriaSnapshot(aria`
    - main:
      - heading ${newsPage.hero.heading} [level=1]
      - paragraph: ${newsPage.hero.text}
      - heading ${newsPage.listHeading} [level=2]
      - article:
        - heading ${newer.title} [level=3]
      - article:
        - /children: deep-equal
        - paragraph:
          - time: ${date}
          - text: ${author}
        - heading ${title} [level=3]
        - paragraph: ${excerpt}
        - link ${readMore}
      - complementary ${newsPage.sidebarLabel}
  `);

  const openArticle = () => main.getByRole('link', { name: readMore }).press('Enter');
  await expectAnnounced(page, openArticle, articlePage.asPage(article).title);
  const categories = newsCategories(articles).map(({ name, count, url }) => ({
    name: `${name} (${numberText(count)})`,
    url,
  }));
  await expect(main).toMatchAriaSnapshot(aria`
    - main:
      - article:
        - /children: equal
        - paragraph: ${category}
        - heading ${title} [level=1]
        - paragraph:
          - time: ${date}
          - text: ${author}
        - paragraph: A paragraph.
        - heading "A section" [level=2]
        - table "A table":
          - caption: A table
          - rowgroup:
            - row:
              - columnheader "Produce"
              - columnheader "Season"
          - rowgroup:
            - row:
              - rowheader "Lemons"
              - cell "All year"
        - navigation ${articlePage.neighboursLabel}:
          - /children: equal
          - link ${`${articlePage.previousLabel} ${newer.title}`}
          - link ${`${articlePage.nextLabel} ${older.title}`}
        - complementary ${articlePage.sidebarLabel}:
          - heading ${articlePage.categoriesHeading} [level=2]
          - list: ${linkItems(categories)}
          - heading ${articlePage.shareHeading} [level=2]
          - list: ${linkItems(articlePage.shareTargets)}
          - heading ${articlePage.relatedHeading} [level=2]
  `);
});
