// The fields of the files in content/words/: texts that several pages share.
import { z } from 'zod';
import { hasOneAddress, pages } from '../app/pages.ts';
import { picture, strict } from './fields.ts';
import { group, localized, plurals, shows, texts } from './localized.ts';
import { orList } from './problem.ts';

const pageNames = pages.filter(hasOneAddress).map(({ name }) => name);

/** Links to pages in their order, by the names of the pages. */
const pageLinks = () =>
  z
    .partialRecord(z.enum(pageNames), localized(2, 30), {
      // The type of a record's issues lacks this one.
      error: (issue: z.core.$ZodRawIssue) =>
        issue.code === 'unrecognized_keys'
          ? `has ${issue.keys?.join(', ')}, to which no menu can lead; write ${orList(pageNames)}.`
          : 'is missing; write the names of pages below it, each with its label.',
    })
    .meta({ control: 'links' });

export const wordsSchemas = {
  navigation: strict({
    main: pageLinks(),
    mobile: pageLinks(),
    organic: strict({
      ...texts('label, mobileLabel'),
      picture: picture('thumb'),
      shows: shows(),
    }),
  })
    .check(({ value, issues }) => {
      const report = (path: string[], message: string) =>
        issues.push({ code: 'custom', path, message, input: value });
      if (!('products' in value.main))
        report(['main'], 'has no products; add them, because the menu of categories is there.');
      for (const page of Object.keys(value.mobile))
        if (page in value.main)
          report(['mobile', page], 'is in main already; remove one of the two.');
    })
    .meta({
      title: 'Menus',
      description:
        'The links in the header, those that only the mobile menu has, and the Organic Line in the products menu.',
    }),

  'product-card': strict({
    ...texts('organicBadge, seasonalBadge, onRequest, askForMonths, detailsAbout {name}'),
    ...texts('picturesLabel {name}, previousLabel {name}, nextLabel {name}'),
    ...texts('dotLabel {number} {name}, pictureLabel {name} {number} {total}'),
  }).meta({
    title: 'Product cards',
    description: 'Product cards. Texts with a name are for screen readers.',
  }),

  lightbox: group(
    'label, photosLabel, photoLabel, keysLabel, shown {alt} {number} {total}',
    'closeLabel, previousLabel, nextLabel, zoomInLabel, zoomOutLabel',
  ).meta({
    title: 'Picture, full screen',
    description: 'A picture of the gallery or of a product that fills the screen.',
  }),

  'in-season': group('heading, calendarLabel').meta({
    title: 'In season now',
    description:
      'What is in season this month: on the home page, in an empty enquiry and where a page is missing.',
  }),

  seasons: strict({
    levels: group('peak, usual, possible, none'),
    ...texts('backIn {month}, unknown, weatherNote, allYear'),
    // Three or more months in a row; one or two are named one by one.
    ...texts('range {first} {last}, comma, semicolon, from {month}, until {month}'),
    // A month after “sometimes”.
    ...texts('inMonth {month}'),
    ...texts('peak {months}, possible {months}'),
  }).meta({ title: 'Months and seasons' }),

  'season-sentences': strict({
    ...texts('usual {months}, peak {months}, possible {months}'),
    ...texts('variety {variety} {months}, sentence {seasons}'),
  }).meta({
    title: 'Months on cards',
    description: 'The months on the card of a product.',
  }),

  keeping: strict({
    ...texts('temperature {degrees}, zero, fromZero {to}, tolerance {degrees} {tolerance}'),
    ...texts('humidity {percent}, humidityOrMore {percent}, range {from} {to}'),
    units: strict(plurals('day, week, month')),
    ...texts('about {duration}'),
    ethylene: strict({
      gives: group('no, low, yes'),
      sensitive: group('no, low, moderate, yes, very'),
    }),
    odour: strict({ gives: group('slight, strong'), takesUp: group('strong, every') }),
    carbonDioxide: group('usedAtSea, harmful'),
  }).meta({
    title: 'How products are kept',
    description:
      'How products are kept. The last number of a range decides the plural form of a unit.',
  }),

  cargo: strict({
    ...texts('guidance'),
    verdicts: group('together, with care, apart'),
    together: group('moist {shared}, packed {shared}, aired {shared}, ambient'),
    conflicts: group(
      'packedWithMoist {one} {other}, airedWithMoist {one} {other}',
      'airedWithPacked {one} {other}, airedWithAmbient {one} {other}',
      'ambientWithMoist {one} {other}, ambientWithPacked {one} {other}',
      'unknownProduct {one} {other}, unknownTemperature {one}',
      'coldDamage {one} {oneTemperature} {other}, temperature {one} {oneTemperature} {other}',
      'narrowTemperature {one} {other} {shared}',
      'ethylene {one} {harm}, littleEthylene {one} {harm}',
      'slightlySensitive {one} {other}, unknownSensitivity {one} {other}',
      'unknownEthylene {one} {harm}, odour {one} {other}, strongOdour {one} {other}',
      'carbonDioxide {one} {other}, season {one} {other}',
    ),
    limits: group('coldDamage {other} {limit}, temperature {other} {temperature}').describe(
      'What stands in the place of {other} in the two sentences of the same names.',
    ),
    ...texts('ethyleneHarm {other}'),
  }).meta({
    title: 'What can ship together',
    description:
      'Products that may share a container. {one} and {other} are their names in sentences: a sentence must read well with plurals and with “lettuce”.',
  }),

  // R16. Specification 5 fixes the placeholders, specification 7 the message.
  'contact-form': strict({
    ...texts('heading, text, requiredNote, nameLabel, emailLabel, phoneLabel'),
    ...texts('messageLabel, namePlaceholder, emailPlaceholder, phonePlaceholder'),
    ...texts('messagePlaceholder, missingField, noEmailAddress'),
    ...texts('submitLabel, openedNote, noMailProgram'),
    ...texts('longMessageNote, copyLabel, copiedNote, copyFailedNote'),
    mail: group(
      'subject {name}, subjectWithoutScript, nameLabel, emailLabel',
      'phoneLabel, noPhone, messageLabel',
    ),
  }).meta({
    title: 'Contact form',
    description:
      'The form in the footer of every page. The form of the enquiry has some of its texts, too. It opens the visitor’s mail program and sends nothing itself, so “Opened note” must not say that the message was sent.',
  }),

  'enquiry-mail': strict({
    ...texts('subject {name} {products}'),
    ...plurals('more'),
  }).meta({
    title: 'Mail of an enquiry',
    description: 'The message of an enquiry. “More” ends its subject if there are many products.',
  }),

  shell: strict({
    header: group(
      'skipLabel, navigationLabel, homeLabel, getInTouchLabel',
      'productsMenuLabel, openMenuLabel, closeLabel, menuLabel',
    ),
    footer: group(
      'quickLinksHeading, productsHeading, seasonsLabel, contactHeading, newsLabel',
      'socialHeading, phoneLabel, emailLabel, addressLabel',
      'addressSeparator, hoursLabel, mapLabel, mapCloseLabel, mapLinkLabel, legalLabel',
      'copyright {year} {owner}, mapAttribution, zoomInLabel, zoomOutLabel',
    ),
    enquiryLink: strict({
      ...texts('label {count}, askLabel {name}, listedLabel, listedName {name}'),
      ...plurals('added {name}'),
    }).describe('The enquiry list. “Listed name” must begin with “Listed label”.'),
    certificates: group(
      'heading, text, holderLabel, numberLabel, scopeLabel, expiresLabel',
      'expiredLabel, expiredBadge, registryLabel {number}',
    ),
    brokenPage: group('title, heading, text, againLabel, homeLabel'),
    ...texts('waitingLabel, savedCopyNotice, scrollToTopLabel'),
  }).meta({
    title: 'Header and footer',
    description: 'What every page has.',
  }),

  sharing: strict(texts('newsFeedTitle, previewText {picture} {title}')).meta({
    title: 'News feed and link previews',
    description: 'Not on the pages: for programs that read news, and where somebody shares a page.',
  }),
};
