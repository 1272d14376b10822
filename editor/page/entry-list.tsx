import { useEffect, useState } from 'react';
import { isSame } from '../../schema/is-same.ts';
import type { Entry, KindOfEntries, Site } from '../form.ts';
import { writtenName } from '../written-name.ts';
import { addressOfEntry } from './addresses.ts';
import { savedVersion } from './ask.ts';
import { draftsOf, dropDraft, readDraft } from './draft.ts';
import { NewEntry } from './new-entry.tsx';
import { useSite } from './site-context.ts';

/** The entries of a kind, with a search field. */
export function EntryList({ kind }: { kind: KindOfEntries }) {
  const { site } = useSite();
  const [words, setWords] = useState('');
  useEffect(() => {
    document.title = `${kind.title} – Edit the site`;
  }, [kind]);
  const wanted = words.trim().toLowerCase().split(/\s+/);
  const isKnown = (id: string) => kind.entries.some((entry) => entry.id === id);
  const begun = draftsOf(kind.id)
    .filter((id) => !isKnown(id))
    .map((id): Entry => {
      const written = writtenName(readDraft(kind.id, id)?.value ?? {});
      return { id, name: { ...written, en: written?.en || id }, texts: '', flags: [] };
    });
  const found = [...begun, ...kind.entries].filter(({ id, name, texts }) => {
    const all = [id, ...Object.values(name), texts].join('\n').toLowerCase();
    return wanted.every((word) => all.includes(word));
  });
  return (
    <>
      <div className="list-head">
        <h1>{kind.title}</h1>
        {kind.naming && <NewEntry kind={kind} />}
      </div>
      <label className="search">
        <span>Search</span>
        <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      </label>
      <ul className="entries">
        {found.map((entry) => (
          <li key={entry.id}>
            <EntryLink kind={kind.id} entry={entry} site={site} />
          </li>
        ))}
      </ul>
      <p role="status" className="hint">
        {found.length === 0 ? 'Nothing has these words.' : ''}
      </p>
    </>
  );
}

function EntryLink({ kind, entry, site }: { kind: string; entry: Entry; site: Site }) {
  const picture = site.pictures.find(({ id }) => id === entry.picture);
  return (
    <a href={addressOfEntry(kind, entry.id)} className="entry">
      {picture ? (
        <img src={picture.small} alt="" loading="lazy" />
      ) : (
        <span className="no-picture" />
      )}
      <span className="names">
        {site.languages.map(({ code, locale, direction }) => (
          <span key={code} lang={locale} dir={direction}>
            {entry.name[code]}
          </span>
        ))}
        {entry.mistake && <span className="mistake">Cannot be read: {entry.mistake}</span>}
        {entry.order !== undefined && <span className="hint">Place {entry.order}</span>}
        {readDraft(kind, entry.id) && <Unsaved kind={kind} id={entry.id} />}
      </span>
    </a>
  );
}

/** Says that the browser keeps changes of an entry. An owner who left during a save has none. */
function Unsaved({ kind, id }: { kind: string; id: string }) {
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const value = readDraft(kind, id)?.value;
    savedVersion(kind, id, value, stop.signal).then(
      (version) => {
        if (version && isSame(value, readDraft(kind, id)?.value)) dropDraft(kind, id);
        setSaved(version !== undefined);
      },
      () => {},
    );
    return () => stop.abort();
  }, [kind, id]);
  return !isSaved && <span className="unsaved">Not saved yet</span>;
}
