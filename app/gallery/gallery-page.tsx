import { type ComponentType, type MouseEvent, useRef, useState } from 'react';
import { galleryImages } from '../../content/gallery.ts';
import { type GalleryFilter, galleryPage } from '../../content/pages/gallery.ts';
import { pageMeta } from '../lib/seo.ts';
import { Hero } from '../ui/hero.tsx';
import { Picture, widestOf } from '../ui/picture.tsx';
import { Reveal } from '../ui/reveal.tsx';
import styles from './gallery-page.module.css';
import type { LightboxProps } from './lightbox.tsx';
import { namePhotos } from './name-photos.ts';

/** How long a tile takes to enter, in seconds (specification 2 and 9). */
const tileSeconds = 0.3;

/** The lightbox comes on first use, and sooner once a visitor points at a photo. */
const loadLightbox = () => import('./lightbox.tsx');

export const meta = () => pageMeta(galleryPage);

/** The photos, all or of one category, each opening large (specification 2 and 4, R13, R14). */
export default function GalleryPage() {
  const [filter, setFilter] = useState<GalleryFilter>('all');
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  const [openIndex, setOpenIndex] = useState<number>();
  const opener = useRef<HTMLAnchorElement>(null);

  const photos = namePhotos(
    galleryImages.filter(({ category }) => filter === 'all' || category === filter),
    galleryPage.photoName,
  );

  const prepare = () => {
    loadLightbox().catch(() => {
      // Not now, then: the click tries again, and follows the link where that fails too.
    });
  };
  const open = async (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    opener.current = link;
    try {
      const module = await loadLightbox();
      setLightbox(() => module.Lightbox);
      setOpenIndex(index);
    } catch {
      window.location.assign(link.href);
    }
  };
  const close = () => {
    setOpenIndex(undefined);
    opener.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <Hero title={galleryPage.hero.heading} ground="paper">
        <p>{galleryPage.hero.text}</p>
      </Hero>
      <div className={`wrap ${styles.gallery}`}>
        <div className={styles.bar} data-needs-script>
          <fieldset className={styles.filters}>
            <legend className="visually-hidden">{galleryPage.filtersLabel}</legend>
            {galleryPage.filters.map(({ value, label }) => (
              <button
                key={value}
                type="button"
                className={styles.filter}
                aria-pressed={filter === value}
                onClick={() => setFilter(value)}
              >
                {label}
              </button>
            ))}
          </fieldset>
          <p className={styles.count} role="status">
            {galleryPage.count(photos.length)}
          </p>
        </div>
        {/* A new filter is a new list, so that its tiles enter again. */}
        <ul key={filter} className={styles.grid}>
          {photos.map(({ id, src, name }, index) => (
            <Reveal as="li" key={id} index={index} seconds={tileSeconds}>
              <a
                href={widestOf(src, 'full').src}
                className={styles.tile}
                onPointerEnter={prepare}
                onFocus={prepare}
                onClick={(event) => open(event, index)}
              >
                <Picture src={src} role="tile" alt={name} priority={index === 0} />
              </a>
            </Reveal>
          ))}
        </ul>
      </div>
      {Lightbox && openIndex !== undefined && (
        <Lightbox photos={photos} index={openIndex} onClose={close} />
      )}
    </>
  );
}
