// Takes photographs into the project: npm run pictures -- --photograph mangoes-a photo.jpg
import { renameSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type PictureKind, rolesOfKind } from '../app/ui/picture-roles.ts';
import { encodePictures } from './encode.ts';
import { Mistake } from './mistake.ts';
import {
  asMaster,
  cropPhotograph,
  focusOf,
  type PhotographFile,
  readPhotograph,
} from './photograph-file.ts';
import { ask, stopAsking } from './question.ts';
import { masterOf, type Picture, readTable, saveRow } from './table.ts';

/** The size of each kind's masters in pixels. A photograph may be a third smaller. */
const sizes: Record<PictureKind, [width: number, height: number]> = {
  product: [1080, 1350],
  gallery: [1800, 1200],
  news: [1620, 1080],
  story: [1200, 1600],
  hero: [2400, 1200],
};
const smallest = 2 / 3;

const kinds = Object.keys(rolesOfKind) as PictureKind[];
const kindList = 'product, gallery, news, story or hero';
const example = 'npm run pictures -- --photograph mangoes-a photo.jpg mangoes-b other.jpg';

/** A picture that gets a photograph, and its row if it has one. */
type Wanted = { id: string; file: string; earlier: Picture | undefined };

export type PhotographOptions = {
  /** One for each new picture, or one for each picture, in the order given. */
  titles: readonly string[];
  /** What new pictures are for, where their names do not tell. */
  kind: string | undefined;
};

/**
 * Puts photographs in the places of pictures, or adds them as new pictures, and makes what visitors
 * load. Everything is checked and asked before anything is written.
 *
 * @param words names and files in turns: `mangoes-a`, `a.jpg`, `mangoes-b`, `b.jpg`
 * @throws {Mistake} when something is wrong with names, files, kinds or titles
 */
export async function addPhotographs(
  words: readonly string[],
  options: PhotographOptions,
): Promise<void> {
  const table = readTable();
  const wanted = readPairs(words).map(({ id, file }) => ({
    id,
    file,
    earlier: table.find((row) => row.id === id),
  }));
  const changes = await readChanges(wanted, options).finally(stopAsking);
  for (const { row, master } of changes) {
    writeFileSync(`${masterOf(row)}.part`, master);
    renameSync(`${masterOf(row)}.part`, masterOf(row));
    saveRow(row);
  }
  await encodePictures(wanted.map(({ id }) => id));
  const added = wanted.filter(({ earlier }) => !earlier).map(({ id }) => `/pictures/${id}.jpg`);
  if (added.length > 0) console.log(`Added. In content/ write: ${added.join(', ')}`);
  else console.log('Replaced.');
}

/**
 * The rows and masters that come of photographs. Nothing is written yet.
 *
 * @throws {Mistake} when something is wrong with files, kinds or titles
 */
async function readChanges(wanted: readonly Wanted[], { titles, kind }: PhotographOptions) {
  const files: PhotographFile[] = [];
  for (const { file } of wanted) files.push(await readPhotograph(file));
  const added = wanted.filter(({ earlier }) => !earlier);
  if (titles.length > 0 && titles.length !== added.length && titles.length !== wanted.length)
    throw new Mistake(
      `There are ${wanted.length} pictures, ${added.length} of them new, and ${titles.length} titles. Write --title "…" once for each new picture, in the same order.`,
    );
  const titled = titles.length === wanted.length ? wanted : added;

  const changes: { row: Picture; master: Buffer }[] = [];
  for (const [index, { id, earlier }] of wanted.entries()) {
    const role = await kindOf(id, kind, earlier);
    const crop = await cropToKind(files[index] as PhotographFile, id, role);
    const given = titles[titled.findIndex((picture) => picture.id === id)];
    const title = given?.trim() || earlier?.title || (await askTitle(id, role));
    const { width, height } = crop;
    // What a rendered picture's crops were set to does not fit a photograph.
    const { focus: _, zoom: __, standIn: ___, ...kept } = earlier ?? {};
    const focus = role === 'hero' && { focus: await focusOf(crop) };
    const row = { ...kept, id, title, role, width, height, ...focus, photograph: true } as const;
    changes.push({ row, master: await asMaster(crop, title) });
  }
  return changes;
}

/** @throws {Mistake} when names and files do not take turns */
function readPairs(words: readonly string[]): { id: string; file: string }[] {
  if (words.length === 0 || words.length % 2 === 1)
    throw new Mistake(`Each photograph needs a name and a file: ${example}`);
  const pairs = Array.from({ length: words.length / 2 }, (_, index) => ({
    id: words[index * 2] as string,
    file: words[index * 2 + 1] as string,
  }));
  for (const [index, { id, file }] of pairs.entries()) {
    if (/\.\w+$/.test(id) || id.includes('/'))
      throw new Mistake(`The name comes before the file: write “mangoes-a ${basename(id)}”.`);
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) throw new Mistake(remedyForName(id));
    const before = pairs.slice(0, index);
    if (before.some((pair) => pair.id === id))
      throw new Mistake(`The name ${id} is given twice. Give each photograph its own.`);
    if (before.some((pair) => pair.file === file))
      throw new Mistake(`The file ${file} is given twice. Give each name its own photograph.`);
  }
  return pairs;
}

function remedyForName(id: string): string {
  const slug = id
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const instead = slug ? `write ${slug}` : 'as in mangoes-a';
  return `“${id}” cannot be a picture’s name. Use small letters, digits and single hyphens: ${instead}.`;
}

/** The kind of a picture: the one it has, the one that was asked for, or the one its name tells. */
async function kindOf(
  id: string,
  wanted: string | undefined,
  earlier: Picture | undefined,
): Promise<PictureKind> {
  if (wanted !== undefined && !isKind(wanted))
    throw new Mistake(`There is no kind “${wanted}”. Write ${kindList}.`);
  if (earlier) {
    if (wanted === undefined || wanted === earlier.role) return earlier.role;
    throw new Mistake(`${id} is a ${earlier.role} picture already. Leave out --kind ${wanted}.`);
  }
  const [start = ''] = id.split('-');
  if (wanted) return wanted;
  if (isKind(start)) return start;
  if (/-[a-z]$/.test(id)) return 'product';
  const remedy = `${id} is new, and its name does not tell what it is for. Add --kind with ${kindList}.`;
  const answer = await ask(`What is ${id} for: ${kindList}?`, remedy, 'product');
  return kindOf(id, answer, undefined);
}

const isKind = (word: string): word is PictureKind => kinds.some((kind) => kind === word);

/** @throws {Mistake} when the photograph is too small */
async function cropToKind(file: PhotographFile, id: string, kind: PictureKind) {
  const [width, height] = sizes[kind];
  const share = Math.min(1, file.width / width, file.height / height);
  if (share < smallest)
    throw new Mistake(
      `${file.name} is ${file.width} × ${file.height} pixels; ${id} needs at least ${Math.ceil(width * smallest)} × ${Math.ceil(height * smallest)}. Give a larger photograph.`,
    );
  return cropPhotograph(file, Math.floor(width * share), Math.floor(height * share));
}

async function askTitle(id: string, kind: PictureKind): Promise<string> {
  const words = id
    .replace(/^(news|story|hero)-/, '')
    .replace(/-[a-z]$/, '')
    .replaceAll('-', ' ');
  const suggestion = kind === 'gallery' ? '' : words[0]?.toUpperCase() + words.slice(1);
  const remedy = `${id} is new and needs a title. Add --title "…" with a few words on what it shows.`;
  return ask(`What does ${id} show? A few words:`, remedy, suggestion);
}
