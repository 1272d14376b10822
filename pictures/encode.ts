// Encodes the masters into the files that browsers load: AVIF at the widths of each role and one JPEG
// as a fallback. Writes the hash and colour of each into its row of pictures.json. Only pictures whose
// master or settings have changed are encoded again.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  encodedAddress,
  type PictureRole,
  pictureAddress,
  pictureRoles,
  rolesOfKind,
  widthsOf,
} from '../app/picture/picture-roles.ts';
import {
  finishPicture,
  type PictureWithFiles,
  removeStale,
  servedFiles,
  servedPath,
  storePicture,
} from './picture-files.ts';
import { encodedPictures, masterPath, type Picture, readTable } from './table.ts';
import { runCommand, UserError } from './user-error.ts';

const avif = { quality: 52, effort: 5 };
/** Below this quality, compression is clearly visible. Only pictures with much fine detail need so little. */
const poorQuality = 24;
const lowestQuality = 4;
const fallback = { width: 960, quality: 76 };

/** The most bytes of the widest encoding of a role. Narrower ones have less, in proportion to their widths. */
export const mostBytes: Readonly<Record<PictureRole, number>> = {
  card: 60_000,
  portrait: 200_000,
  thumb: 6_000,
  tile: 70_000,
  full: 350_000,
  arch: 66_000,
  hero: 220_000,
  // So that 750 pixels, in 30 kB, arrive in one round trip on slow 4G.
  'hero-tall': 39_000,
};

/**
 * A hash of a master and its encoding settings. It is part of the name of each file, which pages repeat many times.
 * It tells versions of one picture apart, so four digits are enough.
 */
export function encodingHash(
  bytes: Buffer,
  { kind, focus, zoom }: Pick<Picture, 'kind' | 'focus' | 'zoom'>,
): string {
  const roles = rolesOfKind[kind].map((name) => [
    name,
    pictureRoles[name].shape,
    pictureRoles[name].widths,
    mostBytes[name],
  ]);
  const settings = JSON.stringify({ avif, fallback, roles, focus, zoom });
  return createHash('sha256').update(bytes).update(settings).digest('hex').slice(0, 4);
}

/** The colour that is shown while a picture loads: the mean of its master. */
async function colourOf(bytes: Buffer): Promise<string> {
  const { data } = await sharp(bytes)
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // The short form `#a63` keeps pages with many pictures small.
  const digits = Array.from(data, (channel) => Math.round(channel / 17).toString(16));
  return `#${digits.join('')}`;
}

/**
 * The area of a master to crop to: the largest with the given shape (width / height), scaled by the
 * row's zoom, and with the row's focus as near to its middle as possible.
 */
export function cropArea(
  shape: number,
  master: Pick<Picture, 'width' | 'height'>,
  { focus = [0.5, 0.5], zoom = 1 }: Pick<Picture, 'focus' | 'zoom'>,
) {
  const [x, y] = focus;
  const width = Math.floor(Math.min(master.width, master.height * shape) * zoom);
  const height = Math.floor(Math.min(master.height, width / shape));
  const clamp = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most));
  return {
    left: clamp(x * master.width - width / 2, master.width - width),
    top: clamp(y * master.height - height / 2, master.height - height),
    width,
    height,
  };
}

const tooDetailed =
  'This picture has very much fine detail. To keep its files small it is compressed so strongly that it looks poor. A picture with less detail would look better.';

/** Encodes a picture as AVIF with the highest quality that fits into `most` bytes. */
async function encodeWithin(picture: Sharp, most: number): Promise<Buffer> {
  for (let quality = avif.quality; ; ) {
    const bytes = await picture
      .clone()
      .avif({ ...avif, quality })
      .toBuffer();
    if (bytes.length <= most || quality <= lowestQuality) {
      if (quality < poorQuality) console.warn(tooDetailed);
      return bytes;
    }
    quality = Math.max(quality - (bytes.length > most * 1.4 ? 10 : 4), lowestQuality);
  }
}

/**
 * Encodes a picture. Nothing is written, so that a program that is stopped meanwhile leaves nothing behind.
 *
 * @param bytes of its master
 */
export async function encodePicture(row: Picture, bytes: Buffer): Promise<PictureWithFiles> {
  const encoded = { ...row, hash: encodingHash(bytes, row), colour: await colourOf(bytes) };
  console.log(`Encoding ${row.id} …`);
  const files = new Map([[masterPath(row), bytes]]);
  for (const role of rolesOfKind[row.kind]) {
    const area = cropArea(pictureRoles[role].shape, row, row);
    for (const width of widthsOf(encoded, role)) {
      const name = basename(encodedAddress(encoded, role, width));
      const picture = sharp(bytes).extract(area).resize(width);
      const most = (mostBytes[role] * width) / (pictureRoles[role].widths.at(-1) ?? width);
      files.set(servedPath(name), await encodeWithin(picture, most));
    }
  }
  const jpeg = sharp(bytes)
    .resize(Math.min(fallback.width, row.width))
    .jpeg({ quality: fallback.quality, mozjpeg: true });
  files.set(servedPath(basename(pictureAddress(row.id))), await jpeg.toBuffer());
  return { row: encoded, files };
}

/**
 * Brings public/pictures and pictures.json up to date with the masters.
 *
 * @throws {UserError} if one of them has no master
 */
async function encodePictures(): Promise<void> {
  finishPicture();
  const current = new Set(
    encodedPictures()
      .filter((picture) => servedFiles(picture).every((file) => existsSync(servedPath(file))))
      .map(({ id, hash }) => `${id} ${hash}`),
  );
  for (const row of readTable()) {
    const bytes = await readFile(masterPath(row)).catch(() => {
      throw new UserError(
        `pictures/masters/${row.id}.jpg is missing. Add a photograph: npm run pictures -- --photograph ${row.id} photo.jpg`,
      );
    });
    if (current.has(`${row.id} ${encodingHash(bytes, row)}`)) continue;
    // After each picture, so that an interrupted run can continue.
    storePicture(await encodePicture(row, bytes));
  }
  removeStale();
}

if (import.meta.main) await runCommand(() => encodePictures());
