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
import { encodedPictures, readTable } from '../pictures/table.ts';
import type { PictureInfo } from './form.ts';

export const sitePictures = (): PictureInfo[] =>
  encodedPictures().map((picture) => ({
    id: picture.id,
    kind: picture.kind,
    small: smallAddress(picture),
    // The hash changes when a photograph replaces the picture.
    large: `${pictureAddress(picture.id)}?${picture.hash}`,
  }));

function smallAddress(picture: EncodedPicture): string {
  const [role] = rolesOfKind[picture.kind];
  return encodedAddress(picture, role, Math.min(...widthsOf(picture, role)));
}

/** What a photograph is for: a picture that it replaces, or a new one of an entry. */
export type Purpose = { replaces: string } | { kind: PictureKind; entry: string };

/** One after the other, because each writes the table of pictures. */
let last: Promise<unknown> = Promise.resolve();

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
  const upload = last.then(async () => {
    const file = await photographOf(fileName, bytes);
    const id = 'replaces' in purpose ? purpose.replaces : freeName(purpose.kind, purpose.entry);
    await savePhotographs([{ id, file }], 'replaces' in purpose ? undefined : purpose.kind);
    return id;
  });
  last = upload.catch(() => {});
  return upload;
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
