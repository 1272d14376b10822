import { useCallback, useEffect, useState } from 'react';
import type { KindOfEntries, Site } from '../form.ts';
import { addressOfKind, shownEntry } from './addresses.ts';
import { ask } from './ask.ts';
import { EntryList } from './entry-list.tsx';
import { EntryPage } from './entry-page.tsx';
import { SiteContext } from './site-context.ts';

/** The frame of the editor: the kinds of entries, and one of its pages. */
export function Editor() {
  const [site, setSite] = useState<Site>();
  const [failure, setFailure] = useState('');
  const refresh = useCallback(
    () =>
      ask<Site>('site').then(
        (answer) => {
          setSite(answer);
          setFailure('');
        },
        ({ message }) => setFailure(message),
      ),
    [],
  );
  useEffect(() => {
    void refresh();
    // In another tab the owner may have added what can be chosen here.
    addEventListener('focus', refresh);
    return () => removeEventListener('focus', refresh);
  }, [refresh]);
  const kinds = site?.kinds ?? [];
  return (
    <>
      <a href="#content" className="skip-link">
        Skip to the content
      </a>
      <header className="top">
        <a href="/edit/" className="brand">
          Edit the site
        </a>
        <nav aria-label="What to edit">
          <KindLinks kinds={kinds.filter(({ isMore }) => !isMore)} />
          {site && <p className="more">More</p>}
          <KindLinks kinds={kinds.filter(({ isMore }) => isMore)} />
        </nav>
        <a href="/" target="site" className="quiet">
          See the site
        </a>
      </header>
      <main id="content" tabIndex={-1}>
        {failure && (
          <p role="alert" className="alert">
            {failure}
          </p>
        )}
        {!site && !failure && (
          <p role="status" className="hint">
            Opening …
          </p>
        )}
        {site && (
          <SiteContext value={{ site, refresh }}>
            <Content site={site} />
          </SiteContext>
        )}
      </main>
    </>
  );
}

function KindLinks({ kinds }: { kinds: readonly KindOfEntries[] }) {
  return (
    <ul className="kinds">
      {kinds.map((kind) => (
        <li key={kind.id}>
          <a
            href={addressOfKind(kind.id)}
            aria-current={kind.id === shownEntry().kind ? 'page' : undefined}
          >
            {kind.title}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A list, or the form of an entry. */
function Content({ site }: { site: Site }) {
  const shown = shownEntry();
  const kind = site.kinds.find(({ id }) => id === shown.kind);
  if (!kind) return <h1>There is nothing here. Choose what to edit from the list.</h1>;
  return shown.id === '' ? <EntryList kind={kind} /> : <EntryPage kind={kind} id={shown.id} />;
}
