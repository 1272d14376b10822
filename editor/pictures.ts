// The pictures that the form shows, and photographs that the owner uploads.
import {
  type EncodedPicture,
  encodedAddress,
  type PictureKind,
  pictureAddress,
  rolesOfKind,
  widthsOf,
} from '../app/picture/picture-roles.ts';
import { savePhotographs } from '../pictures/photograph.ts';
import { photographOf } from '../pictures/photograph-file.ts';
import { type PictureWithFiles, readPicture, storePicture } from '../pictures/picture-files.ts';
import { encodedPictures, type Picture, readTable } from '../pictures/table.ts';
import { UserError } from '../pictures/user-error.ts';
import type { PictureInfo } from './form.ts';

/** All encoded pictures, as the table has them now: uploads change it. */
export const sitePictures = (): PictureInfo[] =>
  encodedPictures().map((picture) => ({
    id: picture.id,
    kind: picture.kind,
    small: smallAddress(picture),
    // The hash changes when a photograph replaces the picture.
    large: `${pictureAddress(picture.id)}?${picture.hash}`,
    canBeTakenBack: replaced.has(picture.id),
  }));

function smallAddress(picture: Picture & EncodedPicture): string {
  const [role] = rolesOfKind[picture.kind];
  return encodedAddress(picture, role, Math.min(...widthsOf(picture, role)));
}

/** What a photograph is for: a picture that it replaces, or a new one of an entry. */
export type Purpose = { replaces: string } | { kind: PictureKind; entry: string };

/** Pictures that photographs have replaced since the form was started, by their names, as they were at first. */
const replaced = new Map<string, PictureWithFiles>();

/** One after the other, because each writes the table of pictures. */
let last: Promise<unknown> = Promise.resolve();

function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
  const result = last.then(task);
  last = result.catch(() => {});
  return result;
}

/**
 * Crops, encodes and adds a photograph.
 *
 * @param fileName for messages
 * @returns the name of the picture
 * @throws {UserError} if the photograph cannot be used
 */
export function uploadPhotograph(
  bytes: Buffer,
  fileName: string,
  purpose: Purpose,
): Promise<string> {
  return inTurn(async () => {
    const file = await photographOf(fileName, bytes);
    if (!('replaces' in purpose)) {
      const id = freeName(purpose.kind, purpose.entry);
      await savePhotographs([{ id, file }], purpose.kind);
      return id;
    }
    const id = purpose.replaces;
    const before = replaced.get(id) ?? readPicture(id);
    await savePhotographs([{ id, file }], undefined);
    if (before) replaced.set(id, before);
    return id;
  });
}

/**
 * Takes a picture back that a photograph has replaced.
 *
 * @returns its name
 * @throws {UserError} if none was replaced since the form was started
 */
export function takeBack(id: string): Promise<string> {
  return inTurn(async () => {
    const before = replaced.get(id);
    if (!before)
      throw new UserError(
        'The form was started again since and has forgotten the old photo. If it was published, the history in Git has it.',
      );
    storePicture(before);
    replaced.delete(id);
    return id;
  });
}

/** The next name that no picture has: `mangoes-a`, `mangoes-b` for a product, `news-harvest` for an article. */
function freeName(kind: PictureKind, entry: string): string {
  const used = new Set(readTable().map(({ id }) => id));
  const start = kind === 'product' ? entry : `${kind}-${entry}`;
  const endings =
    kind === 'product'
      ? Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => `-${letter}`)
      : ['', ...Array.from({ length: 99 }, (_, index) => `-${index + 2}`)];
  const ending = endings.find((one) => !used.has(start + one)) ?? `-${Date.now()}`;
  return start + ending;
}
