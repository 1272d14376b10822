import { useState } from 'react';
import manifest from '../../pictures/manifest.json';
import styles from './picture.module.css';
import {
  encodedAddress,
  type Master,
  type PictureRole,
  pictureRoles,
  widthsOf,
} from './picture-roles.ts';

const masters = manifest as unknown as Record<string, Master>;

/** The encodings of a picture in a role, narrowest first, each with its size in pixels. */
export function encodingsOf(src: string, role: PictureRole) {
  const { id, master } = lookUp(src);
  return widthsOf(master, role)
    .toSorted((a, b) => a - b)
    .map((width) => ({
      src: encodedAddress(id, master, role, width),
      width,
      height: Math.round(width / pictureRoles[role].shape),
    }));
}

/** The same as a `srcset`. */
function srcSetOf(src: string, role: PictureRole): string {
  return encodingsOf(src, role)
    .map((encoding) => `${encoding.src} ${encoding.width}w`)
    .join(', ');
}

/** The widest encoding of a picture in a role. */
export function widestOf(src: string, role: PictureRole) {
  const widest = encodingsOf(src, role).at(-1);
  if (!widest) throw new Error(`The role "${role}" has no widths: see app/ui/picture-roles.ts.`);
  return widest;
}

/**
 * @throws when content names a picture that is not in the manifest (content/check.ts finds it
 * sooner).
 */
function lookUp(src: string): { id: string; master: Master } {
  const id = src.replace(/^\/pictures\/(.+)\.jpg$/, '$1');
  const master = masters[id];
  if (!master) throw new Error(`No picture "${src}": see pictures/README.md for how to add one.`);
  return { id, master };
}

type PictureProps = {
  /** The picture's address as content gives it, `/pictures/strawberries-a.jpg`. */
  src: string;
  role: PictureRole;
  alt: string;
  /**
   * Shown in the picture's place when it cannot be loaded; the alternative text where it is not
   * given.
   */
  label?: string;
  /** For the one picture a page is known by: loaded at once and before everything else. */
  priority?: boolean;
  className?: string | undefined;
};

/**
 * A picture of a role: AVIF at the role's widths with a JPEG for the rest, its size known before it
 * arrives, its colours in its place until then, and its name where it fails.
 */
export function Picture({
  src,
  role,
  alt,
  label = alt,
  priority = false,
  className,
}: PictureProps) {
  const [failed, setFailed] = useState(false);
  const { master } = lookUp(src);
  const { sizes, shape } = pictureRoles[role];
  const { width, height } = widestOf(src, role);
  // In a menu that is closed at first they would only make every page longer.
  const standsIn = !failed && role !== 'thumb';

  /** A picture that failed before the page's script ran told nobody; it is found out here. */
  const noticeEarlierFailure = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(true);
  };

  return (
    <span
      className={className ? `${styles.frame} ${className}` : styles.frame}
      style={{
        ...(!priority && { aspectRatio: shape }),
        ...(standsIn && { backgroundImage: `linear-gradient(${master.colours.join()})` }),
      }}
      data-failed={failed || undefined}
    >
      <picture>
        {role === 'hero' && (
          <source
            type="image/avif"
            media="(max-aspect-ratio: 1/1)"
            srcSet={srcSetOf(src, 'hero-tall')}
            sizes={pictureRoles['hero-tall'].sizes}
          />
        )}
        <source type="image/avif" srcSet={srcSetOf(src, role)} sizes={sizes} />
        <img
          ref={noticeEarlierFailure}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
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
