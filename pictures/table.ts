// The one table of all pictures, pictures.json, and where each picture's files are.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureKind } from '../app/ui/picture-roles.ts';

const here = import.meta.dirname;
const tableFile = join(here, 'pictures.json');

/** A row of pictures.json. */
export type Picture = {
  id: string;
  /** What the picture shows, in a few words. */
  title: string;
  role: PictureKind;
  /** Only a photograph has none of these three: it cannot be rendered. */
  scene?: string;
  camera?: string;
  /** Light paths per pixel, at most. */
  samples?: number;
  /** In pixels. */
  width: number;
  height: number;
  /** The point that crops keep near their middle, as shares of width and height from the top left. */
  focus?: [number, number];
  /** The share of the picture that crops keep, from 2/3 to 1: less brings the subject nearer. */
  zoom?: number;
  /** The master is a stand-in until the picture has been rendered. */
  standIn?: true;
  /** The master is a photograph; it is not rendered again. */
  photograph?: true;
};

/** A row of a picture that can be rendered. */
export type ScenePicture = Picture & Required<Pick<Picture, 'scene' | 'camera' | 'samples'>>;

export const readTable = () => JSON.parse(readFileSync(tableFile, 'utf8')) as Picture[];

function writeTable(rows: readonly Picture[]): void {
  writeFileSync(tableFile, `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`);
}

/** Changes one row; a field set to undefined goes. */
export function changeRow(
  id: string,
  change: { [field in keyof Picture]?: Picture[field] | undefined },
): void {
  writeTable(readTable().map((row) => (row.id === id ? ({ ...row, ...change } as Picture) : row)));
}

/** Puts a row in the place of the one with its id, or at the end. */
export function saveRow(row: Picture): void {
  const rows = readTable();
  const place = rows.findIndex(({ id }) => id === row.id);
  writeTable(place < 0 ? [...rows, row] : rows.with(place, row));
}

/** Takes rows away. */
export function removeRows(ids: readonly string[]): void {
  writeTable(readTable().filter(({ id }) => !ids.includes(id)));
}

export const masterOf = ({ id }: Pick<Picture, 'id'>) => join(here, 'masters', `${id}.jpg`);

export const sceneOf = ({ scene }: Pick<ScenePicture, 'scene'>) =>
  join(here, 'scenes', `${scene}.py`);

/** Whether a picture is rendered rather than a photograph. */
export function isRendered(picture: Picture): picture is ScenePicture {
  return !picture.photograph && picture.scene !== undefined;
}

/** Whether a picture is absent, a stand-in, or older than its scene. */
export function isMissing(picture: Picture): boolean {
  if (picture.standIn || !existsSync(masterOf(picture))) return true;
  if (!isRendered(picture) || !existsSync(sceneOf(picture))) return false;
  // A fresh checkout writes everything within moments, in any order: only a clear minute tells an
  // edited scene.
  return statSync(sceneOf(picture)).mtimeMs > statSync(masterOf(picture)).mtimeMs + 60_000;
}
