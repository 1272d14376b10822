// Reads and writes pictures.json, the table of all pictures, and finds the files of a picture.
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
  /** A photograph that was never rendered has no scene, camera or samples. */
  scene?: string;
  camera?: string;
  /** The largest number of light paths per pixel. */
  samples?: number;
  /** Width and height in pixels. */
  width: number;
  height: number;
  /** The point that crops keep near their middle, in shares of width and height from the top left. */
  focus?: [number, number];
  /** The share of the picture that crops keep, from 2/3 to 1. A smaller one shows the subject larger. */
  zoom?: number;
  /** The master is a stand-in until the picture has been rendered. */
  standIn?: true;
  /** The master is a photograph; it is not rendered again. */
  photograph?: true;
};

/** The row of a picture that can be rendered. */
export type ScenePicture = Picture & Required<Pick<Picture, 'scene' | 'camera' | 'samples'>>;

export const readTable = () => JSON.parse(readFileSync(tableFile, 'utf8')) as Picture[];

function writeTable(rows: readonly Picture[]): void {
  writeFileSync(tableFile, `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`);
}

/** Changes one row. A field that is set to undefined is removed. */
export function changeRow(
  id: string,
  change: { [field in keyof Picture]?: Picture[field] | undefined },
): void {
  writeTable(readTable().map((row) => (row.id === id ? ({ ...row, ...change } as Picture) : row)));
}

/** Replaces the row with the same id, or adds a row at the end. */
export function saveRow(row: Picture): void {
  const rows = readTable();
  const place = rows.findIndex(({ id }) => id === row.id);
  writeTable(place < 0 ? [...rows, row] : rows.with(place, row));
}

/** Removes rows. */
export function removeRows(ids: readonly string[]): void {
  writeTable(readTable().filter(({ id }) => !ids.includes(id)));
}

export const masterPath = ({ id }: Pick<Picture, 'id'>) => join(here, 'masters', `${id}.jpg`);

export const scenePath = ({ scene }: Pick<ScenePicture, 'scene'>) =>
  join(here, 'scenes', `${scene}.py`);

/** Whether a picture is rendered, not a photograph. */
export function isRendered(picture: Picture): picture is ScenePicture {
  return !picture.photograph && picture.scene !== undefined;
}

/** Whether a picture has no master, a stand-in, or a master older than its scene. */
export function isMissing(picture: Picture): boolean {
  if (picture.standIn || !existsSync(masterPath(picture))) return true;
  if (!isRendered(picture) || !existsSync(scenePath(picture))) return false;
  // Git writes the files of a checkout in any order within seconds. Only a scene that is a minute
  // newer than the master has been edited.
  return statSync(scenePath(picture)).mtimeMs > statSync(masterPath(picture)).mtimeMs + 60_000;
}
