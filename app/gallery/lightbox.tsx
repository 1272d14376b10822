import { useState } from 'react';
import YetAnotherReactLightbox from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import './lightbox.css';
import { galleryPage } from '../../content/pages/gallery.ts';
import { motionIsWelcome } from '../lib/motion.ts';
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
  // The library starts over when it is given another list.
  const [slides] = useState(() =>
    photos.map(({ src, alt, name }) => ({
      ...widestOf(src, 'full'),
      srcSet: encodingsOf(src, 'full'),
      alt: name,
      description: alt,
    })),
  );

  return (
    <YetAnotherReactLightbox
      open
      close={onClose}
      index={index}
      slides={slides}
      plugins={[Captions, Counter, Zoom]}
      labels={labels}
      carousel={{ padding: 0, preload: 1, imageProps: { style: pictureStyle } }}
      render={{ controls: () => <PhotoAnnouncement photos={photos} /> }}
      captions={{ descriptionTextAlign: 'center' }}
      controller={{ closeOnBackdropClick: true }}
      zoom={{ maxZoomPixelRatio }}
      {...(still && { animation: { fade: 0, swipe: 0, navigation: 0, zoom: 0 } })}
    />
  );
}
