import { mainNavigation, mobileNavigation } from '../../content/navigation.ts';
import { header } from '../../content/pages/shell.ts';
import { addressOf } from '../pages.ts';
import { PageNavLink } from '../ui/page-link.tsx';
import { LanguageLinks } from './language-links.tsx';
import styles from './main-navigation.module.css';
import { ProductsMenu } from './products-menu.tsx';

/** The links of the header; on small screens they are in the mobile menu instead. */
export function MainNavigation() {
  return (
    <nav aria-label={header.navigationLabel} className={styles.navigation}>
      <ul className={styles.links}>
        {mainNavigation.map(({ label, to }) => (
          <li key={to}>
            {to === addressOf('products') ? (
              <ProductsMenu label={label} linkClassName={styles.link} />
            ) : (
              <PageNavLink to={to} className={styles.link}>
                {label}
              </PageNavLink>
            )}
          </li>
        ))}
        {mobileNavigation.map(({ label, to }) => (
          <li key={to} className={styles.mobileMenuLink}>
            <PageNavLink to={to} className={styles.link}>
              {label}
            </PageNavLink>
          </li>
        ))}
        <li>
          <LanguageLinks className={styles.link} />
        </li>
      </ul>
    </nav>
  );
}
