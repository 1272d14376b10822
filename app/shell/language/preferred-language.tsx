import { useState } from 'react';
import { type Language, language, languages } from '../../../content/languages.ts';
import { isOfferClosed, rememberOfferClosed } from './language-choice.ts';
import { LanguageOffer } from './language-offer.tsx';

/** Offers the language that the browser prefers, once: on the first page that the visitor opens. */
export function PreferredLanguage() {
  const [closed, setClosed] = useState(false);
  const preferred = closed || isOfferClosed() ? language : preferredLanguage();
  if (preferred === language) return null;
  const close = () => {
    rememberOfferClosed();
    setClosed(true);
  };
  return <LanguageOffer language={preferred} onClose={close} />;
}

/** The first language of the browser's list that the site has, or the language of the page. */
function preferredLanguage(): Language {
  const known = navigator.languages.flatMap(
    (tag) => languages.find(({ code }) => code === tag.toLowerCase().split('-')[0]) ?? [],
  );
  return known[0] ?? language;
}
