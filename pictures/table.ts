// Reads and writes pictures.json, the table of all pictures, and finds the files of a picture.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EncodedPicture, PictureKind } from '../app/picture/picture-roles.ts';
import { replaceFile } from '../schema/replace-file.ts';

const here = import.meta.dirname;
const tableFile = join(here, 'pictures.json');

/** A row of pictures.json. */
export type Picture = {
  id: string;
  kind: PictureKind;
  /** Width and height in pixels. */
  width: number;
  height: number;
  /** The point that crops keep near their middle, in shares of width and height from the top left. */
  focus?: [number, number];
  /** The share of the picture that crops keep, from 2/3 to 1. A smaller one shows the subject larger. */
  zoom?: number;
  /** The master is a photograph, not a rendered picture (studio/). */
  photograph?: true;
} & Partial<Pick<EncodedPicture, 'hash' | 'colour'>>;

export const readTable = () => JSON.parse(readFileSync(tableFile, 'utf8')) as Picture[];

/** The rows of the pictures that are encoded. */
export const encodedPictures = () => readTable().filter(isEncoded);

const isEncoded = (row: Picture): row is Picture & EncodedPicture => row.hash !== undefined;

function writeTable(rows: readonly Picture[]): void {
  replaceFile(tableFile, `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`);
}

/** Replaces the row with the same id, or adds a row at the end. */
export function saveRow(row: Picture): void {
  const rows = readTable();
  const place = rows.findIndex(({ id }) => id === row.id);
  writeTable(place < 0 ? [...rows, row] : rows.with(place, row));
}

export function removeRows(ids: readonly string[]): void {
  writeTable(readTable().filter(({ id }) => !ids.includes(id)));
}

export const masterPath = ({ id }: Pick<Picture, 'id'>) => join(here, 'masters', `${id}.jpg`);
