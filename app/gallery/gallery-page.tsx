import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { galleryImages } from '../../content/gallery.ts';
import { type GalleryFilter, galleryPage } from '../../content/pages/gallery.ts';
import { loadOnce } from '../lib/load-once.ts';
import { savesData } from '../lib/saves-data.ts';
import { Hero } from '../ui/hero.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { Picture, widestOf } from '../ui/picture.tsx';
import { Reveal } from '../ui/reveal.tsx';
import styles from './gallery-page.module.css';
import type { LightboxProps } from './lightbox.tsx';
import { namePhotos } from './name-photos.ts';

/** Duration of a tile's entrance animation, in seconds (specification 2 and 9). */
const tileSeconds = 0.3;

const loadLightbox = loadOnce(() => import('./lightbox.tsx'));

/** Photo gallery with a category filter and a lightbox (specification 2 and 4, R13, R14). */
export function GalleryPage() {
  const [filter, setFilter] = useState<GalleryFilter>('all');
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  const [isAnnounced, setAnnounced] = useState(false);
  const navigate = useNavigate();
  // The open photo is a history entry, so that Back and a phone's back gesture close it.
  const openId = (useLocation().state as { photo?: number } | null)?.photo;
  const opener = useRef<HTMLAnchorElement>(null);

  const photos = namePhotos(
    galleryImages.filter(({ category }) => filter === 'all' || category === filter),
    galleryPage.photoName,
  );

  const openIndex = photos.findIndex(({ id }) => id === openId);
  const isOpen = openIndex >= 0;

  // Forward and Reload open a photo without a click.
  useEffect(() => {
    if (!isOpen) return;
    setAnnounced(false);
    loadLightbox().then(
      (module) => setLightbox(() => module.Lightbox),
      () => navigate(-1),
    );
    return () => opener.current?.focus({ preventScroll: true });
  }, [isOpen, navigate]);

  const preloadLightbox = () => {
    if (savesData) return;
    loadLightbox().catch(() => {});
  };
  const open = async (event: MouseEvent<HTMLAnchorElement>, id: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const link = event.currentTarget;
    opener.current = link;
    try {
      await loadLightbox();
      navigate('', { state: { photo: id }, preventScrollReset: true });
    } catch {
      // The lightbox could not be loaded: open the image file instead.
      window.location.assign(link.href);
    }
  };

  return (
    <>
      <PageHead page={galleryPage} />
      <Hero title={galleryPage.hero.heading} background="paper">
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
                onClick={() => {
                  setFilter(value);
                  setAnnounced(true);
                }}
              >
                {label}
              </button>
            ))}
          </fieldset>
          <p className={styles.count} aria-hidden={isAnnounced || undefined}>
            {galleryPage.count(photos.length)}
          </p>
          {/* Empty until a filter is used. Otherwise screen readers announce it on arrival and when
              the lightbox closes. */}
          <p role="status" className="visually-hidden">
            {isAnnounced && galleryPage.count(photos.length)}
          </p>
        </div>
        <ul className={styles.grid}>
          {photos.map(({ id, src, name }, index) => (
            <Reveal as="li" key={id} index={index} seconds={tileSeconds}>
              <a
                href={widestOf(src, 'full').src}
                className={styles.tile}
                onPointerEnter={preloadLightbox}
                onFocus={preloadLightbox}
                onClick={(event) => open(event, id)}
              >
                <Picture src={src} role="tile" alt={name} priority={index === 0} />
              </a>
            </Reveal>
          ))}
        </ul>
      </div>
      {Lightbox && isOpen && (
        <Lightbox photos={photos} firstIndex={openIndex} onClose={() => navigate(-1)} />
      )}
    </>
  );
}
