import { useState } from 'react';
import { pictures as list } from '../../content/pictures.ts';
import { savesData } from '../browser/saves-data.ts';
import { hasHydrated } from '../browser/use-hydrated.ts';
import styles from './picture.module.css';
import {
  type EncodedPicture,
  encodingsIn,
  type PictureRole,
  pictureAt,
  pictureRoles,
  srcSetIn,
} from './picture-roles.ts';

const pictures = new Map(list.map((picture) => [picture.id, picture]));

/** A picture's encodings in a role, narrowest first, with their sizes in pixels. */
export const encodingsOf = (src: string, role: PictureRole) => encodingsIn(lookUp(src), role);

const srcSetOf = (src: string, role: PictureRole) => srcSetIn(lookUp(src), role);

/**
 * The widest encoding of a picture in a role.
 * @throws if there is no such picture
 */
export function widestOf(src: string, role: PictureRole) {
  const widest = encodingsOf(src, role).at(-1);
  if (!widest)
    throw new Error(`The role "${role}" has no widths: see app/picture/picture-roles.ts.`);
  return widest;
}

function lookUp(src: string): EncodedPicture {
  const picture = pictures.get(pictureAt(src));
  if (!picture) throw new Error(`No picture "${src}": see pictures/README.md for how to add one.`);
  return picture;
}

/** A media query: the screen is as high as it is wide, or higher. */
export const portraitScreen = '(max-aspect-ratio: 1/1)';

type PictureProps = {
  /** The address in content, `/pictures/strawberries-a.jpg`. */
  src: string;
  role: PictureRole;
  alt: string;
  /** Shown if the picture cannot be loaded; by default the alternative text. */
  label?: string;
  /** Whether the picture's colour is shown while it loads. It makes the page larger. */
  showsColour?: boolean;
  /** For the main picture of a page: loaded at once and first. */
  priority?: boolean;
  /** Whether the picture is loaded only when it is scrolled to, and after those that are in view. */
  isLazy?: boolean;
  /** The screens on which a hero shows its tall picture. */
  tallOn?: string;
  /** How wide the picture is, where it is smaller than others of its role. */
  sizes?: string | undefined;
  className?: string | undefined;
};

/**
 * An AVIF picture with a JPEG fallback, its colour while it loads, its label if it fails. The prerendered pictures but
 * the main one are lazy until app/fonts-and-pictures.ts loads them after hydration. Later ones are loaded at once, so
 * that a print has them, if the visitor does not save data.
 */
export function Picture({
  src,
  role,
  alt,
  label = alt,
  showsColour = role !== 'thumb',
  priority = false,
  isLazy = false,
  tallOn = portraitScreen,
  sizes = pictureRoles[role].sizes,
  className,
}: PictureProps) {
  const [failed, setFailed] = useState(false);
  const [isEager] = useState(() => priority || (hasHydrated() && !isLazy && !savesData));
  const { colour } = lookUp(src);
  const { shape } = pictureRoles[role];
  const { width, height } = widestOf(src, role);

  /** Finds pictures that failed or loaded before hydration, when nothing listened yet. */
  const findEarlierEvent = (image: HTMLImageElement | null) => {
    if (!image?.complete || !image.currentSrc) return;
    if (image.naturalWidth === 0) setFailed(true);
    else keepPainted(image);
  };

  return (
    <span
      className={[styles.frame, priority && styles.main, className].filter(Boolean).join(' ')}
      style={{
        ...(!priority && { aspectRatio: shape }),
        ...(showsColour && !failed && { backgroundColor: colour }),
      }}
      data-failed={failed || undefined}
    >
      <picture>
        {role === 'hero' && (
          <source
            type="image/avif"
            media={tallOn}
            srcSet={srcSetOf(src, 'hero-tall')}
            sizes={pictureRoles['hero-tall'].sizes}
          />
        )}
        <source type="image/avif" srcSet={srcSetOf(src, role)} sizes={sizes} />
        <img
          ref={findEarlierEvent}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : isLazy ? 'low' : undefined}
          decoding="async"
          onLoad={({ currentTarget }) => keepPainted(currentTarget)}
          onError={() => setFailed(true)}
        />
      </picture>
      {failed && label !== '' && (
        <span className={styles.label} aria-hidden={alt === label}>
          {label}
        </span>
      )}
    </span>
  );
}

/**
 * Browsers forget what they have decoded, and with `async` they paint the page without it until they have decoded it
 * again: after scrolling back on a slow phone, or in a capture of the whole page.
 */
function keepPainted(image: HTMLImageElement) {
  image.decoding = 'sync';
}
