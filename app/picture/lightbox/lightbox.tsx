import { useState } from 'react';
import YetAnotherReactLightbox from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import './lightbox.css';
import { lightboxTexts as texts } from '../../../content/lightbox-texts.ts';
import { isMotionAllowed } from '../../browser/motion.ts';
import { encodingsOf, widestOf } from '../picture.tsx';
import { type PictureRole, pictureRoles } from '../picture-roles.ts';
import { PhotoAnnouncement } from './photo-announcement.tsx';

export interface LightboxPhoto {
  id: number;
  src: string;
  /** Visible below the photo. May be empty. */
  caption: string;
  /** The name for screen readers. */
  name: string;
}

/** The labels by the library's names for them. */
const libraryLabels = {
  Lightbox: texts.label,
  'Photo gallery': texts.photosLabel,
  Close: texts.closeLabel,
  Previous: texts.previousLabel,
  Next: texts.nextLabel,
  'Zoom in': texts.zoomInLabel,
  'Zoom out': texts.zoomOutLabel,
  Carousel: texts.photosLabel,
  Slide: texts.photoLabel,
  // Its numbers would have European digits in every language. PhotoAnnouncement says them.
  '{index} of {total}': '',
};

// The box is no larger than the visible picture: a click beside it is a click on the backdrop.
const pictureStyle = (shape: number) => ({
  aspectRatio: shape,
  width: `min(100%, ${shape} * (100dvh - var(--bars, 0px)))`,
  maxWidth: '100%',
  maxHeight: '100%',
});

const maxZoomPixelRatio = 2;

export type LightboxProps = {
  photos: readonly LightboxPhoto[];
  /** The picture role that decides which encodings are shown. */
  role: PictureRole;
  firstIndex: number;
  onClose: () => void;
};

/** Shows the photos full-screen, with keyboard, swipe and zoom (R13). Loaded on demand. */
export function Lightbox({ photos, role, firstIndex, onClose }: LightboxProps) {
  const [reduceMotion] = useState(() => !isMotionAllowed());
  // In state, because the library starts over when it gets another array.
  const [slides] = useState(() =>
    photos.map(({ src, caption, name }) => ({
      ...widestOf(src, role),
      srcSet: encodingsOf(src, role),
      alt: name,
      description: caption,
    })),
  );

  return (
    <YetAnotherReactLightbox
      open
      close={onClose}
      index={firstIndex}
      slides={slides}
      plugins={[Captions, Zoom]}
      labels={libraryLabels}
      carousel={{
        padding: 0,
        preload: 1,
        imageProps: { style: pictureStyle(pictureRoles[role].shape) },
      }}
      render={{ controls: () => <PhotoAnnouncement photos={photos} /> }}
      captions={{ descriptionTextAlign: 'center' }}
      controller={{ closeOnBackdropClick: true }}
      zoom={{ maxZoomPixelRatio }}
      {...(reduceMotion && { animation: { fade: 0, swipe: 0, navigation: 0, zoom: 0 } })}
    />
  );
}
