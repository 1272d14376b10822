import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { galleryCaptions, galleryImages } from '../../../content/gallery.ts';
import { type GalleryFilter, galleryPage } from '../../../content/pages/gallery.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { hasLeft, withinPage } from '../../browser/within-page.ts';
import { ButtonLink } from '../../design/button.tsx';
import '../../design/choice.css';
import { Hero } from '../../design/hero.tsx';
import { Reveal } from '../../design/reveal.tsx';
import { addressOf } from '../../pages.ts';
import { useLightbox } from '../../picture/lightbox/use-lightbox.tsx';
import { Picture } from '../../picture/picture.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import styles from './gallery-page.module.css';
import { namePhotos } from './name-photos.ts';
import { tileSizes } from './tile-sizes.ts';

/** Duration of a tile's entrance animation, in seconds (specification 2 and 9). */
const tileSeconds = 0.3;

/** For every third photo, which is cropped to be high in one column. As `tile` in picture-roles.ts otherwise. */
const highOnPhones = '(min-width: 64rem) 30vw, (min-width: 40rem) 46vw, 172vw';

/** Photo gallery with a category filter and a lightbox (specification 2 and 4, R13, R14). */
export function GalleryPage() {
  // In the history, so that Back and Reload find the same photos (R7).
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const filterIn = (state: { filter?: GalleryFilter } | null): GalleryFilter =>
    (hydrated && state?.filter) || 'all';
  const filter = filterIn(state);
  const [firstState] = useState(state);
  const [isAnnounced, setAnnounced] = useState(false);
  const photos = namePhotos(
    galleryImages.filter(({ category }) => filter === 'all' || category === filter),
  );

  const sizes = tileSizes(photos.length);

  const { isOpen, linkTo, view } = useLightbox({
    photos,
    role: 'full',
  });

  useEffect(() => {
    if (isOpen) setAnnounced(false);
  }, [isOpen]);

  return (
    <>
      <PageHead name="gallery" page={galleryPage} />
      <Hero title={galleryPage.hero.heading}>
        <p className={styles.lead}>{galleryPage.hero.text}</p>
        <div className={styles.bar} data-needs-script>
          <fieldset className="choice">
            <legend className="visually-hidden">{galleryPage.filtersLabel}</legend>
            {galleryPage.filters.map(({ value, label }) => (
              <button
                key={value}
                type="button"
                aria-pressed={filter === value}
                onClick={() => {
                  navigate(pathname, {
                    ...withinPage(pathname),
                    ...(!hasLeft(pathname) && { replace: true }),
                    state: { filter: value },
                  });
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
      </Hero>
      <div className={`wrap ${styles.gallery}`}>
        {/* After a reload, the key makes new photos, which are no layout shift. */}
        <ul className={styles.grid} key={filterIn(firstState)}>
          {photos.map((photo, index) => (
            <Reveal
              as="li"
              key={photo.id}
              index={index}
              seconds={tileSeconds}
              className={styles[sizes[index] ?? 'small']}
            >
              <figure className={styles.photo}>
                <a {...linkTo(photo)} className={styles.tile}>
                  <Picture
                    src={photo.src}
                    // In two columns, the last one can be large.
                    role={sizes[index] === 'small' && photo !== photos.at(-1) ? 'tile' : 'full'}
                    sizes={sizes[index] === 'small' && index % 3 === 2 ? highOnPhones : undefined}
                    alt={photo.name}
                    priority={index === 0}
                  />
                </a>
                <figcaption>{galleryCaptions[photo.id]}</figcaption>
              </figure>
            </Reveal>
          ))}
        </ul>
        <div className={styles.closing}>
          <p>{galleryPage.closing.text}</p>
          <ButtonLink to={addressOf('products')}>{galleryPage.closing.linkLabel}</ButtonLink>
        </div>
      </div>
      {view}
    </>
  );
}

export { GalleryPage as Component };
