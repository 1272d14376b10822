import {
  type PointerEvent,
  type MouseEvent as ReactMouseEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { productNavigation } from '../../../content/navigation.ts';
import { header } from '../../../content/shell.ts';
import { onPageRestore } from '../../browser/on-page-restore.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { PageLink, PageNavLink } from '../../design/page-link.tsx';
import { addressOf } from '../../pages.ts';
import { Picture } from '../../picture/picture.tsx';
import styles from './products-menu.module.css';

type ProductsMenuProps = {
  label: string;
  linkClassName: string | undefined;
  inMobileMenu: boolean;
};

/**
 * The link to all products and the list of categories (specification 2, R9): a dropdown in the header, which
 * also opens on hover, and a list that unfolds in the mobile menu. Whether it is open is the state of `<details>`.
 */
export function ProductsMenu({ label, linkClassName, inMobileMenu }: ProductsMenuProps) {
  const hydrated = useHydrated();
  const details = useRef<HTMLDetailsElement>(null);
  const mousePosition = useRef({ clientX: 0, clientY: 0 });

  const hover = (open: boolean) => (event: PointerEvent) => {
    // After a cross-fade and a lightbox, browsers fire `pointerenter` although the mouse has not moved
    // (https://github.com/w3c/csswg-drafts/issues/11274).
    // Firefox rounds the position of that event, so it may be up to a pixel away.
    const { clientX, clientY } = mousePosition.current;
    const hasMoved = Math.hypot(event.clientX - clientX, event.clientY - clientY) > 1;
    // Firefox fires `pointerleave` when the mobile menu has closed under a mouse that does not move.
    if (!details.current?.checkVisibility() || inMobileMenu) return;
    if (event.pointerType === 'mouse' && hasMoved) details.current.open = open;
  };
  const answerClick = (event: ReactMouseEvent) => {
    const list = details.current;
    if (!list) return;
    if ((event.target as Element).closest('a')) list.open = false;
    // The mouse has opened the list on its way to the button, and clicks to open it.
    else if (
      (event.nativeEvent as globalThis.PointerEvent).pointerType === 'mouse' &&
      !inMobileMenu
    ) {
      event.preventDefault();
      list.open = true;
    }
  };

  // Before the next key or click: in the mobile menu, Escape closes the menu and leaves the list as it is.
  useLayoutEffect(() => {
    const list = details.current;
    const menu = list?.parentElement;
    if (!list || !menu || inMobileMenu) return;
    const close = () => {
      list.open = false;
    };
    const closeOutside = ({ target }: Event) => {
      // During a cross-fade, the root receives all clicks and passes them on (app/shell/view-transitions.ts).
      if (target !== document.documentElement && !menu.contains(target as Node)) close();
    };
    // On the document, because a menu opened by hovering does not have the focus.
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !list.open) return;
      if (list.contains(document.activeElement)) list.querySelector('summary')?.focus();
      close();
    };
    const notePosition = ({ clientX, clientY }: MouseEvent) => {
      mousePosition.current = { clientX, clientY };
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('pointermove', notePosition, { capture: true, signal });
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal });
    const stop = onPageRestore(close);
    return () => {
      listeners.abort();
      stop();
    };
  }, [inMobileMenu]);

  return (
    <div
      className={styles.menu}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onClickCapture={answerClick}
    >
      <PageNavLink to={addressOf('products')} className={linkClassName}>
        {label}
      </PageNavLink>
      <details ref={details}>
        <summary className={styles.toggle} aria-label={header.productsMenuLabel} />
        <ul className={styles.panel}>
          {productNavigation.map(({ label, mobileLabel, hash, picture }) => (
            <li key={hash}>
              <PageLink to={`${addressOf('products')}#${hash}`} className={styles.item}>
                {/* Decoration, which would make every page larger. */}
                {hydrated && (
                  <Picture src={picture} role="thumb" alt="" className={styles.picture} />
                )}
                {inMobileMenu ? mobileLabel : label}
              </PageLink>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
