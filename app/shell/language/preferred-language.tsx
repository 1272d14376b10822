import { Suspense, useEffect, useState } from 'react';
import { type Language, language, languages } from '../../../content/languages.ts';
import { isTagOf } from '../../browser/browser-language.ts';
import { lazyOrNothing } from '../../browser/lazy-or-nothing.ts';
import { onPageRestore } from '../../browser/on-page-restore.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { isOfferClosed, rememberOfferClosed } from './language-choice.ts';

// Few visitors see it. Without it, they still have the links to the other languages.
const LanguageOffer = lazyOrNothing(() =>
  import('./language-offer.tsx').then((module) => module.LanguageOffer),
);

/** Offers the language that the browser prefers, once: on the first page that the visitor opens. */
export function PreferredLanguage() {
  const hydrated = useHydrated();
  const [closed, setClosed] = useState(false);
  // The visitor has chosen a language, and came back.
  useEffect(() => onPageRestore(() => setClosed(isOfferClosed())), []);
  const offers =
    hydrated &&
    !closed &&
    !isOfferClosed() &&
    // Where another page of the site led here, the visitor has chosen its language, or has read on in it, perhaps by a
    // link in a new tab, or before the code could remember that.
    !document.referrer.startsWith(`${location.origin}/`);
  const preferred = offers ? preferredLanguage() : language;
  if (preferred === language) return null;
  const close = () => {
    rememberOfferClosed();
    setClosed(true);
  };
  return (
    <Suspense>
      <LanguageOffer language={preferred} onClose={close} />
    </Suspense>
  );
}

/** The first language of the browser's list that the site has, or the language of the page. */
function preferredLanguage(): Language {
  const known = navigator.languages.flatMap(
    (tag) => languages.find((one) => isTagOf(one, tag)) ?? [],
  );
  return known[0] ?? language;
}
