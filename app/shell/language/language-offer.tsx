import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Language } from '../../../content/languages.ts';
import { LanguageLink } from './language-links.tsx';
import styles from './language-offer.module.css';

type LanguageOfferProps = { language: Language; onClose: () => void };

/**
 * One line in the header, in the language that it offers: a sentence, or its name alone on phones, where a sentence would
 * cover the picture. Closes when the visitor goes to another page.
 */
export function LanguageOffer({ language, onClose }: LanguageOfferProps): ReactNode {
  const { name, locale, offer } = language;
  const { pathname } = useLocation();
  const [offeredAt] = useState(pathname);
  useEffect(() => {
    if (pathname !== offeredAt) onClose();
  }, [pathname, offeredAt, onClose]);

  const closeByButton = () => {
    // The focus would be lost with the button. What follows the header is the page.
    document.getElementById('content')?.focus({ preventScroll: true });
    onClose();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form.
    <div role="group" className={styles.offer} lang={locale} aria-label={name}>
      <LanguageLink language={language} className={styles.link}>
        <span className={styles.sentence}>{offer.text}</span>
        <span className={styles.name}>{name}</span>
      </LanguageLink>
      <button
        type="button"
        className={styles.close}
        aria-label={offer.closeLabel}
        onClick={closeByButton}
      >
        <IconX aria-hidden="true" size="1.125rem" />
      </button>
    </div>
  );
}
