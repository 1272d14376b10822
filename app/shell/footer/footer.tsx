import { memo, type ReactNode, useLayoutEffect, useState } from 'react';
import { useMatch } from 'react-router';
import { company } from '../../../content/company.ts';
import { contactForm } from '../../../content/contact-form.ts';
import { mainNavigation, productNavigation } from '../../../content/navigation.ts';
import { footer } from '../../../content/shell.ts';
import { useKeptOpen } from '../../browser/use-kept-open.ts';
import { useToday } from '../../browser/use-today.ts';
import { ContactBlock } from '../../contact/contact-block.tsx';
import { ContactForm } from '../../contact/contact-form.tsx';
import { bringBackOpenedMessage } from '../../contact/form-draft.ts';
import { getInTouchId } from '../../contact/get-in-touch-link.tsx';
import type { Mail } from '../../contact/mail-to.ts';
import { SocialLinks } from '../../contact/social-links.tsx';
import { Brand } from '../../design/brand.tsx';
import { PageLink } from '../../design/page-link.tsx';
import { PlaceholderLink } from '../../design/placeholder-link.tsx';
import { addressOf } from '../../pages.ts';
import { LanguageLinks } from '../language/language-links.tsx';
import styles from './footer.module.css';
import { FooterCertificates } from './footer-certificates.tsx';
import { FooterMap } from './footer-map.tsx';

/** The footer of every page (specification 2), memoised because it is the same on all of them. */
export const Footer = memo(function Footer() {
  const today = useToday();
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.contact}`}>
        <section
          id={getInTouchId}
          className={styles.form}
          aria-labelledby="get-in-touch-heading"
          tabIndex={-1}
        >
          <FoldableForm />
        </section>
        <section className={styles.contactDetails} aria-labelledby="footer-contact">
          <h2 id="footer-contact">{footer.contactHeading}</h2>
          <FooterMap />
          <ContactBlock />
        </section>
      </div>
      <div className={`wrap ${styles.siteLinks}`}>
        <div className={styles.about}>
          <Brand />
          <p>{company.aboutText}</p>
          <p className={`${styles.links} ${styles.furtherLinks}`}>
            <PageLink to={addressOf('news')}>{footer.newsLabel}</PageLink>
            <LanguageLinks />
          </p>
          <SocialLinks links={company.social} label={footer.socialHeading} />
        </div>
        <LinkColumn heading={footer.quickLinksHeading}>
          {mainNavigation.map(({ label, to }) => (
            <li key={to}>
              <PageLink to={to}>{label}</PageLink>
            </li>
          ))}
        </LinkColumn>
        <LinkColumn heading={footer.productsHeading}>
          {productNavigation.map(({ label, hash }) => (
            <li key={hash}>
              <PageLink to={`${addressOf('products')}#${hash}`}>{label}</PageLink>
            </li>
          ))}
          <li>
            <PageLink to={addressOf('seasons')}>{footer.seasonsLabel}</PageLink>
          </li>
        </LinkColumn>
      </div>
      <FooterCertificates certificates={company.certificates} today={today} />
      <div className={`wrap ${styles.smallPrint}`}>
        <p>{footer.copyright(Number(today.slice(0, 4)))}</p>
        <p>{company.illustrationNote}</p>
        <ul className={styles.legal} aria-label={footer.legalLabel}>
          {company.legal.map(({ id, name, url }) => (
            <li key={id}>
              <PlaceholderLink url={url}>{name}</PlaceholderLink>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
});

/**
 * The contact form. It is folded on the page of the enquiry list, which has a form of its own: visitors would
 * not know which of the two sends their list.
 */
function FoldableForm() {
  const isFolded = useMatch(addressOf('enquiry')) !== null;
  // Here, because folding and unfolding make a new form.
  const [openedMail, setOpenedMail] = useState<Mail>();
  // Once, and before the form reads its draft.
  useLayoutEffect(bringBackOpenedMessage, []);
  const heading = <h2 id="get-in-touch-heading">{contactForm.heading}</h2>;
  const form = <ContactForm openedMail={openedMail} onOpen={setOpenedMail} />;
  if (!isFolded)
    return (
      <>
        {heading}
        {form}
      </>
    );
  return <Fold heading={heading}>{form}</Fold>;
}

function Fold({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  const [properties] = useKeptOpen('form');
  return (
    <details {...properties}>
      <summary>{heading}</summary>
      {children}
    </details>
  );
}

function LinkColumn({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <nav aria-label={heading} className={styles.column}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.links}>{children}</ul>
    </nav>
  );
}
