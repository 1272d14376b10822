import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Language } from '../../content/languages.ts';
import { LanguageLink } from './language-links.tsx';
import styles from './language-offer.module.css';

type LanguageOfferProps = { language: Language; onClose: () => void };

/** One line, in the language that it offers. */
export function LanguageOffer({ language, onClose }: LanguageOfferProps): ReactNode {
  const { name, locale, offer } = language;
  return (
    <aside className={styles.offer} lang={locale} aria-label={name}>
      <LanguageLink language={language} className={styles.link}>
        {offer.text}
      </LanguageLink>
      <button
        type="button"
        className={styles.close}
        aria-label={offer.closeLabel}
        onClick={onClose}
      >
        <IconX aria-hidden="true" />
      </button>
    </aside>
  );
}
