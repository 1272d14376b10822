import type { ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';
import { addressIn, type Language, otherLanguages } from '../../../content/languages.ts';
import { useHydrated } from '../../browser/use-hydrated.ts';
import { rememberOfferClosed } from './language-choice.ts';

/** Links to the current page in the other languages. */
export function LanguageLinks({ className }: { className?: string | undefined }) {
  return otherLanguages.map((language) => (
    <LanguageLink key={language.code} language={language} className={className}>
      {language.name}
    </LanguageLink>
  ));
}

type LanguageLinkProps = {
  language: Language;
  className?: string | undefined;
  children: ReactNode;
};

/** A link to the current page in a language, with its query and hash. */
export function LanguageLink({ language, className, children }: LanguageLinkProps) {
  const hydrated = useHydrated();
  const { pathname, search, hash } = useLocation();
  // With two slashes, it would be the address of another site.
  const path = pathname.replace(/^\/+/, '/');
  // The not-found page is prerendered once for all unknown addresses.
  const isUnknown = useMatches().at(-1)?.params['*'] !== undefined;
  const address = hydrated
    ? addressIn(language, path) + search + hash
    : addressIn(language, isUnknown ? '/' : path);
  return (
    // Not the router's link: another language is another build.
    <a
      href={address}
      lang={language.locale}
      hrefLang={language.code}
      className={className}
      onClick={rememberOfferClosed}
    >
      {children}
    </a>
  );
}
