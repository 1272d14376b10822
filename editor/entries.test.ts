import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { featuredCount } from '../content/featured-count.ts';
import { entriesOf, mistakesWith, openEntry, removeEntry, saveEntry, textWith } from './entries.ts';
import type { Localized, Values } from './form.ts';
import { type EditedFile, fileOf, kinds } from './kinds.ts';

// Nothing here writes to the project: what would change a file is refused, or changes a copy.

const firstOf = (kind: string) => {
  const [path = ''] = globSync(`content/${kind}/*.yaml`);
  return fileOf(kind, basename(path, '.yaml')) as EditedFile;
};
const product = firstOf('products');
const article = firstOf('news');
const { value, version } = openEntry(product);
/** The English name of an entry in the lists. */
const nameIn = ({ kind, id }: EditedFile) =>
  entriesOf(kind).find((entry) => entry.id === id)?.name.en;

it('lists every file with its names', () => {
  for (const kind of kinds) {
    const path = kind.id === 'company' ? 'content/company.yaml' : `content/${kind.id}/*.yaml`;
    const entries = entriesOf(kind);
    expect(entries).toHaveLength(globSync(path).length);
    for (const { name } of entries) expect(name.en).toBeTruthy();
  }
});

it('saves what has not changed without writing', () => {
  expect(saveEntry(product, value, version)).toEqual({ saved: true, version, mistakes: [] });
});

it('saves again what an earlier save has written, if its answer was lost', () => {
  withText(product.path, readFileSync(product.path, 'utf8'), () => {
    const changed = { ...value, order: 1 };
    const outcome = saveEntry(product, changed, version);
    expect(outcome).toMatchObject({ saved: true });
    expect(saveEntry(product, changed, version)).toEqual(outcome);
    expect(saveEntry(product, { ...value, order: 2 }, version)).toMatchObject({ saved: false });
  });
});

it('leaves the text of every file as it is', () => {
  for (const kind of kinds)
    for (const { id } of entriesOf(kind)) {
      const file = fileOf(kind.id, id) as EditedFile;
      const text = readFileSync(file.path, 'utf8');
      expect(textWith(file, text, openEntry(file).value), file.path).toBe(text);
    }
});

it('saves texts without the spaces around them', () => {
  const { value, version } = openEntry(article);
  const spaced = (texts: unknown, before = '') =>
    Object.fromEntries(
      Object.entries(texts as Localized).map(([code, text]) => [code, `${before}${text} \n `]),
    );
  const changed = { ...value, title: spaced(value.title, ' '), text: spaced(value.text) };
  withText(article.path, readFileSync(article.path, 'utf8'), () =>
    expect(saveEntry(article, changed, version)).toMatchObject({ saved: true, version }),
  );
});

it.each<[string, Values, object]>([
  [
    'a text that is too short',
    { description: { en: 'Short.', ar: 'قصير.' } },
    { path: 'description.en' },
  ],
  ['a missing language', { name: { en: 'Name' } }, { path: 'name.ar' }],
  ['a category that does not exist', { category: 'none' }, { path: 'category' }],
  ['a field that does not exist', { colour: 'red' }, { path: '' }],
])('refuses %s, and writes nothing', (_, changes, mistake) => {
  const before = readFileSync(product.path, 'utf8');
  const outcome = saveEntry(product, { ...value, ...changes }, version);
  expect(outcome).toMatchObject({ saved: false });
  expect('mistakes' in outcome && outcome.mistakes).toContainEqual(
    expect.objectContaining(mistake),
  );
  expect(readFileSync(product.path, 'utf8')).toBe(before);
});

it('says in which line of an article a mistake is', () => {
  const { value } = openEntry(article);
  const text = { ...(value.text as Localized), en: 'One.\n\nTwo <b>three</b>.\n' };
  expect(mistakesWith(article, { ...value, text })).toEqual([
    {
      path: 'text.en',
      message: expect.stringMatching(/^has HTML; .* \(line 3 of the text\)$/),
      line: 3,
    },
  ]);
});

it('says that the text of an article is missing in a language whose key has no value', () => {
  const { value, version } = openEntry(article);
  const text = { ...(value.text as Localized), ar: null };
  const missing = [{ path: 'text.ar', message: expect.stringMatching(/^is missing/) }];
  expect(mistakesWith(article, { ...value, text })).toEqual(missing);
  expect(saveEntry(article, { ...value, text }, version)).toEqual({
    saved: false,
    mistakes: missing,
  });
});

it('refuses to overwrite and to remove what has changed since it was opened', () => {
  const refused = { saved: false, changedOutside: true, version, value };
  expect(saveEntry(product, { ...value, order: 1 }, 'older')).toEqual(refused);
  expect(saveEntry(product, { ...value, order: 1 })).toEqual(refused);
  expect(removeEntry(product, 'older')).toEqual(refused);
});

it('refuses to remove what others name', () => {
  const category = fileOf('categories', String(value.category)) as EditedFile;
  const outcome = removeEntry(category, openEntry(category).version);
  expect('mistakes' in outcome && outcome.mistakes).toContainEqual({
    path: 'category',
    message: `names “${nameIn(category)}”, which does not exist; choose another one.`,
    elsewhere: { kind: 'products', id: product.id, field: 'Category' },
  });
});

it('names other entries as the lists do, where the check of the files names the files', () => {
  const [other] = entriesOf(product.kind).filter(({ id }) => id !== product.id);
  const second = fileOf('products', other?.id ?? '') as EditedFile;
  const { order, pictures } = openEntry(second).value;
  const [described] = pictures as object[];
  const [, ...others] = value.pictures as object[];
  const changed = { ...value, order, pictures: [described, ...others] };
  // Of two files the check reports the later one, and names the other.
  const name = `“Products → (${nameIn(product)}|${nameIn(second)})”`;
  const isAt = (field: string, message: string) =>
    expect.objectContaining({
      path: field,
      message: expect.stringMatching(new RegExp(`^${message}$`)),
    });
  expect(mistakesWith(product, changed)).toEqual([
    isAt('order', `is ${order}, as in ${name}; give each its own\\.`),
    isAt('pictures.0.shows', `is in ${name} already; remove one of the two\\.`),
  ]);
});

it('names the list of products when too few would be left for the home page', () => {
  withText(product.path, readFileSync(product.path, 'utf8'), () => {
    const others = globSync('content/products/*.yaml').filter((path) => path !== product.path);
    for (const path of others.slice(featuredCount - 1)) rmSync(path);
    const outcome = removeEntry(product, version);
    expect('mistakes' in outcome && outcome.mistakes).toContainEqual(
      expect.objectContaining({
        message: expect.stringMatching(`^Products: has ${featuredCount - 1} products; the home`),
      }),
    );
  });
});

it('asks to choose what is missing, where the files name it', () => {
  const { category: _, ...without } = value;
  expect(mistakesWith(product, without)).toEqual([
    { path: 'category', message: 'is missing; choose one.' },
  ]);
});

it('says of an organic product that the products page shows what to choose instead', () => {
  const page = fileOf('pages', 'products') as EditedFile;
  const { organic } = openEntry(page).value as { organic: { arches: string[] } };
  const shown = fileOf('products', organic.arches[0] ?? '') as EditedFile;
  const { organic: _, ...without } = openEntry(shown).value;
  expect(mistakesWith(shown, { ...without, organic: false })).toEqual([
    {
      path: 'organic.arches.0',
      message: `names “${nameIn(shown)}”, which is not organic; choose another one.`,
      elsewhere: expect.objectContaining({ kind: 'pages', id: 'products' }),
    },
  ]);
});

/** Does a task in a copy of the content, in which a file has another text. */
function withText<Result>(path: string, text: string, task: () => Result): Result {
  const project = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', join(folder, 'content'), { recursive: true });
  writeFileSync(join(folder, path), text);
  process.chdir(folder);
  try {
    return task();
  } finally {
    process.chdir(project);
    rmSync(folder, { recursive: true });
  }
}

it('moves what a picture shows to another entry that shows it, when the first one shows another picture', () => {
  const category = fileOf('categories', String(value.category)) as EditedFile;
  const [first, ...others] = value.pictures as { picture: string; shows: Localized }[];
  const another = entriesOf(product.kind).find(({ id }) => id !== product.id)?.picture;
  const text = readFileSync(category.path, 'utf8');
  withText(category.path, text.replace(/^picture: .*/m, `picture: ${first?.picture}`), () => {
    const changed = { ...value, pictures: [{ picture: another }, ...others] };
    expect(mistakesWith(product, changed)).toEqual([]);
    expect(saveEntry(product, changed, version)).toMatchObject({ saved: true, mistakes: [] });
    expect(openEntry(category).value).toMatchObject({
      picture: first?.picture,
      shows: first?.shows,
    });
  });
});

const articleText = readFileSync(article.path, 'utf8');
const company = fileOf('company', 'company') as EditedFile;

it.each([
  ['is not YAML', `${articleText}\ntitle: 'open`, 'Title'],
  ['has no date', articleText.replace(/^date: .*\n/m, ''), 'Date'],
])('refuses to remove what others may name while a file %s', (_, text, field) => {
  const category = fileOf('categories', String(value.category)) as EditedFile;
  withText(article.path, text, () => {
    expect(removeEntry(category, openEntry(category).version)).toEqual({
      saved: false,
      isUnchecked: true,
      mistakes: [expect.objectContaining({ elsewhere: { kind: 'news', id: article.id, field } })],
    });
    expect(globSync(category.path)).toEqual([category.path]);
  });
});

it('removes a file that has the only mistake', () => {
  const source = fileOf('sources', 'begun-in-a-text-editor') as EditedFile;
  withText(source.path, 'url: nowhere\n', () => {
    const { version } = openEntry(source);
    expect(removeEntry(source, version)).toEqual({ saved: true });
    expect(globSync(source.path)).toEqual([]);
    // The answer may have been lost.
    expect(removeEntry(source, version)).toEqual({ saved: true });
  });
});

it('corrects one file after the other', () => {
  const broken = articleText.replace(/^date: .*\n/m, '');
  withText(article.path, broken, () => {
    writeFileSync(product.path, readFileSync(product.path, 'utf8').replace(/^order: .*\n/m, ''));
    const { version: now } = openEntry(product);
    expect(saveEntry(product, value, now)).toMatchObject({ saved: true });
    const { value: corrected } = openEntry(article, undefined, articleText);
    const { version: opened } = openEntry(article);
    expect(saveEntry(article, corrected, opened)).toMatchObject({ saved: true });
  });
});

it('saves nothing but the company while the company has a mistake, because nothing else is checked', () => {
  const text = readFileSync(company.path, 'utf8');
  withText(company.path, text.replace(/^email: .*\n/m, ''), () => {
    const outcome = saveEntry(product, { ...value, name: { en: '' } }, version);
    expect(outcome).toEqual({
      saved: false,
      mistakes: [
        {
          path: 'email',
          message: expect.any(String),
          elsewhere: { kind: 'company', id: 'company', field: 'Email' },
        },
      ],
    });
    const { value: broken, version: now } = openEntry(company);
    const { email } = parse(text);
    expect(saveEntry(company, { ...broken, email }, now)).toMatchObject({ saved: true });
    expect(saveEntry(product, value, version)).toMatchObject({ saved: true });
  });
});

it('begins a new product with what is known, in the order of the schema', () => {
  const { value: begun, version: none } = openEntry(
    fileOf('products', 'sugar-mangoes') as EditedFile,
    'Sugar Mangoes',
  );
  const orders = globSync('content/products/*.yaml').map((path) =>
    Number(/^order: (\d+)/m.exec(readFileSync(path, 'utf8'))?.[1]),
  );
  expect(none).toBeUndefined();
  expect(begun).toMatchObject({
    order: Math.max(...orders) + 10,
    name: { en: 'Sugar Mangoes', ar: '' },
    nameInSentence: { en: 'sugar mangoes', ar: '' },
    pictures: [{}, {}],
  });
  const keys = Object.keys(begun);
  expect(keys).toEqual(Object.keys(value).filter((key) => keys.includes(key)));
});
