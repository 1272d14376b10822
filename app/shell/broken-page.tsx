import { brokenPage } from '../../content/pages/shell.ts';
import { buttonClass } from '../ui/button.tsx';

/**
 * In place of a page that broke in the visitor's browser, for a reason that nobody foresaw. Both
 * ways out are full loads, which start afresh; what was typed into the contact form is kept
 * (contact-draft.ts). It stands alone: what surrounds other pages may be what broke.
 */
export function BrokenPage() {
  return (
    <main id="content" className="wrap band">
      <title>{brokenPage.title}</title>
      <h1>{brokenPage.heading}</h1>
      <p>{brokenPage.text}</p>
      <p>
        <a href="?" className={buttonClass('solid')}>
          {brokenPage.againLabel}
        </a>
      </p>
      <p>
        <a href="/">{brokenPage.homeLabel}</a>
      </p>
    </main>
  );
}
