import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { type Language, language, languages } from '../../content/languages.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { isOfferClosed, rememberOfferClosed } from './language-choice.ts';
import { LanguageLink } from './language-links.tsx';
import styles from './language-offer.module.css';

/** Offers the language that the browser prefers, until the visitor closes the line or chooses a language. */
export function LanguageOffer() {
  const [closed, setClosed] = useState(false);
  const preferred = useHydrated() && !closed && !isOfferClosed() ? preferredLanguage() : language;
  if (preferred === language) return null;

  const { offer, locale, direction } = preferred;
  const close = () => {
    rememberOfferClosed();
    setClosed(true);
  };
  return (
    <aside className={styles.offer} lang={locale} dir={direction} aria-label={preferred.name}>
      <LanguageLink language={preferred} className={styles.link}>
        {offer.text}
      </LanguageLink>
      <button type="button" className={styles.close} aria-label={offer.closeLabel} onClick={close}>
        <IconX aria-hidden="true" />
      </button>
    </aside>
  );
}

/** The first language of the browser's list that the site has, or the language of the page. */
function preferredLanguage(): Language {
  const known = navigator.languages.flatMap(
    (tag) => languages.find(({ code }) => code === tag.toLowerCase().split('-')[0]) ?? [],
  );
  return known[0] ?? language;
}
