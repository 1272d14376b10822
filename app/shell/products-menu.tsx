import { IconChevronDown } from '@tabler/icons-react';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { productNavigation } from '../../content/navigation.ts';
import { header } from '../../content/pages/shell.ts';
import { PageLink, PageNavLink } from '../ui/page-link.tsx';
import { Picture } from '../ui/picture.tsx';
import styles from './products-menu.module.css';

type ProductsMenuProps = { label: string; linkClassName: string | undefined };

/**
 * The link to all products with a dropdown of the categories: it opens when a mouse hovers over it,
 * and by its own button for keyboard and touch. Escape closes it and gives the focus back
 * (specification 2, R9).
 */
export function ProductsMenu({ label, linkClassName }: ProductsMenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const hover = (value: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setOpen(value);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  const closeWhenLeft = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for what happens to the link and button inside.
    <div
      className={styles.menu}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onKeyDown={closeOnEscape}
      onBlur={closeWhenLeft}
    >
      <PageNavLink to="/products" className={linkClassName} onClick={() => setOpen(false)}>
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
        onClick={() => setOpen(!open)}
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
