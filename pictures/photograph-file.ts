import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { UserError } from './user-error.ts';

/** The formats that can be read, as sharp calls them. */
const formats = ['jpeg', 'png', 'webp', 'tiff', 'heif'];
const readable = 'Give a JPEG, PNG, WebP, AVIF or TIFF file.';

export type PhotographFile = {
  name: string;
  bytes: Buffer;
  /** In pixels, after turning the photograph upright. */
  width: number;
  height: number;
};

/**
 * Reads a photograph. A relative path starts at the folder in which npm was called.
 *
 * @throws {UserError} if the file does not exist, or is not a photograph that can be read
 */
export async function readPhotograph(name: string): Promise<PhotographFile> {
  const path = resolve(process.env.INIT_CWD ?? '', name.replace(/^~(?=\/)/, homedir()));
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT')
      throw new UserError(`There is no file ${path}. Check its name and folder.`);
    if (error.code === 'EISDIR')
      throw new UserError(`${name} is a folder. Give the file of one picture.`);
    throw new UserError(`${name} cannot be opened (${error.code}). Check its permissions.`);
  });
  return photographOf(name, bytes);
}

/**
 * Looks at the bytes of a photograph.
 *
 * @param name of the file, for messages
 * @throws {UserError} if they are not a photograph that can be read
 */
export async function photographOf(name: string, bytes: Buffer): Promise<PhotographFile> {
  if (bytes.length === 0) throw new UserError(`${name} is empty. Copy the file again.`);
  const { format, compression, autoOrient } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: undefined, compression: undefined, autoOrient: undefined }));
  if (compression === 'hevc')
    throw new UserError(
      `${name} is a HEIC file, the format of iPhones. This format cannot be read. Save the photograph as JPEG and give that file.`,
    );
  if (!autoOrient || !formats.includes(format ?? ''))
    throw new UserError(`${name} is not a photograph that can be read. ${readable}`);
  return { name, bytes, ...autoOrient };
}

/** The pixels of a cropped and scaled photograph. */
export type Crop = { data: Buffer; width: number; height: number };

/**
 * Turns a photograph upright, crops it and scales it. The crop keeps the part with the most detail
 * (sharp's `attention` strategy).
 *
 * @throws {UserError} if the file is damaged
 */
export async function cropPhotograph(
  { name, bytes }: PhotographFile,
  width: number,
  height: number,
): Promise<Crop> {
  const { data } = await sharp(bytes)
    .autoOrient()
    .flatten({ background: '#fff' })
    .resize(width, height, { fit: 'cover', position: sharp.strategy.attention })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new UserError(
        `${name} is damaged: the end of the file cannot be read. Copy the file again.`,
      );
    });
  return { data, width, height };
}

/** Encodes a crop as a master: an sRGB JPEG without metadata. */
export function encodeMaster({ data, width, height }: Crop): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .withIccProfile('srgb')
    .jpeg({ quality: 92, mozjpeg: true })
    .toBuffer();
}

/** The middle of the square with the most detail in a wide picture, in shares of width and height. */
export async function findFocus({ data, width, height }: Crop): Promise<[number, number]> {
  const { info } = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(height, height, { fit: 'cover', position: sharp.strategy.attention })
    .toBuffer({ resolveWithObject: true });
  const left = -(info.cropOffsetLeft ?? 0);
  return [Number(((left + height / 2) / width).toFixed(2)), 0.5];
}
