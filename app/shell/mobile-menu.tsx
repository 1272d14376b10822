import { IconChevronDown, IconX } from '@tabler/icons-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { mainNavigation, mobileNavigation, productNavigation } from '../../content/navigation.ts';
import { header } from '../../content/pages/shell.ts';
import { onPageRestore } from '../lib/on-page-restore.ts';
import { addressOf } from '../pages.ts';
import { EnquiryLink } from '../ui/enquiry-link.tsx';
import { GetInTouchLink } from '../ui/get-in-touch-link.tsx';
import { PageLink, PageNavLink } from '../ui/page-link.tsx';
import { LanguageLinks } from './language-links.tsx';
import styles from './mobile-menu.module.css';

/** The mobile menu, open as long as it is rendered (specification 2, R9). */
export function MobileMenu({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [expanded, setExpanded] = useState(false);
  // The dialog restores the focus and fires `close`.
  const close = () => dialog.current?.close();
  useLayoutEffect(() => dialog.current?.showModal(), []);
  useEffect(() => onPageRestore(() => dialog.current?.close()), []);

  return (
    <dialog ref={dialog} className={styles.menu} aria-label={header.menuLabel} onClose={onClose}>
      <button type="button" className={styles.close} onClick={close}>
        <IconX aria-hidden="true" />
        {header.closeLabel}
      </button>
      <nav aria-label={header.navigationLabel}>
        <ul className={styles.links}>
          {[...mainNavigation, ...mobileNavigation].map(({ label, to }) => (
            <li key={to}>
              <PageNavLink to={to} className={styles.link} onClick={close}>
                {label}
              </PageNavLink>
              {to === addressOf('products') && (
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
                        <PageLink
                          to={`${addressOf('products')}#${hash}`}
                          className={styles.product}
                          onClick={close}
                        >
                          {mobileLabel}
                        </PageLink>
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </li>
          ))}
        </ul>
        <LanguageLinks className={styles.language} />
        <EnquiryLink className={styles.enquiry} onClick={close} />
        <GetInTouchLink className={styles.getInTouch} onFollow={close} />
      </nav>
    </dialog>
  );
}
