// The fields of the files in content/pages/: the texts of each page.
import type { PictureRole } from '../app/picture/picture-roles.ts';
import { list, nameOf, picture, strict } from './fields.ts';
import { links } from './links.ts';
import { group, localized, plurals, shows, texts } from './localized.ts';

const head = {
  title: localized(10, 60).describe('For search engines, link previews and the browser’s tab.'),
  description: localized(70, 155).describe('For search engines and link previews.'),
};

const shown = (role?: PictureRole) => ({ picture: picture(role), shows: shows() });

/** The part of a page with its main heading. */
const topOfPage = { title: 'Top of the page' };

const cards = () =>
  list(group('title, text').meta({ title: 'Entry' }), 'entries with title and text below it');

const picturedCards = () =>
  list(
    strict({ ...shown('arch'), ...texts('title, text') }).meta({ title: 'Entry' }),
    'entries with picture, title and text below it',
  );

export const pageSchemas = {
  home: strict({
    ...head,
    ...shown('hero'),
    hero: strict({
      ...texts('heading, text, productsLabel, contactLabel'),
      figures: group('yearsOfExperience, products, countries'),
    }).meta(topOfPage),
    featured: group('heading, text, linkLabel'),
    wide: strict(shown('full')).meta({ title: 'Picture across the page' }),
    whyChoose: strict({ ...texts('heading'), cards: picturedCards() }),
    supplyChain: strict({
      ...texts('heading, lead, text, linkLabel'),
      ...shown('arch'),
      steps: cards(),
    }),
  }),

  about: strict({
    ...head,
    ...shown('hero'),
    hero: group('heading, lead').meta(topOfPage),
    roots: strict({
      ...texts('heading'),
      paragraphs: list(localized(1, 1000).meta({ title: 'Paragraph' }), 'paragraphs below it'),
      ...texts('pullQuote'),
      first: strict(shown('arch')),
      second: strict(shown('arch')),
    }),
    values: strict({ ...texts('heading'), cards: picturedCards() }),
  }),

  products: strict({
    ...head,
    ...shown('hero'),
    hero: group('heading, text, askText, askLabel, calendarText, calendarLabel').meta(topOfPage),
    organic: strict({
      ...texts('heading, text, buttonLabel, listLabel'),
      arches: list(
        nameOf('products', 'carrots', 'organic'),
        'names of organic products between [ and ]',
      )
        .length(3, { error: 'has not three products; write three.' })
        .describe('The organic products whose first pictures are shown in the three arches.'),
    }),
    filters: group(
      'label, searchLabel, searchPlaceholder, categoryLabel, allLabel',
      'organicLabel, tabsLabel',
    ),
    // The specification fixes `none` and `clearLabel` (sections 2 and 8).
    results: strict({
      ...texts('heading, none, noneFor {filter}, forText {text}, inOrganic, clearLabel'),
      ...plurals('count'),
    }),
  }),

  product: strict({
    title: localized(1, 60, ['{name}']),
    ...texts('breadcrumbsLabel, tipHeading, printLabel'),
    season: group('heading, calendarLabel'),
    keeping: group(
      'heading, temperatureLabel, humidityLabel, durationLabel',
      'coldDamage {limit}, ethyleneLabel, carbonDioxideLabel, odourLabel',
      'unsure',
    ),
    shipping: group('heading'),
    ...texts('sourcesLabel, allLabel, neighboursLabel, previousLabel, nextLabel'),
  }),

  seasons: strict({
    ...head,
    ...shown(),
    hero: group('heading, text, chooseText').meta(topOfPage),
    ...texts('chartLabel, productLabel'),
    inSeason: strict({ ...texts('heading {month}'), ...plurals('count {month}') }),
    sort: group('label, start, category'),
    ...texts('nowLabel, sourcesLabel'),
    download: strict({
      ...texts('label'),
      columns: group('product, variety, category, note, sources'),
    }),
  }),

  enquiry: strict({
    ...head,
    hero: group('heading, text').meta(topOfPage),
    withoutScript: group('text, or, formText'),
    empty: group('heading, text, productsLabel, seasonsLabel'),
    list: strict({
      ...texts('heading, quantityLabel, packingLabel, forProduct {name}'),
      ...texts('quantityPlaceholder, packingPlaceholder, removeLabel, addLabel'),
      ...texts('wholeLabel, destinationLabel, destinationPlaceholder, monthLabel, anyMonth'),
      season: group('peak {month}, usual {month}, possible {month}, none {month}').describe(
        'Below a product, when a month is chosen.',
      ),
    }),
    storage: group('text, notKept, clearLabel'),
    removed: group('product {name}, all, undoLabel, undone, unknown {names}'),
    cargo: strict({
      ...texts('heading'),
      ...plurals('several'),
      ...texts('container {number}, cooled, cooledAt {temperature}, notCooled'),
      ...texts('cooledOnLongVoyages {temperature}'),
      ...texts('matrixLabel, pair {one} {others}'),
    }),
    send: group('heading, noteLabel, notePlaceholder, submitLabel, whatsAppLabel'),
  }),

  gallery: strict({
    ...head,
    ...shown(),
    hero: group('heading, text').meta(topOfPage),
    ...texts('filtersLabel'),
    // The specification fixes the labels, the last one in lower case (R14).
    filters: group('all, farm, produce'),
    photoNames: group('farm {number} {total}, produce {number} {total}').describe(
      'The name of an image that has no caption.',
    ),
    ...plurals('count'),
    closing: group('text, linkLabel').meta({ title: 'Below the photos' }),
  }),

  news: strict({
    ...head,
    ...shown(),
    hero: group('heading, text').meta(topOfPage),
    ...texts('listHeading, readMoreLabel, readMoreAbout {title}, olderLabel, sidebarLabel'),
    ...texts('categoriesHeading'),
    newsletter: group('heading, text, inputLabel, placeholder, buttonLabel, answer'),
    ...texts('socialHeading'),
  }),

  article: strict({
    ...texts('title {title}, byLabel, loadingLabel, sidebarLabel'),
    ...texts('relatedHeading, relatedNone, othersHeading, categoriesHeading, shareHeading'),
    ...texts('neighboursLabel, previousLabel, nextLabel'),
    notFound: group('heading, text, linkLabel'),
    shareTargets: links(),
  }),

  contact: strict({ ...head, ...shown('arch'), hero: group('heading, text, formLabel') }),

  /** The message is that of specification 2. */
  'not-found': strict({
    ...head,
    ...shown('hero'),
    ...texts('code, heading, message, linkLabel, productsLabel'),
  }),
};

/** The texts of a page for search engines, link previews and the browser's tab. */
export interface Page {
  title: string;
  description: string;
  /** An address. Shown in link previews, and in the hero of pages that have a picture there. */
  picture?: string;
}
