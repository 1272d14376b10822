// Encodes the masters into the files that browsers load: AVIF at the widths of each role and one JPEG
// as a fallback. Also writes the manifest that the picture component reads. Only pictures whose
// master or settings have changed are encoded again.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  encodedAddress,
  type Master,
  pictureAddress,
  pictureRoles,
  rolesOfKind,
  widthsOf,
} from '../app/picture/picture-roles.ts';
import { masterPath, type Picture, readTable } from './table.ts';
import { runCommand, UserError } from './user-error.ts';

const root = join(import.meta.dirname, '..');
const servedFolder = join(root, 'public/pictures');
const manifestFile = join(root, 'pictures/manifest.json');

const avif = { quality: 52, effort: 5 };
/** Below this quality, compression is clearly visible. Only pictures with much fine detail need so little. */
const poorQuality = 24;
const lowestQuality = 4;
const fallback = { width: 960, quality: 76 };

/** Reads the manifest. It is empty before the first encoding. */
export async function readManifest(): Promise<Record<string, Master>> {
  return JSON.parse(await readFile(manifestFile, 'utf8').catch(() => '{}'));
}

/** The names of all files that a picture is encoded into. */
export function servedFiles(id: string, master: Master): string[] {
  const encoded = rolesOfKind[master.kind].flatMap((role) =>
    widthsOf(master, role).map((width) => encodedAddress(id, master, role, width)),
  );
  return [...encoded, pictureAddress(id)].map((address) => address.slice('/pictures/'.length));
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
    pictureRoles[name].most,
  ]);
  const settings = JSON.stringify({ avif, fallback, roles, focus, zoom });
  return createHash('sha256').update(bytes).update(settings).digest('hex').slice(0, 4);
}

/** Reads a master's size and the colour that is shown while the picture loads. */
async function describeMaster(row: Picture, bytes: Buffer): Promise<Master> {
  const { width, height } = await sharp(bytes).metadata();
  const { data } = await sharp(bytes)
    .resize(1, 1, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  // The short form `#a63` keeps pages with many pictures small.
  const digits = Array.from(data, (channel) => Math.round(channel / 17).toString(16));
  const colour = `#${digits.join('')}`;
  return { kind: row.kind, width, height, hash: encodingHash(bytes, row), colour };
}

/**
 * The area of a master to crop to: the largest with the given shape (width / height), scaled by the
 * row's zoom, and with the row's focus as near to its middle as possible.
 */
export function cropArea(
  shape: number,
  master: Pick<Master, 'width' | 'height'>,
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

async function encode(row: Picture, master: Master, bytes: Buffer): Promise<void> {
  for (const role of rolesOfKind[row.kind]) {
    const area = cropArea(pictureRoles[role].shape, master, row);
    for (const width of widthsOf(master, role)) {
      const file = join(root, 'public', encodedAddress(row.id, master, role, width));
      const picture = sharp(bytes).extract(area).resize(width);
      await writeFile(file, await encodeWithin(picture, pictureRoles[role].most));
    }
  }
  const jpeg = sharp(bytes).resize(Math.min(fallback.width, master.width));
  await jpeg
    .jpeg({ quality: fallback.quality, mozjpeg: true })
    .toFile(join(servedFolder, `${row.id}.jpg`));
}

/**
 * Brings public/pictures and the manifest up to date with the masters.
 *
 * @param only the ids of the pictures to encode; without it, all pictures
 * @throws {UserError} if one of them has no master
 */
export async function encodePictures(only?: readonly string[]): Promise<void> {
  await mkdir(servedFolder, { recursive: true });
  const before = await readManifest();
  const present = new Set(await readdir(servedFolder));
  const manifest: Record<string, Master> = {};
  for (const row of readTable()) {
    const known = before[row.id];
    if (only && !only.includes(row.id)) {
      if (known) manifest[row.id] = known;
      continue;
    }
    const bytes = await readFile(masterPath(row)).catch(() => {
      throw new UserError(
        `pictures/masters/${row.id}.jpg is missing. Add a photograph: npm run pictures -- --photograph ${row.id} photo.jpg`,
      );
    });
    const isCurrent =
      known?.hash === encodingHash(bytes, row) &&
      servedFiles(row.id, known).every((file) => present.has(file));
    const master = isCurrent ? known : await describeMaster(row, bytes);
    manifest[row.id] = master;
    if (isCurrent) continue;
    console.log(`Encoding ${row.id} …`);
    await encode(row, master, bytes);
    // Written after each picture, so that an interrupted run can continue.
    await writeManifest({ ...before, ...manifest });
  }
  await writeManifest(manifest);
  await removeStale(manifest);
}

const writeManifest = (manifest: Record<string, Master>) =>
  writeFile(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`);

async function removeStale(manifest: Record<string, Master>): Promise<void> {
  const wanted = new Set(
    Object.entries(manifest).flatMap(([id, master]) => servedFiles(id, master)),
  );
  const stale = (await readdir(servedFolder)).filter((file) => !wanted.has(file));
  await Promise.all(stale.map((file) => rm(join(servedFolder, file))));
}

if (import.meta.main) await runCommand(() => encodePictures());
