// The data of docs/specification.md (sections 2, 3, 7, 8 and 9). Only this test contains them. It allows more
// content and another company. If you change delivered content on purpose, change it here too.
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { foundText } from '../app/pages/products/filter-text.ts';
import { noFilter } from '../app/pages/products/product-filter.ts';
import { searchProducts } from '../app/pages/products/search-products.ts';
import { dateText } from '../app/text/date-text.ts';
import { textsOf } from '../schema/texts-of.ts';
import { company } from './company.ts';
import { contactForm } from './contact-form.ts';
import { galleryImages } from './gallery.ts';
import { languages } from './languages.ts';
import { loadContent } from './load-content.ts';
import { mainNavigation, mobileNavigation, productNavigation } from './navigation.ts';
import { articles, newsCategories } from './news.ts';
import { aboutPage } from './pages/about.ts';
import { articlePage } from './pages/article.ts';
import { galleryPage } from './pages/gallery.ts';
import { homePage } from './pages/home.ts';
import { newsPage } from './pages/news.ts';
import { notFoundPage } from './pages/not-found.ts';
import { productsPage } from './pages/products.ts';
import { part } from './part.ts';
import { productCard } from './product-card.ts';
import { products } from './products.ts';
import { header } from './shell.ts';

/** Expects a value of the delivered content. */
const expectOf = <T>(what: string, actual: T) =>
  expect(actual, `The specification's data was changed: ${what}`);

const bodies = part('articleTexts');
const plain = (html = '') =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The content in a language. */
function inLanguage(code: string) {
  const language = languages.find((one) => one.code === code);
  if (!language) throw new Error(`There is no language “${code}”.`);
  return loadContent(language);
}

/** The delivered entries of a list, in the order of the list. */
const deliveredOf = <T extends { id: string | number }>(
  list: readonly T[],
  ids: readonly T['id'][],
) => list.filter(({ id }) => ids.includes(id));

describe('products', () => {
  const ids = (
    'strawberries carrots egyptian-fava-beans pomegranate heirloom-tomatoes white-beans lettuce ' +
    'fresh-spaghetti-pasta bell-peppers yellow-dates oranges egyptian-lentils onions ' +
    'farfalle-pasta cucumber penne-pasta'
  ).split(' ');
  const delivered = deliveredOf(products, ids);

  it('has the sixteen products in order, each in its category', () => {
    expectOf(
      'the sixteen products, their order or their names',
      delivered.map(({ id, name }) => [id, name.toLowerCase()]),
    ).toEqual(ids.map((id) => [id, id.replaceAll('-', ' ')]));
    const of = (wanted: string) =>
      delivered.filter(({ category }) => category === wanted).map(({ id }) => id);
    for (const [category, wanted] of [
      ['vegetables', 'carrots heirloom-tomatoes lettuce bell-peppers onions cucumber'],
      ['fruits', 'strawberries pomegranate yellow-dates oranges'],
      ['legumes', 'egyptian-fava-beans white-beans egyptian-lentils'],
      ['pasta', 'fresh-spaghetti-pasta farfalle-pasta penne-pasta'],
    ] as const)
      expectOf(`the ${category}`, of(category)).toEqual(wanted.split(' '));
  });

  it('are organic unless they are legumes or pasta, and not seasonal', () => {
    for (const { id, category, isOrganic, isSeasonal } of delivered) {
      const name = productCard.categories[category];
      const expected = name !== 'Legumes' && name !== 'Pasta';
      expectOf(`whether ${id} is organic`, isOrganic).toBe(expected);
      expectOf(`whether ${id} is seasonal`, isSeasonal).toBe(false);
    }
  });

  it.each([
    ['citrus', 'oranges'],
    ['تمر', 'yellow-dates'],
  ])('are found by words that their texts lack: “%s” finds %s (R12)', (text, id) => {
    const found = searchProducts({ ...noFilter, text }).map((product) => product.id);
    expectOf(`what the search finds for “${text}”`, found).toContain(id);
  });
});

describe('the gallery', () => {
  const delivered = deliveredOf(galleryImages, [1, 2, 3, 4, 6, 7, 8, 9, 10]);
  const ids = (wanted: string) =>
    delivered.filter(({ category }) => category === wanted).map(({ id }) => id);

  it('has nine images without alt text', () => {
    expectOf('the farm images of the gallery', ids('farm')).toEqual([1, 3, 7, 10]);
    expectOf('the produce images of the gallery', ids('produce')).toEqual([2, 4, 6, 8, 9]);
    const described = delivered.filter(({ alt }) => alt !== '').map(({ id }) => id);
    expectOf('alt text of gallery images', described).toEqual([]);
  });

  it('labels its filters All, Farm and produce', () => {
    const labels = galleryPage.filters.map(({ label }) => label);
    expectOf('the labels of the gallery’s filters', labels).toEqual(['All', 'Farm', 'produce']);
  });
});

describe('the news', () => {
  const dates = {
    'sustainable-farming-practices': ['Sustainability', 'April 15, 2025'],
    'new-organic-certification': ['Certification', 'March 28, 2025'],
    'seasonal-produce-guide': ['Seasonal', 'March 10, 2025'],
    'community-supported-agriculture': ['Community', 'February 15, 2025'],
  };
  const ids = Object.keys(dates);
  const delivered = deliveredOf(articles, ids);

  it('has the four articles in order', () => {
    expectOf(
      'the four articles, their categories or dates',
      delivered.map(({ id, category, date }) => [id, [category, dateText(date)]]),
    ).toEqual(Object.entries(dates));
    expectOf(
      'the categories of the four articles',
      newsCategories(delivered).map(({ name, count }) => `${name} (${count})`),
    ).toEqual(['Sustainability (1)', 'Certification (1)', 'Seasonal (1)', 'Community (1)']);
  });

  it.each(ids)('%s is 400 to 800 words and repeats no sentence', (id) => {
    const words = plain(bodies[id]).split(' ').length;
    expectOf(`the length of ${id}`, words).toBeGreaterThanOrEqual(400);
    expectOf(`the length of ${id}`, words).toBeLessThanOrEqual(800);
    const sentences = (bodies[id] ?? '')
      .split(/<\/(?:p|li|td|th|h2|h3)>/)
      .flatMap((block) => plain(block).split(/(?<=[.?!]) /))
      .filter((sentence) => sentence.split(' ').length > 3);
    const repeated = sentences.filter((sentence, at) => sentences.indexOf(sentence) < at);
    expectOf(`the sentences of ${id}`, sentences.length).toBeGreaterThan(20);
    expectOf(`a repeated sentence in ${id}`, repeated).toEqual([]);
  });

  it.each([
    [
      'en',
      '20-week season|May to September|50% deposit|balance due May 1|10% member discount|within 15 miles|Tuesday, Wednesday and Thursday',
      'three-year transition',
    ],
    [
      'ar',
      '٢٠ أسبوعًا|من مايو إلى سبتمبر|دفعة مقدمة ٥٠٪|يُستحق في ١ مايو|خصم للمشتركين قدره ١٠٪|في نطاق ١٥ ميلًا|الثلاثاء والأربعاء والخميس',
      'فترة تحول استغرقت عندنا ثلاث سنوات',
    ],
  ])('has the facts of two articles in %s', (code, agriculture, certification) => {
    const { articleTexts } = inLanguage(code);
    for (const [id, facts] of [
      ['community-supported-agriculture', agriculture],
      ['new-organic-certification', certification],
    ] as const)
      for (const fact of facts.split('|'))
        expectOf(`a fact in ${id}`, plain(articleTexts[id])).toContain(fact);
  });
});

/** The delivered company is recognised by its name and its placeholder email address. */
const isDeliveredCompany =
  company.legalName === 'Bustan Fresh Produce' && company.email === 'hello@bustan.example';

describe.runIf(isDeliveredCompany)('the delivered company', () => {
  it('has the stand-ins of R1', () => {
    const { phone, address, coordinates } = company;
    expectOf('the company’s contact details', { phone, address, coordinates }).toEqual({
      phone: '+20 2 0000 0000',
      address: ['Bustan Fresh Produce', 'Cairo, Egypt'],
      coordinates: { latitude: 30.0444, longitude: 31.2357 },
    });
  });

  it.each([
    [
      'en',
      ['Sun–Thu', '8:00 AM to 5:00 PM', 'Fri and Sat', 'Closed'],
      ['20+', '50+', '30+'],
      'more than 1,200 acres of supplier land',
    ],
    [
      'ar',
      ['الأحد–الخميس', '٨ صباحًا – ٥ مساءً', 'الجمعة والسبت', 'مغلق'],
      ['٢٠+', '٥٠+', '٣٠+'],
      'أكثر من ١٬٢٠٠ إيكر (نحو ٤٨٥ هكتارًا) من أراضي موردينا',
    ],
  ])('has the specified hours and figures in %s', (code, hours, figures, claim) => {
    const { company, 'pages/home': home, 'pages/about': about } = inLanguage(code);
    const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
    expectOf(
      'the business hours',
      company.hours.flatMap(({ days, time }) => [spaced(days), spaced(time)]),
    ).toEqual(hours);
    const { yearsOfExperience, products, countries } = company.figures;
    expectOf('the company’s figures', [yearsOfExperience, products, countries]).toEqual(figures);
    for (const text of [home.supplyChain.text, about.roots.paragraphs.join()])
      expectOf('the acres of supplier land', spaced(text)).toContain(claim);
  });

  it('says in both languages that its pictures are rendered illustrations (R20)', () => {
    const notes = ['en', 'ar'].map((code) => inLanguage(code).company.illustrationNote);
    expectOf('the note on the pictures', notes).toEqual([
      expect.stringContaining('rendered illustrations, not photographs'),
      expect.stringContaining('رسوم منفذة بالحاسوب، وليست صورًا فوتوغرافية'),
    ]);
  });

  it('has no certificates and no prices (R2)', () => {
    expectOf('the certificates', company.certificates).toEqual([]);
    const currency = '(?:[€£$]|EGP|USD|EUR|GBP|L\\.?E\\.?|جنيه|دولار|يورو)';
    const price = new RegExp(`${currency}\\s*\\p{Nd}|\\p{Nd}\\s*${currency}`, 'u');
    for (const text of ['€ 5', '5 EGP', '$5', '٥ جنيهات']) expect(text).toMatch(price);
    for (const code of ['en', 'ar']) {
      const priced = textsOf(inLanguage(code)).filter((text) => price.test(text));
      expectOf(`prices in ${code}`, priced).toEqual([]);
    }
  });

  it('has no addresses of social networks, legal pages and categories of news, which are placeholders (R5)', () => {
    const links = [...company.social, ...company.legal, ...articlePage.shareTargets];
    expectOf('where links lead', [
      ...links.flatMap(({ url }) => url || []),
      ...newsCategories(articles).flatMap(({ url }) => url || []),
    ]).toEqual([]);
  });
});

describe('Arabic texts', () => {
  it('are in Arabic, without names of publishers and of those that issue certificates', () => {
    const untranslated: string[] = [];
    const look = (value: unknown, path: string) => {
      if (typeof value !== 'object' || value === null) return;
      const { en, ar } = value as Partial<Record<string, unknown>>;
      // Plural forms are several.
      const letters = textsOf(ar).map((text) => text.replace(/\{[^}]*\}/g, ''));
      if (
        en &&
        letters.some((text) => /\p{Letter}/u.test(text) && !/\p{Script=Arabic}/u.test(text))
      )
        untranslated.push(path);
      for (const [key, inner] of Object.entries(value)) look(inner, `${path} ${key}`);
    };
    for (const file of globSync('content/**/*.yaml')) look(parse(readFileSync(file, 'utf8')), file);
    const offers = languages.map(({ code, offer }) => [code, offer.text]);
    look(Object.fromEntries(offers), 'the offer of a language');
    expectOf(
      'untranslated texts',
      untranslated.filter(
        (path) => !/^content\/(sources\/.* publisher|company\.yaml certificates .*)$/.test(path),
      ),
    ).toEqual([]);
  });

  it('have Arabic-Indic digits', () => {
    // Its figures and hours have a test of their own.
    const {
      company: _,
      pictures: __,
      citations: ___,
      searchWords: ____,
      ...texts
    } = inLanguage('ar');
    const western: string[] = [];
    const look = (value: unknown, path: string) => {
      const hasOtherDigits = /colour|date$/i.test(path);
      if (typeof value === 'string' && !hasOtherDigits) {
        // Without elements, addresses, placeholders, and the number of a document.
        const text = value.replace(/<[^>]*>|https:\S+|\/[\w/.-]+|\{[^}]*\}|\(HP19\)/g, '');
        if (/[0-9]/.test(text)) western.push(`${path}: ${text}`);
      }
      if (typeof value !== 'object' || value === null) return;
      for (const [key, inner] of Object.entries(value)) look(inner, `${path} ${key}`);
    };
    look(texts, '');
    expectOf('the digits of Arabic texts', western).toEqual([]);
  });
});

describe('fixed texts', () => {
  it('take the company’s name from company.yaml, and have curly quotes and no exclamation marks', () => {
    for (const file of globSync('content/*/*.yaml'))
      for (const name of ['Bustan', 'بستان'])
        expectOf(`${file} names the company itself`, readFileSync(file, 'utf8')).not.toContain(
          name,
        );
    for (const file of globSync('content/{news,pages,words}/*.yaml')) {
      const text = readFileSync(file, 'utf8');
      expectOf(`the punctuation of ${file}`, text).not.toMatch(/[a-z]'+[a-z]|[a-z]!/);
    }
  });

  it('are used in menus, headings and messages', () => {
    const { namePlaceholder, emailPlaceholder, phonePlaceholder, messagePlaceholder } = contactForm;
    const labels = (links: readonly { label: string }[]) => links.map(({ label }) => label).join();
    const titles = (cards: readonly { title: string }[]) => cards.map(({ title }) => title).join();
    const names = (links: readonly { name: string }[]) => links.map(({ name }) => name).join();
    const hashes = productNavigation.map(({ hash }) => hash);
    const inMobileMenu = productNavigation.map(({ label, mobileLabel = label }) => mobileLabel);
    const words: [what: string, actual: string, wanted: string][] = [
      ['the main menu', labels(mainNavigation), 'Home,About Us,Our Products,Gallery'],
      ['the mobile menu', labels(mobileNavigation), 'News,Contact'],
      ['the products menu', labels(productNavigation), 'Vegetables,Fruits,Legumes,Pasta,Organic'],
      ['its hashes', hashes.join(), 'vegetables,fruits,legumes,pasta,organic'],
      [
        'the products in the mobile menu',
        inMobileMenu.join(),
        'Vegetables,Fruits,Legumes,Pasta,Organic Line',
      ],
      ['the button of the header', header.getInTouchLabel, 'Get In Touch'],
      ['the heading of the form', contactForm.heading, 'Get In Touch'],
      ['the social networks', names(company.social), 'Facebook,Instagram,Twitter,LinkedIn'],
      ['the legal pages', names(company.legal), 'Privacy Policy,Terms of Service'],
      [
        'the links of the home page',
        [
          homePage.hero.productsLabel,
          homePage.hero.contactLabel,
          homePage.featured.linkLabel,
        ].join(),
        'Our Products,Contact Us,View All Products',
      ],
      ['the heading of the supply chain', homePage.supplyChain.heading, 'Supply Chain'],
      [
        'the headings of the About page',
        [aboutPage.hero.heading, aboutPage.roots.heading].join(),
        'Our Story,Our Roots Run Deep',
      ],
      [
        'the filters of the products',
        labels(productsPage.filters.categories),
        'All,Vegetables,Fruits,Legumes,Pasta',
      ],
      ['the checkbox of the products', productsPage.filters.organicLabel, 'Organic'],
      [
        'the badges of products',
        [productCard.organicBadge, productCard.seasonalBadge].join(),
        'Organic,Seasonal',
      ],
      [
        'the headings and buttons of the products',
        [
          productsPage.results.heading,
          productsPage.results.clearLabel,
          productsPage.organic.heading,
          productsPage.organic.buttonLabel,
        ].join(),
        'Search Results,Clear Filters,Organic Line,View All Organic Products',
      ],
      ['the heading of the gallery', galleryPage.hero.heading, 'Photo Gallery'],
      [
        'the headings and links of the news',
        [newsPage.hero.heading, newsPage.listHeading, newsPage.readMoreLabel].join(),
        'News & Updates,Latest News,Read More',
      ],
      [
        'the headings and links of an article',
        [
          articlePage.relatedHeading,
          articlePage.previousLabel,
          articlePage.nextLabel,
          articlePage.notFound.heading,
          articlePage.notFound.linkLabel,
        ].join(),
        'Related Content,Previous,Next,Article Not Found,Back to News',
      ],
      ['the heading above where an article can be shared', articlePage.shareHeading, 'Share'],
      [
        'an article without related ones',
        articlePage.relatedNone,
        'There is nothing else in this category yet.',
      ],
      [
        'where an article can be shared',
        names(articlePage.shareTargets),
        'Facebook,Twitter,LinkedIn,Email',
      ],
      [
        'the headings and the link of the 404 page',
        [
          notFoundPage.code,
          notFoundPage.heading.replace(/\s+/g, ' '),
          notFoundPage.linkLabel,
        ].join(),
        '404,Page Not Found,Back to Home',
      ],
      ['the heading of Why Choose', homePage.whyChoose.heading.slice(0, 10), 'Why Choose'],
      [
        'the cards of Why Choose',
        titles(homePage.whyChoose.cards),
        'Premium Quality,Sustainable Farming,Farm to Table,Quality Certified',
      ],
      [
        'the cards of the About page',
        titles(aboutPage.values.cards),
        'Rooted in Relationships,Expertly Screened,Efficiency in Motion,Grown with Purpose',
      ],
      [
        'the message of a search without results',
        productsPage.results.none,
        'No products found matching your criteria.',
      ],
      [
        'the message of the 404 page',
        notFoundPage.message,
        'The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.',
      ],
      [
        'the placeholders of the contact form',
        [namePlaceholder, emailPlaceholder, phonePlaceholder, messagePlaceholder].join(),
        'Full Name*,Email Address*,Phone Number,Your Message*',
      ],
      [
        'the home page’s figures',
        labels(homePage.hero.figures),
        'years experience,products,countries',
      ],
      [
        'the subject of the contact form’s message',
        contactForm.mail.subject,
        'Contact Form Submission from {name}',
      ],
      ['what the message has without a phone number', contactForm.mail.noPhone, 'N/A'],
      [
        'the number of results (R12)',
        foundText(6, { ...noFilter, category: 'vegetables', organicOnly: true }),
        '6 products found in organic vegetables',
      ],
      ['the number of one result', foundText(1, noFilter).trim(), '1 product found'],
      ['the number of pictures', galleryPage.count(9), '9 pictures shown'],
      [
        'the name of a photo without alt text (R13)',
        galleryPage.photoName({ id: 1, src: '', alt: '', category: 'farm' }, 1, 9),
        'Farm photo 1 of 9',
      ],
    ];
    for (const [what, actual, wanted] of words) expectOf(what, actual).toBe(wanted);
    expectOf('what the newsletter answers (R6)', newsPage.newsletter.answer).toMatch(
      /nothing was sent/,
    );
    const { openedNote } = contactForm;
    expectOf('the note after a message was opened (R16)', openedNote).toMatch(/should have opened/);
    expectOf('the note after a message was opened (R16)', openedNote).not.toMatch(/\bsent\b/);
  });
});
