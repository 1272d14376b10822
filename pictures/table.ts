// The one table of all pictures, pictures.json, and where each picture's files are.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureKind } from '../app/ui/picture-roles.ts';

const here = import.meta.dirname;
const tableFile = join(here, 'pictures.json');

/** A row of pictures.json. */
export type Picture = {
  id: string;
  title: string;
  role: PictureKind;
  scene: string;
  camera: string;
  /** In pixels. */
  width: number;
  height: number;
  /** Light paths per pixel, at most. */
  samples: number;
  /** The point that crops keep near their middle, as shares of width and height from the top left. */
  focus?: [number, number];
  /** The share of the picture that crops keep, from 2/3 to 1: less brings the subject nearer. */
  zoom?: number;
  /** The master is a stand-in until the picture has been rendered. */
  standIn?: true;
  /** The master is a photograph; it is not rendered again. */
  photograph?: true;
};

export const readTable = () => JSON.parse(readFileSync(tableFile, 'utf8')) as Picture[];

/** Changes one row; a field set to undefined goes. */
export function changeRow(
  id: string,
  change: { [field in keyof Picture]?: Picture[field] | undefined },
) {
  const rows = readTable().map((row) => (row.id === id ? { ...row, ...change } : row));
  writeFileSync(tableFile, `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`);
}

export const masterOf = ({ id }: Pick<Picture, 'id'>) => join(here, 'masters', `${id}.jpg`);

export const sceneOf = ({ scene }: Picture) => join(here, 'scenes', `${scene}.py`);

/** Whether a picture is absent, a stand-in, or older than its scene. */
export function isMissing(picture: Picture): boolean {
  if (picture.standIn || !existsSync(masterOf(picture))) return true;
  if (picture.photograph || !existsSync(sceneOf(picture))) return false;
  // A fresh checkout writes everything within moments, in any order: only a clear minute tells an
  // edited scene.
  return statSync(sceneOf(picture)).mtimeMs > statSync(masterOf(picture)).mtimeMs + 60_000;
}
