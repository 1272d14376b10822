import { fileOf } from './check-files.ts';
import { type Content, orList, type Problem, productFile } from './check-problem.ts';
import { isIsoDate } from './iso-date.ts';
import { featuredCount } from './pages/home.ts';

/** Problems between entries: length and order of lists, duplicates, references to other entries. */
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
  const problems: Problem[] = [];
  if (products.length < featuredCount) {
    const message = `has ${products.length} products; the home page shows the first ${featuredCount}, so give at least as many.`;
    problems.push({ file: 'content/products', entry: 'products', field: 'list', message });
  }
  for (const { id } of products.filter(({ id }) => sections.includes(id))) {
    const message = `is already the id of a section of the products page; choose another, such as “fresh-${id}”.`;
    problems.push({ file: productFile(id), entry: id, field: 'file name', message });
  }
  const organic = products.filter(({ isOrganic }) => isOrganic).map(({ id }) => id);
  for (const id of arches.filter((arch) => !organic.includes(arch))) {
    const known = products.some((product) => product.id === id);
    const fault = known ? 'which is not organic' : 'which is not a product';
    const message = `names “${id}”, ${fault}; write the id of an organic product: ${orList(organic)}.`;
    const place = { file: fileOf('pages/products', 'organic.arches'), entry: 'products page' };
    problems.push({ ...place, field: 'organic.arches', message });
  }
  return problems;
}

function checkMenu({ menu, sections }: Content): Problem[] {
  return menu
    .filter(({ hash }) => !sections.includes(hash))
    .map(({ label, hash }) => ({
      file: fileOf('navigation', 'hash'),
      entry: label,
      field: 'hash',
      message: `is “${hash}”, which is not a section of the products page; write ${orList(sections)}.`,
    }));
}

function checkGallery({ galleryImages }: Content): Problem[] {
  const file = fileOf('gallery', 'id');
  return [
    ...duplicates(file, 'id', galleryImages, ({ id }) => `${id}`),
    ...duplicates(file, 'src', galleryImages, ({ src }) => src),
  ];
}

function checkArticles({ articles, newsCategories }: Content): Problem[] {
  const file = fileOf('news', 'id');
  const problems = [
    ...duplicates(file, 'id', articles, ({ id }) => id),
    ...duplicates(fileOf('news', 'title'), 'title', articles, ({ title }) => title),
  ];
  for (const [index, { id, category, date }] of articles.entries()) {
    if (category && !newsCategories.includes(category)) {
      const message = `is “${category}”; write ${orList(newsCategories)}, or add the new one to the categories in the same file.`;
      problems.push({ file, entry: id, field: 'category', message });
    }
    const above = articles[index - 1];
    if (!above || !isIsoDate(date) || !isIsoDate(above.date) || date <= above.date) continue;
    const message = `is ${date}, later than the article above it (${above.date}); the newest comes first, so move this article up.`;
    problems.push({ file, entry: id, field: 'date', message });
  }
  return problems;
}

function checkCompany({ company }: Content): Problem[] {
  const check = <T>(field: string, entries: readonly T[], textOf: (entry: T) => string) =>
    duplicates(fileOf('company', field), field, listOf(entries), textOf, 'company');
  return [
    ...check('address', company.address, (line) => line),
    ...check('hours', company.hours, ({ days }) => days),
    ...check('social', company.social, ({ name }) => name),
    ...check('legal', company.legal, ({ name }) => name),
  ];
}

// The schema reports a value that should be a list and is not.
const listOf = <T>(value: readonly T[]) => (Array.isArray(value) ? (value as readonly T[]) : []);

/** A problem for each entry with the same value as an earlier entry. */
function duplicates<T>(
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
    const message =
      field === 'id'
        ? 'is the same as in an earlier entry; give each entry its own id.'
        : `repeats “${value}” of an earlier entry; each may appear only once.`;
    return { file, entry: name ?? `${id ?? `entry ${index + 1}`}`, field, message };
  });
}
