import { IconChevronDown } from '@tabler/icons-react';
import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { productNavigation } from '../../content/navigation.ts';
import { header } from '../../content/pages/shell.ts';
import { onPageRestore } from '../lib/on-page-restore.ts';
import { addressOf } from '../pages.ts';
import { PageLink, PageNavLink } from '../ui/page-link.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './products-menu.module.css';

type ProductsMenuProps = { label: string; linkClassName: string | undefined };

/** The link to all products and a dropdown with the categories (specification 2, R9). */
export function ProductsMenu({ label, linkClassName }: ProductsMenuProps) {
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const clickPosition = useRef<{ x: number; y: number }>(undefined);

  const hover = (value: boolean) => (event: PointerEvent) => {
    // After a cross-fade, browsers fire `pointerenter` although the mouse has not moved.
    const { x, y } = clickPosition.current ?? {};
    const hasMoved = event.clientX !== x || event.clientY !== y;
    if (event.pointerType === 'mouse' && hasMoved) setOpen(value);
  };
  const close = (event: MouseEvent) => {
    clickPosition.current = { x: event.clientX, y: event.clientY };
    setOpen(false);
  };
  // In Safari, pressing the button removes the focus from it, without a `relatedTarget`.
  const closeOnFocusOutside = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };

  useEffect(() => {
    if (!open) return;
    const closeOnPressOutside = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) setOpen(false);
    };
    // On the document, because a menu opened by hovering does not have the focus.
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      if (menu.current?.contains(document.activeElement)) button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOnPressOutside);
    document.addEventListener('keydown', closeOnEscape);
    const stop = onPageRestore(() => setOpen(false));
    return () => {
      document.removeEventListener('pointerdown', closeOnPressOutside);
      document.removeEventListener('keydown', closeOnEscape);
      stop();
    };
  }, [open]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles events of the link and button inside.
    <div
      ref={menu}
      className={styles.menu}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onBlur={closeOnFocusOutside}
    >
      <PageNavLink to={addressOf('products')} className={linkClassName} onClick={close}>
        {label}
      </PageNavLink>
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls="products-menu"
        aria-label={header.productsMenuLabel}
        data-needs-script
        onClick={(event) => {
          // Safari does not focus a button on click.
          event.currentTarget.focus();
          setOpen(!open);
        }}
      >
        <IconChevronDown size={18} aria-hidden="true" />
      </button>
      <ul id="products-menu" className={styles.panel} data-open={open || undefined}>
        {productNavigation.map(({ label, hash, picture }) => (
          <li key={hash}>
            <PageLink
              to={`${addressOf('products')}#${hash}`}
              className={styles.item}
              onClick={() => setOpen(false)}
            >
              <Picture src={picture} role="thumb" alt="" className={styles.picture} />
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
