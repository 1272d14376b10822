import { useLayoutEffect, useState } from 'react';
import { useController, useLightboxState } from 'yet-another-react-lightbox';
import { lightboxTexts } from '../../../content/lightbox-texts.ts';
import { fill } from '../../text/fill.ts';
import { numberText } from '../../text/number-text.ts';
import type { LightboxPhoto } from './lightbox.tsx';

/**
 * Shows the place of the current photo and announces it. The library's live region has images only
 * (https://github.com/igordanchenko/yet-another-react-lightbox/issues/350), which Orca 43 ignores.
 */
export function PhotoAnnouncement({ photos }: { photos: readonly LightboxPhoto[] }) {
  const { containerRef } = useController();
  const { currentIndex } = useLightboxState();
  const [firstIndex] = useState(currentIndex);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && currentIndex !== firstIndex) setHasMoved(true);

  useLayoutEffect(() => {
    const container = containerRef.current;
    // Without a role and name, screen readers name this focused element after all its buttons.
    container?.setAttribute('role', 'group');
    container?.setAttribute('aria-label', lightboxTexts.keysLabel);
    // Screen readers that do announce images would otherwise announce each photo twice.
    container?.querySelector('[aria-live]')?.setAttribute('aria-live', 'off');
  }, [containerRef]);

  const photo = photos[currentIndex];
  return (
    <>
      {/* Not the library's counter, which has European digits only. */}
      <div className="yarl__counter" aria-hidden="true">
        {numberText(currentIndex + 1)} / {numberText(photos.length)}
      </div>
      <p role="status" className="visually-hidden">
        {hasMoved && photo && shownText(photo, currentIndex + 1, photos.length)}
      </p>
    </>
  );
}

/** Announced when another photo is shown. The name of a photo without a caption contains its number. */
const shownText = ({ caption, name }: LightboxPhoto, number: number, total: number) =>
  caption ? fill(lightboxTexts.shown, { alt: caption, number, total }) : name;
