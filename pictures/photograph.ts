import { renameSync } from 'node:fs';
import sharp from 'sharp';
import { changeRow, masterOf, type Picture } from './table.ts';

/**
 * Puts a photograph in a picture's place: turned upright, cropped to the table's shape where it
 * is busiest, scaled to the table's size, sRGB, and rid of all metadata but the title.
 *
 * @throws when the file is no picture or too small
 */
export async function takePhotograph(picture: Picture, file: string): Promise<void> {
  const { width, height, title } = picture;
  const upright = await sharp(file).autoOrient().toBuffer();
  const size = await sharp(upright).metadata();
  if (size.width < width || size.height < height)
    throw new Error(
      `${file} is ${size.width} × ${size.height} pixels; ${picture.id} wants at least ${width} × ${height}.`,
    );
  const part = `${masterOf(picture)}.part`;
  await sharp(upright)
    .resize(width, height, { fit: 'cover', position: sharp.strategy.attention })
    .withExif({ IFD0: { ImageDescription: title } })
    .withIccProfile('srgb')
    .jpeg({ quality: 92, mozjpeg: true })
    .toFile(part);
  renameSync(part, masterOf(picture));
  changeRow(picture.id, { standIn: undefined, photograph: true });
}
