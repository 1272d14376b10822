import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { Mistake } from './mistake.ts';

/** Formats that a camera, a phone or a picture editor saves photographs in. */
const formats = ['jpeg', 'png', 'webp', 'tiff', 'heif'];
const readable = 'Give a JPEG, PNG, WebP, AVIF or TIFF file.';

export type PhotographFile = {
  name: string;
  bytes: Buffer;
  /** In pixels, turned upright. */
  width: number;
  height: number;
};

/**
 * Reads a photograph. A relative name counts from the folder in which npm was called.
 *
 * @throws {Mistake} when there is no such file, or it is no photograph that can be used
 */
export async function readPhotograph(name: string): Promise<PhotographFile> {
  const path = resolve(process.env.INIT_CWD ?? '', name.replace(/^~(?=\/)/, homedir()));
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT')
      throw new Mistake(`There is no file ${path}. Check its name and folder.`);
    if (error.code === 'EISDIR')
      throw new Mistake(`${name} is a folder. Give the file of one picture.`);
    throw new Mistake(`${name} cannot be opened (${error.code}). Check that you may read it.`);
  });
  if (bytes.length === 0)
    throw new Mistake(`${name} is empty. Copy it again from where it comes from.`);
  const { format, compression, autoOrient } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: undefined, compression: undefined, autoOrient: undefined }));
  if (compression === 'hevc')
    throw new Mistake(
      `${name} is a HEIC file, the format of iPhones, which cannot be read here. Save it as JPEG, then give that file.`,
    );
  if (!autoOrient || !formats.includes(format ?? ''))
    throw new Mistake(`${name} is not a photograph that can be read. ${readable}`);
  return { name, bytes, ...autoOrient };
}

/** The pixels of a photograph, cropped where it is busiest and scaled to a size. */
export type Crop = { data: Buffer; width: number; height: number };

/**
 * Turns a photograph upright, crops it to a shape where it is busiest, and scales it.
 *
 * @throws {Mistake} when the file is damaged
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
      throw new Mistake(
        `${name} is damaged and cannot be read to its end. Copy it again from where it comes from.`,
      );
    });
  return { data, width, height };
}

/** A crop as a master: an sRGB JPEG without any metadata but the title. */
export function asMaster({ data, width, height }: Crop, title: string): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .withExif({ IFD0: { ImageDescription: title } })
    .withIccProfile('srgb')
    .jpeg({ quality: 92, mozjpeg: true })
    .toBuffer();
}

/** Where the busiest square of a wide picture is: its middle, as a share of width and height. */
export async function focusOf({ data, width, height }: Crop): Promise<[number, number]> {
  const { info } = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(height, height, { fit: 'cover', position: sharp.strategy.attention })
    .toBuffer({ resolveWithObject: true });
  const left = -(info.cropOffsetLeft ?? 0);
  return [Number(((left + height / 2) / width).toFixed(2)), 0.5];
}
