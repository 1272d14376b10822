// Makes the images that link previews show (Open Graph): the page's title and the company's logo
// beside the page's picture in an arch. Every build makes those that the cache does not have.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createElement as h, type ReactNode } from 'react';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { brandColours } from '../app/design/brand-colours.ts';
import { pictureAt } from '../app/picture/picture-roles.ts';
import { cardSize } from '../app/seo/site-pages.ts';
import type { Language } from '../content/languages.ts';
import type { BuildCache } from '../scripts/build-cache.ts';
import { cropArea } from './encode.ts';
import { logoSvg } from './logo.ts';
import { shapedWords } from './shaped-words.ts';
import { masterPath, readTable } from './table.ts';

/** The largest size of a card in bytes. Some networks show no preview if its image loads slowly. */
export const mostBytes = 120_000;

/** Part of the cache's inputs, because it decides how cards are drawn and encoded. */
const thisFile = await readFile(import.meta.filename);

const { delta, onDark } = brandColours;

// Satori supports neither WOFF2 nor variable fonts.
const require = createRequire(import.meta.url);
const serif = require.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff');

/** In pixels. */
const titleWidth = 520;
/** The size of the picture's arch in pixels. */
const arch = { width: 500, height: 566 };

/** What the cards of a language show. */
export interface Cards {
  direction: Language['direction'];
  /** The name of the company. */
  brand: string;
  /** `picture` is an address, such as `/pictures/carrots-a.jpg`. */
  pages: readonly { address: string; title: string; picture: string }[];
}

/**
 * A card, as Satori draws it.
 *
 * @param picture a JPEG of the arch's size
 */
async function cardOf(
  { direction, brand }: Cards,
  title: string,
  picture: Buffer,
): Promise<ReactNode> {
  const logo = h('img', { src: dataAddress('svg+xml', logoSvg(onDark)), width: 68, height: 68 });
  const isRightToLeft = direction === 'rtl';
  const row = isRightToLeft ? ('row-reverse' as const) : ('row' as const);
  const brandStyle = { alignItems: 'center', display: 'flex', flexDirection: row, gap: 14 };
  const titleSize = title.length > 24 ? 62 : 84;
  const column = {
    alignItems: isRightToLeft ? 'flex-end' : 'flex-start',
    justifyContent: 'space-between',
    padding: '64px 0',
    width: titleWidth,
  };
  const archStyle = { alignSelf: 'flex-end', borderRadius: '250px 250px 0 0' };
  const style = {
    backgroundColor: delta,
    boxSizing: 'border-box',
    color: onDark,
    display: 'flex',
    flexDirection: row,
    fontFamily: 'Fraunces',
    height: '100%',
    justifyContent: 'space-between',
    padding: '0 72px',
    width: '100%',
  };
  return h(
    'div',
    { style },
    h(
      'div',
      { style: { ...column, display: 'flex', flexDirection: 'column' } },
      h('div', { style: brandStyle }, logo, await words(direction, brand, 42)),
      await words(direction, title, titleSize, { letterSpacing: '-0.02em', lineHeight: 1.1 }),
    ),
    h('img', { src: dataAddress('jpeg', picture), ...arch, style: archStyle }),
  );
}

/** Words in the typeface of headings. */
async function words(direction: Language['direction'], text: string, fontSize: number, style = {}) {
  return direction === 'rtl'
    ? h('img', await shapedWords(text, fontSize * 1.25, titleWidth, onDark))
    : h('div', { style: { fontSize, ...style } }, text);
}

const dataAddress = (type: string, bytes: string | Buffer) =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;

/**
 * Crops a picture to the shape of the arch.
 *
 * @param src the picture's address in content, such as `/pictures/carrots-a.jpg`
 * @throws if pictures.json has no such picture
 */
async function cropForArch(src: string, cache: BuildCache): Promise<Buffer> {
  const row = readTable().find(({ id }) => id === pictureAt(src));
  if (!row) throw new Error(`No picture "${src}": see pictures/README.md for how to add one.`);
  const master = await readFile(masterPath(row));
  const { width, height } = await sharp(master).metadata();
  const area = cropArea(arch.width / arch.height, { width, height }, row);
  return cache.get([thisFile, master, JSON.stringify(area)], () =>
    sharp(master).extract(area).resize(arch).jpeg({ quality: 95 }).toBuffer(),
  );
}

/** Draws a card and encodes it as a JPEG with the highest quality that `mostBytes` allows. */
async function encodeCard(card: ReactNode, fonts: Font[]): Promise<Buffer> {
  const svg = Buffer.from(await satori(card, { ...cardSize, fonts }));
  for (let quality = 84; ; quality -= 6) {
    const bytes = await sharp(svg).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length <= mostBytes) return bytes;
  }
}

/** Writes the cards of a language into the folder of a built site. */
export async function makeCards(folder: string, cards: Cards, cache: BuildCache): Promise<void> {
  const fonts: Font[] = [{ name: 'Fraunces', data: await readFile(serif), weight: 600 }];
  const sources = [...new Set(cards.pages.map(({ picture }) => picture))];
  const pictures = new Map(
    await Promise.all(sources.map(async (src) => [src, await cropForArch(src, cache)] as const)),
  );
  await Promise.all(
    cards.pages.map(async ({ address, title, picture }) => {
      const card = await cardOf(cards, title, pictures.get(picture) as Buffer);
      const inputs = [thisFile, JSON.stringify(cardSize), JSON.stringify(card)];
      const image = await cache.get(inputs, () => encodeCard(card, fonts));
      const file = join(folder, address);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, image);
    }),
  );
}
