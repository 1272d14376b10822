import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import { memo } from 'react';
import { company } from '../../../content/company.ts';
import { header as texts } from '../../../content/shell.ts';
import { GetInTouchLink } from '../../contact/get-in-touch-link.tsx';
import { Brand } from '../../design/brand.tsx';
import { PageLink } from '../../design/page-link.tsx';
import { EnquiryLink } from '../../enquiry-list/enquiry-link.tsx';
import { addressOf } from '../../pages.ts';
import { PreferredLanguage } from '../language/preferred-language.tsx';
import styles from './header.module.css';
import { MainNavigation, menuId } from './main-navigation.tsx';

/** A longer name leaves no room for Get In Touch and the enquiry on a phone. They are in the menu, too. */
const hasLongName = company.name.length > 10;

/** The header, transparent over every page's hero (specification 2, R9). */
export const Header = memo(function Header() {
  return (
    <header className={styles.header} data-long-name={hasLongName || undefined}>
      <div className={`wrap ${styles.bar}`}>
        <PageLink to={addressOf('home')} className={styles.brand} aria-label={texts.homeLabel}>
          <Brand />
        </PageLink>
        <EnquiryLink className={styles.enquiry} />
        <MainNavigation />
        <div className={styles.actions}>
          <GetInTouchLink className={styles.getInTouch} />
          <button
            type="button"
            id="open-menu"
            className={styles.menuButton}
            aria-haspopup="dialog"
            aria-label={texts.openMenuLabel}
            popoverTarget={menuId}
            // Safari does not focus a clicked button (https://bugs.webkit.org/show_bug.cgi?id=22261), and
            // the menu gives the focus back to it.
            onClick={({ currentTarget }) => currentTarget.focus()}
          >
            <IconMenu2 aria-hidden="true" />
            <span className={styles.menuLabel}>{texts.menuLabel}</span>
          </button>
          <PreferredLanguage />
        </div>
      </div>
    </header>
  );
});
