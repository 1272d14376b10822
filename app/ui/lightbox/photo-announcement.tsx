import { useLayoutEffect, useState } from 'react';
import { useController, useLightboxState } from 'yet-another-react-lightbox';
import type { LightboxLabels, LightboxPhoto } from './lightbox.tsx';

type PhotoAnnouncementProps = { photos: readonly LightboxPhoto[]; labels: LightboxLabels };

/**
 * Says in words which photo has come. The library leaves that to a live region that holds nothing
 * but pictures, and screen readers (Orca 43 with Chromium) say nothing of those. It also puts the
 * focus on an element without role and name, which they call by the names of all its buttons.
 */
export function PhotoAnnouncement({ photos, labels }: PhotoAnnouncementProps) {
  const { containerRef } = useController();
  const { currentIndex } = useLightboxState();
  const [first] = useState(currentIndex);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && currentIndex !== first) setHasMoved(true);

  useLayoutEffect(() => {
    const container = containerRef.current;
    container?.setAttribute('role', 'group');
    container?.setAttribute('aria-label', labels.keysLabel);
    // Two regions would say it twice where pictures are announced.
    container?.querySelector('[aria-live]')?.setAttribute('aria-live', 'off');
  }, [containerRef, labels]);

  const photo = photos[currentIndex];
  return (
    <p role="status" className="visually-hidden">
      {hasMoved && photo && labels.shown(photo, currentIndex + 1, photos.length)}
    </p>
  );
}
