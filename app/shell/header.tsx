import { IconMenu2 } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { mainNavigation, mobileNavigation } from '../../content/navigation.ts';
import { header as copy } from '../../content/pages/shell.ts';
import { Brand } from '../ui/brand.tsx';
import { GetInTouchLink } from '../ui/get-in-touch-link.tsx';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu.tsx';
import { ProductsMenu } from './products-menu.tsx';

/** Transparent, over every page's hero (specification 2, R9). */
export const Header = memo(function Header() {
  const [menuOpen, setMenuOpen] = useState(false);

  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.bar}`}>
        <Link to="/" className={styles.brand} aria-label={copy.homeLabel}>
          <Brand />
        </Link>
        <nav aria-label={copy.navigationLabel} className={styles.navigation}>
          <ul className={styles.links}>
            {mainNavigation.map(({ label, to }) => (
              <li key={to}>
                {to === '/products' ? (
                  <ProductsMenu label={label} linkClassName={styles.link} />
                ) : (
                  <NavLink to={to} end className={styles.link}>
                    {label}
                  </NavLink>
                )}
              </li>
            ))}
            {mobileNavigation.map(({ label, to }) => (
              <li key={to} className={styles.withoutMenu}>
                <NavLink to={to} end className={styles.link}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <GetInTouchLink className={styles.call} />
        <button
          type="button"
          className={styles.menuButton}
          aria-haspopup="dialog"
          aria-label={copy.openMenuLabel}
          data-needs-script
          onClick={(event) => {
            // Safari does not give a button the focus when it is pressed, and the menu gives it back to what had it.
            event.currentTarget.focus();
            setMenuOpen(true);
          }}
        >
          <IconMenu2 aria-hidden="true" />
          <span className={styles.menuLabel}>{copy.menuLabel}</span>
        </button>
      </div>
      {menuOpen && <MobileMenu onClose={() => setMenuOpen(false)} />}
    </header>
  );
});
