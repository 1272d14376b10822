// Adds photographs to the project: npm run pictures -- --photograph mangoes-a photo.jpg
import { basename } from 'node:path';
import { type PictureKind, rolesOfKind } from '../app/picture/picture-roles.ts';
import { idPattern } from '../schema/fields.ts';
import { idOf } from '../schema/id-of.ts';
import { orList } from '../schema/problem.ts';
import { encodePicture } from './encode.ts';
import {
  cropPhotograph,
  encodeMaster,
  findFocus,
  type PhotographFile,
  readPhotograph,
} from './photograph-file.ts';
import { storePicture } from './picture-files.ts';
import { type Picture, readTable } from './table.ts';
import { UserError } from './user-error.ts';

/** The size of the masters of each kind in pixels. A photograph may be a third smaller. */
const sizes: Record<PictureKind, [width: number, height: number]> = {
  product: [1080, 1350],
  gallery: [1800, 1200],
  news: [1620, 1080],
  story: [1200, 1600],
  hero: [2400, 1200],
};
const smallestShare = 2 / 3;

/** As in the table of README.md: “720 × 900”. */
export const smallestSize = (kind: PictureKind): string =>
  sizes[kind].map((side) => Math.ceil(side * smallestShare)).join(' × ');

const kinds = Object.keys(rolesOfKind) as PictureKind[];
export const kindList = orList(kinds);
const example = 'npm run pictures -- --photograph mangoes-a photo.jpg mangoes-b other.jpg';

/** A photograph and the name of the picture that it becomes. */
export type Photograph = { id: string; file: PhotographFile };

/**
 * The command: adds photographs from files.
 *
 * @param words names and files in turns: `mangoes-a`, `a.jpg`, `mangoes-b`, `b.jpg`
 * @param askedKind the kind of new pictures whose names do not begin with it
 * @throws {UserError} if a name, file or kind is wrong
 */
export async function addPhotographs(
  words: readonly string[],
  askedKind: string | undefined,
): Promise<void> {
  const photographs: Photograph[] = [];
  for (const { id, file } of readPairs(words))
    photographs.push({ id, file: await readPhotograph(file) });
  const added = await savePhotographs(photographs, askedKind);
  if (added.length > 0) console.log(`Added. In content/ write: ${added.join(', ')}`);
  else console.log('Replaced.');
}

/**
 * Encodes photographs, and replaces pictures by them or adds them as new pictures. Checks everything before it
 * writes anything, and takes none before all of its files are ready: until then, the site shows what it showed.
 *
 * @returns the names of the pictures that are new
 * @throws {UserError} if a photograph or kind is wrong
 */
export async function savePhotographs(
  photographs: readonly Photograph[],
  askedKind: string | undefined,
): Promise<string[]> {
  const known = new Set(readTable().map(({ id }) => id));
  const changes = await readChanges(photographs, askedKind);
  for (const { row, master } of changes) storePicture(await encodePicture(row, master));
  return photographs.map(({ id }) => id).filter((id) => !known.has(id));
}

/**
 * Makes the rows and masters of photographs without writing them.
 *
 * @throws {UserError} if a file or kind is wrong
 */
async function readChanges(photographs: readonly Photograph[], askedKind: string | undefined) {
  const table = readTable();
  const changes: { row: Picture; master: Buffer }[] = [];
  for (const { id, file } of photographs) {
    const existing = table.find((row) => row.id === id);
    const kind = resolveKind(id, askedKind, existing);
    const crop = await cropToKind(file, id, kind);
    const { width, height } = crop;
    // Neither crop nor colour of the previous picture fits the photograph.
    const focus = kind === 'hero' && { focus: await findFocus(crop) };
    const row = { id, kind, width, height, ...focus, photograph: true } as const;
    changes.push({ row, master: await encodeMaster(crop) });
  }
  return changes;
}

/** @throws {UserError} if the words are not valid names and files in turns */
function readPairs(words: readonly string[]): { id: string; file: string }[] {
  if (words.length === 0 || words.length % 2 === 1)
    throw new UserError(`Each photograph needs a name and a file: ${example}`);
  const pairs = Array.from({ length: words.length / 2 }, (_, index) => ({
    id: words[index * 2] as string,
    file: words[index * 2 + 1] as string,
  }));
  for (const [index, { id, file }] of pairs.entries()) {
    if (/\.\w+$/.test(id) || id.includes('/'))
      throw new UserError(`The name comes before the file: write “mangoes-a ${basename(id)}”.`);
    if (!idPattern.test(id)) throw new UserError(nameAdvice(id));
    const before = pairs.slice(0, index);
    if (before.some((pair) => pair.id === id))
      throw new UserError(`The name ${id} is given twice. Give each photograph its own name.`);
    if (before.some((pair) => pair.file === file))
      throw new UserError(`The file ${file} is given twice. Give each name its own photograph.`);
  }
  return pairs;
}

/** The message for an invalid name. */
function nameAdvice(id: string): string {
  const slug = idOf(id);
  const instead = slug ? `write ${slug}` : 'as in mangoes-a';
  return `“${id}” cannot be a picture’s name. Use small letters, digits and single hyphens: ${instead}.`;
}

/** The kind of a picture: its present one, the one that was asked for, or one guessed from its name. */
function resolveKind(
  id: string,
  asked: string | undefined,
  existing: Picture | undefined,
): PictureKind {
  if (asked !== undefined && !isKind(asked))
    throw new UserError(`There is no kind “${asked}”. Write ${kindList}.`);
  if (existing) {
    if (asked === undefined || asked === existing.kind) return existing.kind;
    throw new UserError(`${id} is a ${existing.kind} picture already. Leave out --kind ${asked}.`);
  }
  const [start = ''] = id.split('-');
  if (asked) return asked;
  if (isKind(start)) return start;
  if (/-[a-z]$/.test(id)) return 'product';
  throw new UserError(
    `${id} is new, and its kind cannot be guessed from its name. Add --kind with ${kindList}.`,
  );
}

const isKind = (word: string): word is PictureKind => kinds.some((kind) => kind === word);

/** @throws {UserError} if the photograph is too small */
async function cropToKind(file: PhotographFile, id: string, kind: PictureKind) {
  const [width, height] = sizes[kind];
  const share = Math.min(1, file.width / width, file.height / height);
  if (share < smallestShare)
    throw new UserError(
      `${file.name} is ${file.width} × ${file.height} pixels; ${id} needs at least ${smallestSize(kind)}. Give a larger photograph.`,
    );
  return cropPhotograph(file, Math.floor(width * share), Math.floor(height * share));
}
