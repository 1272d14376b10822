import { type Content, orList, type Problem } from './check-problem.ts';
import { isoDate } from './iso-date.ts';
import { featuredCount } from './pages/home.ts';

/** What only the lists as a whole can tell: their lengths, their order, repetitions, names of others. */
export function checkLists(content: Content): Problem[] {
  return [
    ...checkProducts(content),
    ...checkMenu(content),
    ...checkGallery(content),
    ...checkArticles(content),
    ...checkCompany(content),
  ];
}

function checkProducts({ products, sections, arches }: Content): Problem[] {
  const file = 'content/products.ts';
  const problems = [
    ...repeated(file, 'id', products, ({ id }) => id),
    ...repeated(file, 'name', products, ({ name }) => name),
    ...products.flatMap(({ id, images }) =>
      repeated(file, 'images', listOf(images), (image) => image, id),
    ),
  ];
  if (products.length < featuredCount) {
    const remedy = `has ${products.length} products; the home page shows the first ${featuredCount}, so give at least as many.`;
    problems.push({ file, entry: 'products', field: 'list', remedy });
  }
  for (const { id } of products.filter(({ id }) => sections.includes(id))) {
    const remedy = `is the address of a section of the products page; write another, as in “fresh-${id}”.`;
    problems.push({ file, entry: id, field: 'id', remedy });
  }
  const organic = products.filter(({ isOrganic }) => isOrganic).map(({ id }) => id);
  for (const id of arches.filter((arch) => !organic.includes(arch))) {
    const known = products.some((product) => product.id === id);
    const fault = known ? 'which is not organic' : 'which is no product';
    const remedy = `names “${id}”, ${fault}; write the id of an organic product: ${orList(organic)}.`;
    const place = { file: 'content/pages/products.ts', entry: 'products page' };
    problems.push({ ...place, field: 'organic.arches', remedy });
  }
  return problems;
}

function checkMenu({ menu, sections }: Content): Problem[] {
  return menu
    .filter(({ hash }) => !sections.includes(hash))
    .map(({ label, hash }) => ({
      file: 'content/navigation.ts',
      entry: label,
      field: 'hash',
      remedy: `is “${hash}”, which is no section of the products page; write ${orList(sections)}.`,
    }));
}

function checkGallery({ galleryImages }: Content): Problem[] {
  const file = 'content/gallery.ts';
  return [
    ...repeated(file, 'id', galleryImages, ({ id }) => `${id}`),
    ...repeated(file, 'src', galleryImages, ({ src }) => src),
  ];
}

function checkArticles({ articles, newsCategories }: Content): Problem[] {
  const file = 'content/news.ts';
  const problems = [
    ...repeated(file, 'id', articles, ({ id }) => id),
    ...repeated(file, 'title', articles, ({ title }) => title),
  ];
  for (const [index, { id, category, date }] of articles.entries()) {
    if (category && !newsCategories.includes(category)) {
      const remedy = `is “${category}”; write ${orList(newsCategories)}, or add the new one to newsCategoryUrls in the same file.`;
      problems.push({ file, entry: id, field: 'category', remedy });
    }
    const above = articles[index - 1];
    const [day, dayAbove] = [isoDate(date), above && isoDate(above.date)];
    if (!above || !day || !dayAbove || day <= dayAbove) continue;
    const remedy = `is ${date}, later than the article above it (${above.date}); the newest comes first, so move this article up.`;
    problems.push({ file, entry: id, field: 'date', remedy });
  }
  return problems;
}

function checkCompany({ company }: Content): Problem[] {
  const check = <T>(field: string, entries: readonly T[], textOf: (entry: T) => string) =>
    repeated('content/company.ts', field, listOf(entries), textOf, 'company');
  return [
    ...check('address', company.address, (line) => line),
    ...check('hours', company.hours, ({ days }) => days),
    ...check('social', company.social, ({ name }) => name),
    ...check('legal', company.legal, ({ name }) => name),
  ];
}

/** A mistake may have put something else in a list's place; the schema reports that. */
const listOf = <T>(value: readonly T[]) => (Array.isArray(value) ? (value as readonly T[]) : []);

/** A problem for each entry whose value an earlier entry has too. */
function repeated<T>(
  file: string,
  field: string,
  entries: readonly T[],
  textOf: (entry: T) => string,
  name?: string,
): Problem[] {
  const seen = new Set<string>();
  return entries.flatMap((entry, index) => {
    const value = textOf(entry);
    if (!value || value === 'undefined') return [];
    if (!seen.has(value)) {
      seen.add(value);
      return [];
    }
    const id = (entry as { id?: string | number }).id;
    const remedy =
      field === 'id'
        ? 'is used by an earlier entry too; give each its own.'
        : `repeats “${value}”, which stands further up; write each once.`;
    return { file, entry: name ?? `${id ?? `entry ${index + 1}`}`, field, remedy };
  });
}
