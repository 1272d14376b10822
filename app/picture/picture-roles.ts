/** By a picture's role: shape (width / height), encoded widths and `sizes`. */
export const pictureRoles = {
  card: {
    shape: 4 / 5,
    widths: [320, 480, 720],
    // With 45 %, phones of 412 px with 1.75 dots would load the next width, of nearly twice the bytes.
    sizes: '(min-width: 80rem) 25rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 43.6vw',
  },
  /** The pictures of a product's page and its lightbox. */
  portrait: {
    shape: 4 / 5,
    widths: [480, 720, 1080, 1600],
    sizes: '(min-width: 62rem) 45vw, 75vw',
  },
  thumb: { shape: 1, widths: [56, 112], sizes: '3.5rem' },
  /** The smaller tiles of the gallery, and the rows of the news. */
  tile: {
    shape: 3 / 2,
    widths: [320, 480, 720, 1080],
    sizes: '(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 92vw',
  },
  /** Large pictures of the gallery, the news, articles and the home page, and the gallery's lightbox. */
  full: {
    shape: 3 / 2,
    widths: [720, 1080, 1800],
    sizes: '(min-width: 64rem) 60rem, 92vw',
  },
  arch: {
    shape: 3 / 4,
    widths: [320, 480, 720, 960],
    sizes: '(min-width: 62rem) 34rem, 88vw',
  },
  hero: { shape: 2, widths: [960, 1280, 1920, 2400], sizes: '100vw' },
  /**
   * The hero on portrait screens, cropped around the picture's focus. Phones of the middle class have 720 to 750 pixels
   * a line.
   */
  'hero-tall': { shape: 1, widths: [480, 750, 960], sizes: '100vw' },
} as const satisfies Record<string, { shape: number; widths: readonly number[]; sizes: string }>;

export type PictureRole = keyof typeof pictureRoles;

/** The roles that are encoded, by a picture's kind in pictures/pictures.json. */
export const rolesOfKind = {
  product: ['card', 'portrait', 'thumb'],
  gallery: ['tile', 'full'],
  news: ['tile', 'full'],
  story: ['arch'],
  hero: ['hero', 'hero-tall'],
} as const satisfies Record<string, readonly PictureRole[]>;

export type PictureKind = keyof typeof rolesOfKind;

/** Whether pictures of a kind are encoded for a role. */
export const hasRole = (kind: PictureKind, role: PictureRole) =>
  (rolesOfKind[kind] as readonly PictureRole[]).includes(role);

/** The role of a picture inside an article. */
export const roleInArticle = 'full';

/** What pages need of an encoded picture: a part of its row in pictures/pictures.json. Sizes of its master in pixels. */
export type EncodedPicture = {
  id: string;
  width: number;
  height: number;
  /** The first four digits of the SHA-256 of the master and its encoding settings (pictures/encode.ts). */
  hash: string;
  /** Shown until the picture has loaded. */
  colour: string;
};

/** The widths to encode: never more pixels than the master has, and at least one width. */
export function widthsOf(
  master: Pick<EncodedPicture, 'width' | 'height'>,
  role: PictureRole,
): number[] {
  const { shape, widths } = pictureRoles[role];
  const widest = Math.floor(Math.min(master.width, master.height * shape));
  const fitting = widths.filter((width) => width <= widest);
  return fitting.length > 0 ? fitting : [widest];
}

/** The address of a picture in content and of its fallback: `/pictures/carrots-a.jpg`. */
export const pictureAddress = (id: string) => `/pictures/${id}.jpg`;

/** The id of the picture at an address of {@link pictureAddress}. */
export const pictureAt = (address: string) => address.replace(/^\/pictures\/(.+)\.jpg$/, '$1');

/** The address of one encoding of a picture. What differs in a `srcset` comes last: Brotli makes pages smaller. */
export function encodedAddress(
  { id, hash }: Pick<EncodedPicture, 'id' | 'hash'>,
  role: PictureRole,
  width: number,
): string {
  return `/pictures/${id}-${hash}-${role}-${width}.avif`;
}

/** A picture's encodings in a role, narrowest first, with their sizes in pixels. */
export const encodingsIn = (picture: EncodedPicture, role: PictureRole) =>
  widthsOf(picture, role)
    .toSorted((a, b) => a - b)
    .map((width) => ({
      src: encodedAddress(picture, role, width),
      width,
      height: Math.round(width / pictureRoles[role].shape),
    }));

/** The encodings of {@link encodingsIn} as a `srcset`. */
export const srcSetIn = (picture: EncodedPicture, role: PictureRole): string =>
  encodingsIn(picture, role)
    .map(({ src, width }) => `${src} ${width}w`)
    .join(', ');
