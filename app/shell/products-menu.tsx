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
import { onReturn } from '../lib/on-return.ts';
import { PageLink, PageNavLink } from '../ui/page-link.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './products-menu.module.css';

type ProductsMenuProps = { label: string; linkClassName: string | undefined };

/**
 * The link to all products with a dropdown of the categories: it opens when a mouse hovers over it,
 * and by its own button for keyboard and touch. Escape closes it and gives the focus back. A press
 * beside it closes it, too, and so does coming back to the page by Back (specification 2, R9).
 */
export function ProductsMenu({ label, linkClassName }: ProductsMenuProps) {
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  /** Where the link was clicked. */
  const clicked = useRef<{ x: number; y: number }>(undefined);

  const hover = (value: boolean) => (event: PointerEvent) => {
    // After the cross-fade to the new page, browsers say that a mouse that has not moved enters again.
    const { x, y } = clicked.current ?? {};
    const hasMoved = event.clientX !== x || event.clientY !== y;
    if (event.pointerType === 'mouse' && hasMoved) setOpen(value);
  };
  const close = (event: MouseEvent) => {
    clicked.current = { x: event.clientX, y: event.clientY };
    setOpen(false);
  };
  // Safari takes the focus from the button, and gives it to nothing, when that very button is pressed.
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  };

  useEffect(() => {
    if (!open) return;
    const closeBeside = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) setOpen(false);
    };
    // On the document, for a menu that opened on hover does not have the focus.
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      if (menu.current?.contains(document.activeElement)) button.current?.focus();
    };
    document.addEventListener('pointerdown', closeBeside);
    document.addEventListener('keydown', closeOnEscape);
    const stop = onReturn(() => setOpen(false));
    return () => {
      document.removeEventListener('pointerdown', closeBeside);
      document.removeEventListener('keydown', closeOnEscape);
      stop();
    };
  }, [open]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for what happens to the link and button inside.
    <div
      ref={menu}
      className={styles.menu}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onBlur={closeWhenLeft}
    >
      <PageNavLink to="/products" className={linkClassName} onClick={close}>
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
          // Safari does not give a button the focus when it is pressed.
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
              to={`/products#${hash}`}
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
