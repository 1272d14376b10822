import { localAddress } from '../../content/languages.ts';
import { brokenPage } from '../../content/shell.ts';
import { buttonClass } from '../design/button.tsx';

/** Shown if rendering fails. It uses no shared layout, because the layout may be the cause. */
export function BrokenPage() {
  return (
    <main id="content" className="wrap band">
      <title>{brokenPage.title}</title>
      <h1 tabIndex={-1} ref={focus}>
        {brokenPage.heading}
      </h1>
      <p>{brokenPage.text}</p>
      <p>
        <a href="?" className={buttonClass('solid')}>
          {brokenPage.againLabel}
        </a>
      </p>
      <p>
        <a href={localAddress('/')}>{brokenPage.homeLabel}</a>
      </p>
    </main>
  );
}

/** The element that had the focus was removed. */
const focus = (heading: HTMLElement | null) => heading?.focus();
