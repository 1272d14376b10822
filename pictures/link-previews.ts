// Makes the images that link previews show (Open Graph): the page's title and the company's logo
// beside the page's picture in an arch. Every build makes those that the cache does not have.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { brandColours } from '../app/design/brand-colours.ts';
import { pictureAt } from '../app/picture/picture-roles.ts';
import { previewSize } from '../app/seo/site-pages.ts';
import type { Language } from '../content/languages.ts';
import type { BuildCache } from '../scripts/build-cache.ts';
import { drawnWords } from './drawn-words.ts';
import { cropArea } from './encode.ts';
import { logoSvg } from './logo.ts';
import { masterPath, type Picture, readTable } from './table.ts';

/** The largest size of a preview in bytes. Some networks show no preview if its image loads slowly. */
export const mostBytes = 120_000;

/** Part of the cache's inputs, because they decide how previews are drawn and encoded. */
const code = await Promise.all(
  [import.meta.filename, join(import.meta.dirname, 'drawn-words.ts')].map((file) => readFile(file)),
);

const { delta, onDark } = brandColours;
const logo = logoSvg(onDark);

/** In pixels, as all measures below: the margins of a preview, and what is on it. */
const margin = { top: 64, side: 72 };
const logoSize = 68;
const titleWidth = 520;
const arch = { width: 500, height: 566 };

/** What the previews of a language show. */
export interface Previews {
  direction: Language['direction'];
  /** The name of the company. */
  brand: string;
  /** `picture` is an address, such as `/pictures/carrots-a.jpg`. */
  pages: readonly { address: string; title: string; picture: string }[];
}

/** Where something of this width begins, if its side is at the beginning of the lines, or at their end. */
function left(direction: Language['direction'], side: 'start' | 'end', width: number, space = 0) {
  const isLeft = (direction === 'ltr') === (side === 'start');
  return isLeft ? margin.side + space : previewSize.width - margin.side - space - width;
}

/** What all previews of a language have: the ground with an opening for the picture, the logo and the company's name. */
async function frameOf({ direction, brand }: Omit<Previews, 'pages'>) {
  const words = await drawnWords(brand, direction, 42, titleWidth, onDark);
  const { width, height } = previewSize;
  const radius = arch.width / 2;
  const opening = `M${left(direction, 'end', arch.width)} ${height}v${radius - arch.height}a${radius} ${radius} 0 0 1 ${arch.width} 0V${height}z`;
  const ground = `<svg width="${width}" height="${height}"><path fill="${delta}" fill-rule="evenodd" d="M0 0h${width}v${height}H0z${opening}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(ground))
    .composite([
      {
        input: await sharp(Buffer.from(logo)).resize(logoSize).png().toBuffer(),
        left: left(direction, 'start', logoSize),
        top: margin.top,
      },
      {
        input: words.input,
        left: left(direction, 'start', words.width, logoSize + 14),
        top: margin.top + Math.round((logoSize - words.height) / 2),
      },
    ])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: info, left: 0, top: 0 };
}

/**
 * Crops a picture to the shape of the arch.
 *
 * @param src the picture's address in content, such as `/pictures/carrots-a.jpg`
 * @throws if pictures.json has no such picture
 */
async function cropForArch(
  src: string,
  table: readonly Picture[],
  cache: BuildCache,
): Promise<Buffer> {
  const row = table.find(({ id }) => id === pictureAt(src));
  if (!row) throw new Error(`No picture "${src}": see pictures/README.md for how to add one.`);
  const master = await readFile(masterPath(row));
  const area = cropArea(arch.width / arch.height, row, row);
  return cache.get([...code, master, JSON.stringify(area)], () =>
    sharp(master).extract(area).resize(arch).jpeg({ quality: 95 }).toBuffer(),
  );
}

/** Draws a preview and encodes it as a JPEG with the highest quality that `mostBytes` allows. */
async function drawPreview(
  direction: Language['direction'],
  frame: Awaited<ReturnType<typeof frameOf>>,
  title: string,
  picture: Buffer,
): Promise<Buffer> {
  const words = await drawnWords(title, direction, title.length > 24 ? 62 : 84, titleWidth, onDark);
  const beside = left(direction, 'end', arch.width);
  const preview = sharp(picture)
    .extend({
      top: previewSize.height - arch.height,
      left: beside,
      right: previewSize.width - arch.width - beside,
    })
    .composite([
      frame,
      {
        input: words.input,
        left: left(direction, 'start', words.width),
        top: previewSize.height - margin.top - words.height,
      },
    ]);
  for (let quality = 84; ; quality -= 6) {
    // The table of mozjpeg. Its other means save another tenth of the bytes, in five times the time.
    const options = { quality, progressive: true, quantisationTable: 3 };
    const bytes = await preview.jpeg(options).toBuffer();
    if (bytes.length <= mostBytes) return bytes;
  }
}

/** Writes the previews of a language into the folder of a built site. */
export async function makePreviews(
  folder: string,
  { direction, brand, pages }: Previews,
  cache: BuildCache,
): Promise<void> {
  const table = readTable();
  const sources = [...new Set(pages.map(({ picture }) => picture))];
  const pictures = new Map(
    await Promise.all(
      sources.map(async (src) => [src, await cropForArch(src, table, cache)] as const),
    ),
  );
  let frame: ReturnType<typeof frameOf> | undefined;
  await Promise.all(
    pages.map(async ({ address, title, picture }) => {
      const crop = pictures.get(picture) as Buffer;
      const shown = JSON.stringify({ previewSize, brandColours, direction, brand, title });
      const image = await cache.get([...code, logo, shown, crop], async () => {
        frame ??= frameOf({ direction, brand });
        return drawPreview(direction, await frame, title, crop);
      });
      const file = join(folder, address);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, image);
    }),
  );
}
