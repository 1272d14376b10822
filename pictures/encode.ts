// Encodes the masters into the files that browsers load: AVIF at the widths of each role and one JPEG
// as a fallback. Writes the hash and colour of each into its row of pictures.json. Only pictures whose
// master or settings have changed are encoded again.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  type EncodedPicture,
  encodedAddress,
  type PictureRole,
  pictureAddress,
  pictureRoles,
  rolesOfKind,
  widthsOf,
} from '../app/picture/picture-roles.ts';
import { encodedPictures, masterPath, type Picture, readTable, saveRow } from './table.ts';
import { runCommand, UserError } from './user-error.ts';

const root = join(import.meta.dirname, '..');
const servedFolder = join(root, 'public/pictures');

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

/** The names of all files that a picture is encoded into. */
export function servedFiles(picture: Picture & EncodedPicture): string[] {
  const encoded = rolesOfKind[picture.kind].flatMap((role) =>
    widthsOf(picture, role).map((width) => encodedAddress(picture, role, width)),
  );
  return [...encoded, pictureAddress(picture.id)].map((address) =>
    address.slice('/pictures/'.length),
  );
}

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
 * Encodes a picture into public/pictures, beside the files that the site uses now.
 *
 * @param bytes of its master
 * @returns its row with the new hash and colour, which nothing has saved yet
 */
export async function encodePicture(
  row: Picture,
  bytes: Buffer,
): Promise<Picture & EncodedPicture> {
  const encoded = { ...row, hash: encodingHash(bytes, row), colour: await colourOf(bytes) };
  console.log(`Encoding ${row.id} …`);
  await mkdir(servedFolder, { recursive: true });
  for (const role of rolesOfKind[row.kind]) {
    const area = cropArea(pictureRoles[role].shape, row, row);
    for (const width of widthsOf(encoded, role)) {
      const file = join(root, 'public', encodedAddress(encoded, role, width));
      const picture = sharp(bytes).extract(area).resize(width);
      const most = (mostBytes[role] * width) / (pictureRoles[role].widths.at(-1) ?? width);
      await writeFile(file, await encodeWithin(picture, most));
    }
  }
  const jpeg = sharp(bytes).resize(Math.min(fallback.width, row.width));
  await jpeg
    .jpeg({ quality: fallback.quality, mozjpeg: true })
    .toFile(join(servedFolder, `${row.id}.jpg`));
  return encoded;
}

/**
 * Brings public/pictures and pictures.json up to date with the masters.
 *
 * @throws {UserError} if one of them has no master
 */
async function encodePictures(): Promise<void> {
  await mkdir(servedFolder, { recursive: true });
  const present = new Set(await readdir(servedFolder));
  const current = new Set(
    encodedPictures()
      .filter((picture) => servedFiles(picture).every((file) => present.has(file)))
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
    saveRow(await encodePicture(row, bytes));
  }
  await removeStale();
}

/**
 * Removes the files of public/pictures that no row has. Another program may be encoding a picture that has no row yet, so
 * whoever has changed some pictures names them.
 * @param ids of the pictures; all if none are given
 */
export async function removeStale(ids?: readonly string[]): Promise<void> {
  const wanted = new Set(encodedPictures().flatMap(servedFiles));
  const mayGo = (file: string) =>
    !ids ||
    ids.some((id) => new RegExp(`^${id}(-[0-9a-f]{4}-[a-z-]+-\\d+\\.avif|\\.jpg)$`).test(file));
  const stale = (await readdir(servedFolder)).filter((file) => !wanted.has(file) && mayGo(file));
  await Promise.all(stale.map((file) => rm(join(servedFolder, file))));
}

if (import.meta.main) await runCommand(() => encodePictures());
