import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { mainNavigation, mobileNavigation } from '../../../content/navigation.ts';
import { header } from '../../../content/shell.ts';
import { onPageRestore } from '../../browser/on-page-restore.ts';
import { GetInTouchLink } from '../../contact/get-in-touch-link.tsx';
import { PageNavLink } from '../../design/page-link.tsx';
import { EnquiryLink } from '../../enquiry-list/enquiry-link.tsx';
import { addressOf } from '../../pages.ts';
import { LanguageLinks } from '../language/language-links.tsx';
import styles from './main-navigation.module.css';
import { ProductsMenu } from './products-menu.tsx';

export const menuId = 'menu';

/**
 * The links of the header (specification 2, R9): a row on wide screens; on small screens the mobile menu, a
 * popover, which opens and closes without script. Script makes it modal.
 */
export function MainNavigation() {
  const menu = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  // Follows the popover, which may have been opened before hydration.
  const [open, setOpen] = useState(false);

  const { key } = useLocation();
  const navigationType = useNavigationType();
  // The history entry on which the menu was opened.
  const openedOn = useRef(key);
  // Links close the menu at once, and Back when its page arrives, unless the visitor has opened the menu meanwhile.
  useLayoutEffect(() => {
    if (openedOn.current !== key && navigationType === 'POP') menu.current?.hidePopover();
  }, [key, navigationType]);
  useEffect(() => onPageRestore(() => menu.current?.hidePopover()), []);
  useEffect(() => setOpen(isOpen(menu.current)), []);
  useEffect(() => {
    if (!open) return;
    const keepFocusInside = () => {
      if (isOpen(menu.current) && !menu.current?.contains(document.activeElement))
        closeButton.current?.focus();
    };
    keepFocusInside();
    document.addEventListener('focusin', keepFocusInside);
    return () => document.removeEventListener('focusin', keepFocusInside);
  }, [open]);

  return (
    <div
      ref={menu}
      id={menuId}
      popover="auto"
      className={styles.menu}
      {...(open && { role: 'dialog', 'aria-modal': true, 'aria-label': header.menuLabel })}
      // React also calls it when the list of products is unfolded.
      onToggle={({ target, currentTarget }) => {
        if (target !== currentTarget) return;
        setOpen(isOpen(currentTarget));
        // The router's key, which may be of a page that has not arrived.
        if (isOpen(currentTarget)) openedOn.current = window.history.state?.key;
        if (!isOpen(currentTarget) && isFocusLost())
          currentTarget.querySelector<HTMLElement>('a')?.focus();
      }}
      // Before the link handles the click: Get In Touch moves the focus out of the menu.
      onClickCapture={({ target, currentTarget }) => {
        if (target === currentTarget || (target as Element).closest('a'))
          currentTarget.hidePopover();
      }}
    >
      <nav aria-label={header.navigationLabel} className={styles.navigation}>
        <button
          ref={closeButton}
          type="button"
          className={styles.close}
          popoverTarget={menuId}
          popoverTargetAction="hide"
        >
          <IconX aria-hidden="true" />
          {header.closeLabel}
        </button>
        <ul className={styles.links}>
          {[...mainNavigation, ...mobileNavigation].map(({ label, to }, index) => (
            <li key={to} className={index < mainNavigation.length ? undefined : styles.inMenu}>
              {to === addressOf('products') ? (
                <ProductsMenu label={label} linkClassName={styles.link} inMobileMenu={open} />
              ) : (
                <PageNavLink to={to} className={styles.link}>
                  {label}
                </PageNavLink>
              )}
            </li>
          ))}
          <li>
            <LanguageLinks className={styles.link} />
          </li>
        </ul>
        <div className={styles.inMenu}>
          <EnquiryLink className={styles.enquiry} />
          <GetInTouchLink className={styles.getInTouch} />
        </div>
      </nav>
    </div>
  );
}

const isOpen = (menu: Element | null) => menu?.matches(':popover-open') ?? false;

/** Whether the focus is nowhere, or about to be: in a window that has grown, nothing opens this menu. */
const isFocusLost = () =>
  document.activeElement === document.body || !document.activeElement?.checkVisibility();
