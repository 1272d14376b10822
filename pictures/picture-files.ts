// A picture with its files, and how it gets into the project: as a whole, also when the program is killed meanwhile.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  type EncodedPicture,
  encodedAddress,
  pictureAddress,
  rolesOfKind,
  widthsOf,
} from '../app/picture/picture-roles.ts';
import { replaceFile } from '../schema/replace-file.ts';
import { encodedPictures, masterPath, type Picture, saveRow } from './table.ts';

const root = join(import.meta.dirname, '..');
const servedFolder = join(root, 'public/pictures');
/** A picture whose files may not all be in their places yet. Git ignores it. */
const unfinished = join(import.meta.dirname, 'unfinished.json');

/** A picture with its master and with what browsers load. */
export interface PictureWithFiles {
  row: Picture & EncodedPicture;
  /** By their paths. */
  files: ReadonlyMap<string, Buffer>;
}

/** The names of all files that a picture is encoded into. */
export function servedFiles(picture: Picture & EncodedPicture): string[] {
  const encoded = rolesOfKind[picture.kind].flatMap((role) =>
    widthsOf(picture, role).map((width) => encodedAddress(picture, role, width)),
  );
  return [...encoded, pictureAddress(picture.id)].map((address) =>
    address.slice('/pictures/'.length),
  );
}

/** The path of a file in public/pictures. */
export const servedPath = (name: string) => join(servedFolder, name);

/** A picture as it is in the project, if it is there. */
export function readPicture(id: string): PictureWithFiles | undefined {
  const row = encodedPictures().find((one) => one.id === id);
  if (!row) return;
  const paths = [masterPath(row), ...servedFiles(row).map(servedPath)];
  return { row, files: new Map(paths.map((path) => [path, readFileSync(path)])) };
}

/**
 * Adds a picture or replaces it. All of it is written to one file before any part gets to its place. So whatever ends the
 * program, the picture is as it was, or `finishPicture` completes it.
 */
export function storePicture({ row, files }: PictureWithFiles): void {
  // An earlier picture may be unfinished, for example because the disk was full. This one would overwrite its file.
  finishPicture();
  const parts = [...files].map(([path, bytes]) => [relative(root, path), bytes.toString('base64')]);
  replaceFile(unfinished, JSON.stringify({ row, parts }));
  finishPicture();
}

/** Completes a picture whose program ended before it was in its place. The form and the commands for pictures begin with it. */
export function finishPicture(): void {
  if (!existsSync(unfinished)) return;
  const { row, parts } = JSON.parse(readFileSync(unfinished, 'utf8'));
  mkdirSync(servedFolder, { recursive: true });
  for (const [path, base64] of parts) replaceFile(join(root, path), Buffer.from(base64, 'base64'));
  saveRow(row);
  removeStale([row.id]);
  rmSync(unfinished);
}

/**
 * Removes the files of public/pictures that no row has. Another program may be adding a picture that has no row yet, so
 * whoever has changed some pictures names them.
 * @param ids of the pictures; all if none are given
 */
export function removeStale(ids?: readonly string[]): void {
  const wanted = new Set(encodedPictures().flatMap(servedFiles));
  const mayGo = (file: string) =>
    !ids ||
    ids.some((id) => new RegExp(`^${id}(-[0-9a-f]{4}-[a-z-]+-\\d+\\.avif|\\.jpg)$`).test(file));
  for (const file of readdirSync(servedFolder))
    if (!wanted.has(file) && mayGo(file)) rmSync(servedPath(file), { force: true });
}
