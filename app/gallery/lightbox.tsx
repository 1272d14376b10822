import { useState } from 'react';
import YetAnotherReactLightbox from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import './lightbox.css';
import { galleryPage } from '../../content/pages/gallery.ts';
import { isMotionAllowed } from '../lib/motion.ts';
import { encodingsOf, widestOf } from '../ui/picture.tsx';
import { pictureRoles } from '../ui/picture-roles.ts';
import type { NamedPhoto } from './name-photos.ts';
import { PhotoAnnouncement } from './photo-announcement.tsx';

const { lightbox } = galleryPage;

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

// The box is no larger than the visible picture: a click beside it is a click on the backdrop.
const pictureStyle = {
  aspectRatio: shape,
  width: `min(100%, ${shape * 100}dvh)`,
  maxWidth: '100%',
  maxHeight: '100%',
};

const maxZoomPixelRatio = 2;

export type LightboxProps = {
  photos: readonly NamedPhoto[];
  firstIndex: number;
  onClose: () => void;
};

/** Shows the photos full-screen, with keyboard, swipe and zoom (R13). Loaded on demand. */
export function Lightbox({ photos, firstIndex, onClose }: LightboxProps) {
  const [reduceMotion] = useState(() => !isMotionAllowed());
  // In state, because the library starts over when it gets another array.
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
      index={firstIndex}
      slides={slides}
      plugins={[Captions, Counter, Zoom]}
      labels={labels}
      carousel={{ padding: 0, preload: 1, imageProps: { style: pictureStyle } }}
      render={{ controls: () => <PhotoAnnouncement photos={photos} /> }}
      captions={{ descriptionTextAlign: 'center' }}
      controller={{ closeOnBackdropClick: true }}
      zoom={{ maxZoomPixelRatio }}
      {...(reduceMotion && { animation: { fade: 0, swipe: 0, navigation: 0, zoom: 0 } })}
    />
  );
}
