import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hasModifier } from '../../lib/has-modifier.ts';
import { loadOnce } from '../../lib/load-once.ts';
import { savesData } from '../../lib/saves-data.ts';
import { widestOf } from '../picture.tsx';
import type { LightboxPhoto, LightboxProps } from './lightbox.tsx';

/** Loaded when a visitor points at a photo or opens one. */
const loadLightbox = loadOnce(() => import('./lightbox.tsx'));

interface LightboxControl {
  isOpen: boolean;
  /** The attributes of the link that opens a photo. Without script it opens the image file. */
  linkTo: (photo: LightboxPhoto) => {
    href: string;
    onPointerEnter: () => void;
    onFocus: () => void;
    onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
  };
  /** The open lightbox. The page renders it anywhere. */
  view: ReactNode;
}

/**
 * The lightbox of a page (R13). The open photo is a history entry, so that Back and a phone's back
 * gesture close it.
 */
export function useLightbox({
  photos,
  role,
  labels,
}: Pick<LightboxProps, 'photos' | 'role' | 'labels'>): LightboxControl {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  const navigate = useNavigate();
  const openId = (useLocation().state as { photo?: number } | null)?.photo;
  const opener = useRef<HTMLAnchorElement>(null);
  const index = photos.findIndex(({ id }) => id === openId);
  const isOpen = index >= 0;

  // Forward and Reload open a photo without a click.
  useEffect(() => {
    if (!isOpen) return;
    loadLightbox().then(
      (module) => setLightbox(() => module.Lightbox),
      () => navigate(-1),
    );
    return () => opener.current?.focus({ preventScroll: true });
  }, [isOpen, navigate]);

  const prepare = () => {
    if (savesData) return;
    loadLightbox().catch(() => {
      // The click tries again, and follows the link if that fails too.
    });
  };
  const open = async (event: MouseEvent<HTMLAnchorElement>, id: number) => {
    if (hasModifier(event)) return;
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

  return {
    isOpen,
    linkTo: ({ id, src }) => ({
      href: widestOf(src, role).src,
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: (event) => open(event, id),
    }),
    view: Lightbox && isOpen && (
      <Lightbox
        photos={photos}
        role={role}
        labels={labels}
        firstIndex={index}
        onClose={() => navigate(-1)}
      />
    ),
  };
}
