import type { ReactNode } from 'react';
import fallbackFonts from '#typefaces/fallback-fonts.css?inline';
import { language, localAddress } from '../content/languages.ts';
import { newsFeed } from '../content/sharing.ts';
import { brandColours } from './design/brand-colours.ts';
import layerOrder from './design/layer-order.css?inline';
import { previewMeta } from './seo/preview-meta.ts';
import { alternates, sitePageAt } from './seo/site-pages.ts';
import { structuredData } from './seo/structured-data.ts';

export interface DocumentFiles {
  /** The style sheets of the page. What it needs is inlined, so that the first paint waits for no other file. */
  styles: { href: string; css: string }[];
  /** The style sheet with the rules of all pages that few visitors need (scripts/conditional-styles.ts). */
  conditionalStyles: { href: string; media: string };
  /** The URLs of the page's JavaScript: the entry module and its imports, then the page and its imports. */
  code: string[];
  /** The URL of the script that contains the fonts (fonts-and-pictures.ts). */
  fonts: string;
  /** The URL of the style sheet that contains the fonts, for browsers without script (scripts/build-language.ts). */
  fontStyles: string;
  /** The script that loads fonts, pictures and JavaScript after the first paint (start-script.ts). */
  startScript: string;
  /** A content security policy, for hosts that cannot send it as a header. */
  policy?: string | undefined;
}

type DocumentProps = {
  files: DocumentFiles;
  /**
   * The page's address without the prefix of the language. None for the offline page, which script fills with
   * the page of the current address.
   */
  pathname?: string | undefined;
  children: ReactNode;
};

/** The HTML document around every page, rendered by the build. React hydrates #root only. */
export function Document({ files, pathname, children }: DocumentProps) {
  const page = sitePageAt(pathname);
  const data = page && structuredData(page);
  const isRightToLeft = language.direction === 'rtl';
  return (
    <html lang={language.locale} dir={isRightToLeft ? 'rtl' : undefined}>
      <head>
        <meta charSet="utf-8" />
        {files.policy && <meta httpEquiv="Content-Security-Policy" content={files.policy} />}
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={brandColours.delta} />
        {page && previewMeta(page).map((meta) => <meta key={JSON.stringify(meta)} {...meta} />)}
        {/* A header of which only a part has arrived would move: https://developer.mozilla.org/docs/Web/HTML/Reference/Attributes/rel#expect */}
        {pathname && <link rel="expect" href="#open-menu" blocking="render" />}
        <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href={localAddress('/site.webmanifest')} />
        <link
          rel="alternate"
          type="application/rss+xml"
          title={newsFeed.title}
          href={localAddress(newsFeed.address)}
        />
        {page &&
          alternates(page).map(({ hreflang, address }) => (
            <link key={hreflang} rel="alternate" hrefLang={hreflang} href={address} />
          ))}
        {data && <script type="application/ld+json" {...html(json(data))} />}
        <style
          {...html([layerOrder, fallbackFonts, ...files.styles.map(({ css }) => css)].join(''))}
        />
        <link rel="stylesheet" {...files.conditionalStyles} />
        {/* The start script switches them on. They also tell Vite's loader that the page has these sheets. */}
        {files.styles.map(({ href }) => (
          <link key={href} rel="stylesheet" href={href} {...{ disabled: true }} />
        ))}
        {/* The start script loads the fonts after the page's picture. */}
        <noscript>
          <link rel="stylesheet" href={files.fontStyles} />
        </noscript>
      </head>
      <body>
        <div id="root" data-rendered={pathname && localAddress(pathname)}>
          {children}
        </div>
        <script data-files={[files.fonts, ...files.code].join(' ')} {...html(files.startScript)} />
      </body>
    </html>
  );
}

const html = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } });

/** JSON without `<`, so that it cannot end its script element. */
const json = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');
