import { useLayoutEffect, useState } from 'react';
import { useController, useLightboxState } from 'yet-another-react-lightbox';
import { galleryPage } from '../../content/pages/gallery.ts';
import type { NamedPhoto } from './name-photos.ts';

const { lightbox } = galleryPage;

/**
 * Says in words which photo has come. The library leaves that to a live region that holds nothing
 * but pictures, and screen readers (Orca 43 with Chromium) say nothing of those. It also puts the
 * focus on an element without role and name, which they call by the names of all its buttons.
 */
export function PhotoAnnouncement({ photos }: { photos: readonly NamedPhoto[] }) {
  const { containerRef } = useController();
  const { currentIndex } = useLightboxState();
  const [first] = useState(currentIndex);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && currentIndex !== first) setHasMoved(true);

  useLayoutEffect(() => {
    const container = containerRef.current;
    container?.setAttribute('role', 'group');
    container?.setAttribute('aria-label', lightbox.keysLabel);
    // Two regions would say it twice where pictures are announced.
    container?.querySelector('[aria-live]')?.setAttribute('aria-live', 'off');
  }, [containerRef]);

  const photo = photos[currentIndex];
  return (
    <p role="status" className="visually-hidden">
      {hasMoved && photo && lightbox.shown(photo, currentIndex + 1, photos.length)}
    </p>
  );
}
