import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  type RefCallback,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hasModifier } from '../../browser/has-modifier.ts';
import { loadOnce } from '../../browser/load-once.ts';
import { savesData } from '../../browser/saves-data.ts';
import { withinPage } from '../../browser/within-page.ts';
import { widestOf } from '../picture.tsx';
import type { LightboxPhoto, LightboxProps } from './lightbox.tsx';

/** Loaded when a visitor points at a photo or opens one. */
const loadLightbox = loadOnce(() => import('./lightbox.tsx'));

interface LightboxControl {
  isOpen: boolean;
  /** The attributes of the link that opens a photo. Without script it opens the image file. */
  linkTo: (photo: LightboxPhoto) => {
    ref: RefCallback<HTMLAnchorElement> | undefined;
    href: string;
    'data-wait-for-script': true;
    'data-held': true | undefined;
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
}: Pick<LightboxProps, 'photos' | 'role'>): LightboxControl {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps>>();
  const navigate = useNavigate();
  const { key, pathname, state } = useLocation();
  const openId = (state as { photo?: number } | null)?.photo;
  const opener = useRef<HTMLAnchorElement>(null);
  /** The link of the open photo. After a reload, nothing was clicked, but the focus returns to it, too. */
  const openLink = useRef<HTMLAnchorElement>(null);
  const rememberLink = useCallback((link: HTMLAnchorElement | null) => {
    if (link) openLink.current = link;
  }, []);
  /** The key of the current history entry. Undefined while the page goes to another entry. */
  const currentKey = useRef<string>(undefined);
  const index = photos.findIndex(({ id }) => id === openId);
  const isOpen = index >= 0;

  useLayoutEffect(() => {
    currentKey.current = key;
  }, [key]);

  // Goes back once from each entry, also after a double click.
  const close = useCallback(() => {
    if (currentKey.current !== key) return;
    currentKey.current = undefined;
    navigate(-1);
  }, [key, navigate]);

  // Forward and Reload open a photo without a click.
  useEffect(() => {
    if (!isOpen) return;
    let isWanted = true;
    loadLightbox().then(
      (module) => setLightbox(() => module.Lightbox),
      () => {
        // The visitor has closed the lightbox or left the page.
        if (!isWanted) return;
        // Open the image file instead, if it can be loaded.
        if (opener.current && navigator.onLine) window.location.replace(opener.current.href);
        else close();
      },
    );
    // The library listens only while the focus is inside: not while it loads or begins to fade in.
    const closeOnEscape = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' && !(target as Element).closest('[role=dialog]')) close();
    };
    document.addEventListener('keydown', closeOnEscape);
    const width = window.innerWidth;
    return () => {
      isWanted = false;
      document.removeEventListener('keydown', closeOnEscape);
      returnTo(openLink.current, window.innerWidth !== width);
    };
  }, [isOpen, close]);

  const prepare = () => {
    if (savesData) return;
    loadLightbox().catch(() => {
      // The click then opens the image file.
    });
  };
  const open = (event: MouseEvent<HTMLAnchorElement>, id: number) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    opener.current = event.currentTarget;
    // One entry, also for a double click or two photos clicked before the first is shown.
    const isSecond = isOpen || currentKey.current === undefined;
    currentKey.current = undefined;
    navigate(pathname, {
      ...withinPage(pathname),
      ...(isSecond && { replace: true }),
      state: { ...state, photo: id },
    });
  };

  return {
    isOpen,
    linkTo: ({ id, src }) => ({
      ref: id === openId ? rememberLink : undefined,
      href: widestOf(src, role).src,
      'data-wait-for-script': true,
      'data-held': (id === openId && !Lightbox) || undefined,
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: (event) => open(event, id),
    }),
    view: Lightbox && isOpen && (
      <Lightbox
        // The lightbox keeps the photos that it gets first. After a reload, the page gives it all photos and then those of
        // the filter, so it starts again when their number changes.
        key={`${key} ${photos.length}`}
        photos={photos}
        role={role}
        firstIndex={index}
        onClose={close}
      />
    ),
  };
}

/** Focuses the link of the photo. In a window that has turned, the router's scroll position is another place. */
function returnTo(link: HTMLAnchorElement | null, hasTurned: boolean) {
  link?.focus({ preventScroll: true });
  if (hasTurned) link?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
