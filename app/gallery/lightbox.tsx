import { useRef, useState } from 'react';
import YetAnotherReactLightbox, { type Slide } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import './lightbox.css';
import { galleryPage } from '../../content/pages/gallery.ts';
import { motionIsWelcome } from '../lib/motion.ts';
import { endTravels, travel } from '../lib/travel.ts';
import { encodingsOf, widestOf } from '../ui/picture.tsx';
import { pictureRoles } from '../ui/picture-roles.ts';
import type { NamedPhoto } from './name-photos.ts';
import { PhotoAnnouncement } from './photo-announcement.tsx';

const { lightbox } = galleryPage;

/** The library's words, as content has them. */
const labels = {
  Lightbox: lightbox.label,
  'Photo gallery': lightbox.photosLabel,
  Close: lightbox.closeLabel,
  Previous: lightbox.previousLabel,
  Next: lightbox.nextLabel,
  'Zoom in': lightbox.zoomInLabel,
  'Zoom out': lightbox.zoomOutLabel,
};

const { shape } = pictureRoles.full;

/**
 * As large as the screen allows, whatever its own pixels, and never larger than what is seen of it:
 * a click beside the picture is a click on the backdrop.
 */
const pictureStyle = {
  aspectRatio: shape,
  width: `min(100%, ${shape * 100}dvh)`,
  maxWidth: '100%',
  maxHeight: '100%',
};

/** How far a picture can be enlarged: screen pixels to each of its own. */
const maxZoomPixelRatio = 2;

/** A photo as the page behind shows it, if it is on the screen. */
function tileOf(photo: NamedPhoto | undefined): HTMLImageElement | undefined {
  const tile = document.querySelector<HTMLImageElement>(`main [data-item="${photo?.id}"] img`);
  const { bottom, top } = tile?.getBoundingClientRect() ?? { bottom: 0, top: 0 };
  return tile && bottom > 0 && top < innerHeight ? tile : undefined;
}

/** Lets the large photo grow out of its tile, or go back into it. Says whether it was there. */
function travelFromTile(photo: NamedPhoto | undefined, back = false): boolean {
  const image = document.querySelector('.yarl__slide_current img');
  const tile = tileOf(photo);
  if (image && tile) {
    endTravels(image);
    travel(image, tile.getBoundingClientRect(), image.getBoundingClientRect(), back);
  }
  return image !== null;
}

/** The library has measured the screen, and put the photo there, within so many frames. */
const framesToMeasure = 10;

function growFromTile(photo: NamedPhoto | undefined, frames = framesToMeasure) {
  requestAnimationFrame(() => {
    if (!travelFromTile(photo) && frames > 0) growFromTile(photo, frames - 1);
  });
}

export type LightboxProps = {
  photos: readonly NamedPhoto[];
  /** Place of the photo to begin with, from 0. */
  index: number;
  onClose: () => void;
};

/**
 * A photo as large as the screen allows, and its neighbours: closed by the backdrop, the button or
 * Escape, moved on by arrows and swipes (R13). Fetched when first needed, its styles with it.
 */
export function Lightbox({ photos, index, onClose }: LightboxProps) {
  const [still] = useState(() => !motionIsWelcome());
  const current = useRef(index);
  /** What has been fetched already stands in for the photo that was chosen, until that arrives. */
  const [standIn] = useState(() => tileOf(photos[index])?.currentSrc);
  // The library starts over when it is given another list.
  const [slides] = useState(() =>
    photos.map(({ src, alt, name }) => ({
      ...widestOf(src, 'full'),
      srcSet: encodingsOf(src, 'full'),
      alt: name,
      description: alt,
    })),
  );

  // The library hands on copies of slides; their names are all different.
  const imageProps = (slide: Slide) => ({
    style:
      standIn && slide.alt === photos[index]?.name
        ? { ...pictureStyle, opacity: 1, background: `url("${standIn}") center / cover` }
        : pictureStyle,
  });

  return (
    <YetAnotherReactLightbox
      open
      close={onClose}
      index={index}
      slides={slides}
      plugins={[Captions, Counter, Zoom]}
      labels={labels}
      carousel={{ padding: 0, preload: 1, imageProps }}
      on={{
        view: ({ index }) => {
          current.current = index;
        },
        entering: () => growFromTile(photos[index]),
        exiting: () => travelFromTile(photos[current.current], true),
      }}
      render={{ controls: () => <PhotoAnnouncement photos={photos} /> }}
      captions={{ descriptionTextAlign: 'center' }}
      controller={{ closeOnBackdropClick: true }}
      zoom={{ maxZoomPixelRatio }}
      {...(still && { animation: { fade: 0, swipe: 0, navigation: 0, zoom: 0 } })}
    />
  );
}
