import { useState } from 'react';
import YetAnotherReactLightbox from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import './lightbox.css';
import { isMotionAllowed } from '../../browser/motion.ts';
import { encodingsOf, widestOf } from '../picture.tsx';
import { type PictureRole, pictureRoles } from '../picture-roles.ts';
import { PhotoAnnouncement } from './photo-announcement.tsx';

export interface LightboxPhoto {
  id: number;
  src: string;
  /** The visible caption. May be empty. */
  alt: string;
  /** The name for screen readers. */
  name: string;
}

export interface LightboxLabels {
  label: string;
  photosLabel: string;
  /** What each of them is. */
  photoLabel: string;
  /** The label of the element that has the focus when the lightbox opens. */
  keysLabel: string;
  /** Announced when another photo is shown. */
  shown: (photo: LightboxPhoto, number: number, total: number) => string;
  closeLabel: string;
  previousLabel: string;
  nextLabel: string;
  zoomInLabel: string;
  zoomOutLabel: string;
}

/** The labels by the library's names for them. */
const libraryLabels = (labels: LightboxLabels) => ({
  Lightbox: labels.label,
  'Photo gallery': labels.photosLabel,
  Close: labels.closeLabel,
  Previous: labels.previousLabel,
  Next: labels.nextLabel,
  'Zoom in': labels.zoomInLabel,
  'Zoom out': labels.zoomOutLabel,
  Carousel: labels.photosLabel,
  Slide: labels.photoLabel,
  // Its numbers would have European digits in every language. PhotoAnnouncement says them.
  '{index} of {total}': '',
});

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
  labels: LightboxLabels;
  firstIndex: number;
  onClose: () => void;
};

/** Shows the photos full-screen, with keyboard, swipe and zoom (R13). Loaded on demand. */
export function Lightbox({ photos, role, labels, firstIndex, onClose }: LightboxProps) {
  const [reduceMotion] = useState(() => !isMotionAllowed());
  // In state, because the library starts over when it gets another array.
  const [slides] = useState(() =>
    photos.map(({ src, alt, name }) => ({
      ...widestOf(src, role),
      srcSet: encodingsOf(src, role),
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
      plugins={[Captions, Zoom]}
      labels={libraryLabels(labels)}
      carousel={{
        padding: 0,
        preload: 1,
        imageProps: { style: pictureStyle(pictureRoles[role].shape) },
      }}
      render={{ controls: () => <PhotoAnnouncement photos={photos} labels={labels} /> }}
      captions={{ descriptionTextAlign: 'center' }}
      controller={{ closeOnBackdropClick: true }}
      zoom={{ maxZoomPixelRatio }}
      {...(reduceMotion && { animation: { fade: 0, swipe: 0, navigation: 0, zoom: 0 } })}
    />
  );
}
