import { useLocation, useMatches } from 'react-router';
import { addressIn, type Language, otherLanguages } from '../../content/languages.ts';
import { useHydrated } from '../lib/use-hydrated.ts';

/** Links to the current page in the other languages, with its query and hash. */
export function LanguageLinks({ className }: { className?: string | undefined }) {
  const addressOf = usePageAddress();
  return otherLanguages.map((language) => (
    <a
      key={language.code}
      // Not the router's link: another language is another build.
      href={addressOf(language)}
      lang={language.locale}
      hrefLang={language.code}
      dir={language.direction}
      className={className}
    >
      {language.name}
    </a>
  ));
}

/** The address of the current page in a language. */
function usePageAddress(): (language: Language) => string {
  const hydrated = useHydrated();
  const { pathname, search, hash } = useLocation();
  const isUnknown = useMatches().at(-1)?.params['*'] !== undefined;
  if (hydrated) return (language) => addressIn(language, pathname) + search + hash;
  // The not-found page is prerendered once for all unknown addresses.
  return (language) => addressIn(language, isUnknown ? '/' : pathname);
}
