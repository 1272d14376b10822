import { addressOf } from '../app/pages.ts';
import { pictureAddress } from '../app/picture/picture-roles.ts';
import { encodedPictures } from '../pictures/table.ts';
import type { Company } from '../schema/company.ts';
import { figureText } from '../schema/company-facts.ts';
import { inLanguage } from '../schema/localized.ts';
import type { pageSchemas } from '../schema/pages.ts';
import { problemLine } from '../schema/problem.ts';
import type { wordsSchemas } from '../schema/words.ts';
import { articleTextIn, pictureDescriptionsIn } from './article-text-in.ts';
import { type Language, languages } from './languages.ts';
import type { LoadedContent, Texts } from './loaded-content.ts';
import { monthNamesIn } from './month-names-in.ts';
import { productContentIn } from './product-content-in.ts';
import { type ContentFiles, siteContent } from './read-content.ts';
import { organicId } from './reserved-ids.ts';
import { seasonTextsIn } from './season-texts-in.ts';

/**
 * Reads and checks the content, and gives that of a language.
 * @throws if a file has a mistake, with a line for each
 */
export function loadContent(language: Language): LoadedContent {
  const { files, problems } = siteContent();
  if (!files || problems.length > 0) throw new Error(problems.map(problemLine).join('\n'));
  return contentIn(language, files);
}

/** The content of a language. */
export function contentIn(language: Language, files: ContentFiles): LoadedContent {
  const { code } = language;
  const inThis = <T>(value: T) => inLanguage(value, code);
  const textsOf = (folder: 'pages' | 'words') =>
    Object.fromEntries(
      Object.entries(files[folder]).map(([id, { value }]) => [`${folder}/${id}`, inThis(value)]),
    );
  const categories = files.categories.map(({ id, value }) => ({ id, ...inThis(value) }));
  const newsCategories = Object.fromEntries(
    files['news-categories'].map(({ id, value }) => [id, inThis(value)]),
  );

  const seasonTexts = seasonTextsIn(inThis(files.words.seasons.value), language);
  const articleText = articleTextIn(language, files);
  const descriptions = pictureDescriptionsIn(language, files);
  return {
    ...(textsOf('pages') as Texts<typeof pageSchemas, 'pages'>),
    ...(textsOf('words') as Texts<typeof wordsSchemas, 'words'>),
    ...productContentIn(language, files, seasonTexts),
    company: companyIn(language, files),
    companyNames: [
      ...new Set(
        languages.flatMap(({ code }) => [
          files.company.value.name[code],
          files.company.value.legalName[code],
        ]),
      ),
    ],
    categories: categories.map(
      ({ order: _order, name: _name, picture: _picture, alsoCalled: _words, ...shown }) => shown,
    ),
    categoryNames: Object.fromEntries(categories.map(({ id, name }) => [id, name])),
    categoryColours: Object.fromEntries(categories.map(({ id, colour }) => [id, colour])),
    moreHeadings: Object.fromEntries(categories.map(({ id, moreHeading }) => [id, moreHeading])),
    sources: Object.fromEntries(
      files.sources.map(({ id, value }) => [id, { ...inThis(value), ...yearIn(language, value) }]),
    ),
    galleryImages: files.gallery.map(({ id, value }) => ({
      id: Number(id),
      src: pictureAddress(value.picture),
      alt: value.caption?.[code] ?? '',
      category: value.category,
    })),
    galleryCaptions: Object.fromEntries(
      files.gallery.map(({ id, value: { caption, picture } }) => [
        id,
        caption?.[code] ?? descriptions[pictureAddress(picture)] ?? '',
      ]),
    ),
    articles: files.news.map(({ id, value }) => {
      const { title, excerpt, author, picture, date, category } = inThis(value);
      const { name = '' } = newsCategories[category] ?? {};
      return { id, title, excerpt, image: picture, date, author, category: name };
    }),
    newsCategoryUrls: Object.fromEntries(
      Object.values(newsCategories).map(({ name, url }) => [name, url]),
    ),
    navigation: navigationIn(inThis(files.words.navigation.value), categories),
    monthNames: monthNamesIn(language, 'long'),
    seasonTexts,
    articleTexts: Object.fromEntries(
      files.news.map(({ id, value }) => [id, articleText(value.text[code])]),
    ),
    pictures: encodedPictures().map(({ id, width, height, hash, colour }) => ({
      id,
      width,
      height,
      hash,
      colour,
    })),
    pictureDescriptions: descriptions,
  };
}

function companyIn(language: Language, { company }: ContentFiles): Company {
  const { yearsOfExperience, products, countries, supplierAcres } = company.value.figures;
  return {
    ...inLanguage(company.value, language.code),
    figures: {
      yearsOfExperience: figureText(yearsOfExperience, language),
      products: figureText(products, language),
      countries: figureText(countries, language),
      supplierAcres: figureText(supplierAcres, language),
    },
  };
}

/** “2018–2024” or “2008/09” in the digits of a language. */
function yearIn({ numberSigns }: Language, { year }: { year?: string | undefined }) {
  return year && { year: year.replace(/\d/g, (digit) => `${numberSigns[Number(digit)]}`) };
}

function navigationIn(
  { main, mobile, organic }: LoadedContent['words/navigation'],
  categories: readonly { id: string; heading: string; picture: string }[],
): LoadedContent['navigation'] {
  const links = (labels: typeof main) =>
    Object.entries(labels).map(([name, label]) => ({
      label,
      to: addressOf(name as keyof typeof main),
    }));
  return {
    main: links(main),
    mobile: links(mobile),
    products: [
      ...categories.map(({ id, heading, picture }) => ({
        label: heading,
        mobileLabel: heading,
        hash: id,
        picture,
      })),
      { ...organic, hash: organicId },
    ],
  };
}
