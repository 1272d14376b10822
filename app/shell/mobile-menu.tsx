import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { mainNavigation, mobileNavigation, productNavigation } from '../../content/navigation.ts';
import { header } from '../../content/pages/shell.ts';
import { onReturn } from '../lib/on-return.ts';
import { GetInTouchLink } from '../ui/get-in-touch-link.tsx';
import styles from './mobile-menu.module.css';

/**
 * Every way through the site on a small screen, open for as long as it is rendered. The dialog keeps
 * the focus inside and closes on Escape; following a link closes it (specification 2, R9).
 */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [expanded, setExpanded] = useState(false);
  // It gives the focus back to where it came from, and says that it is closed.
  const close = () => dialog.current?.close();
  useLayoutEffect(() => dialog.current?.showModal(), []);
  useEffect(() => onReturn(() => dialog.current?.close()), []);

  return (
    <dialog ref={dialog} className={styles.menu} aria-label={header.menuLabel} onClose={onClose}>
      <button type="button" className={styles.close} onClick={close}>
        <IconX aria-hidden="true" />
        {header.closeLabel}
      </button>
      <nav aria-label={header.menuLabel}>
        <ul className={styles.links}>
          {[...mainNavigation, ...mobileNavigation].map(({ label, to }) => (
            <li key={to}>
              <NavLink to={to} end className={styles.link} onClick={close}>
                {label}
              </NavLink>
              {to === '/products' && (
                <>
                  <button
                    type="button"
                    className={styles.toggle}
                    aria-expanded={expanded}
                    aria-controls="mobile-products"
                    aria-label={header.productsMenuLabel}
                    onClick={() => setExpanded(!expanded)}
                  >
                    <IconChevronDown aria-hidden="true" />
                  </button>
                  <ul id="mobile-products" className={styles.products} hidden={!expanded}>
                    {productNavigation.map(({ label, mobileLabel = label, hash }) => (
                      <li key={hash}>
                        <Link to={`/products#${hash}`} className={styles.product} onClick={close}>
                          {mobileLabel}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </li>
          ))}
        </ul>
        <GetInTouchLink className={styles.call} onFollow={close} />
      </nav>
    </dialog>
  );
}
