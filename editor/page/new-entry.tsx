import { type FormEvent, useRef, useState } from 'react';
import { reservedIds } from '../../content/reserved-ids.ts';
import { idOf } from '../../schema/id-of.ts';
import type { KindOfEntries } from '../form.ts';
import { addressOfEntry } from './addresses.ts';
import { draftsOf } from './draft.ts';
import { useSite } from './site-context.ts';

/** Asks for the name of a new entry and opens it. A numbered entry gets the next number. */
export function NewEntry({ kind }: { kind: KindOfEntries }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [name, setName] = useState('');
  const { site } = useSite();
  const id = idOf(name);
  const other = kind.entries.find((entry) => entry.id === id);
  const idsOf = (name: string) =>
    site.kinds.find((one) => one.id === name)?.entries.map((entry) => entry.id) ?? [];
  const isReserved = reservedIds(kind.id, idsOf).includes(id);

  const open = () => {
    if (kind.naming === 'by-name') return dialog.current?.showModal();
    // Another one may be begun and not saved yet.
    const numbers = [...kind.entries.map((entry) => entry.id), ...draftsOf(kind.id)].map(Number);
    const next = Math.max(0, ...numbers) + 1;
    location.assign(addressOfEntry(kind.id, `${next}`));
  };
  const create = (event: FormEvent) => {
    event.preventDefault();
    if (id && !other && !isReserved) location.assign(addressOfEntry(kind.id, id, name.trim()));
  };
  return (
    <>
      <button type="button" className="main-button" onClick={open}>
        New {kind.one}
      </button>
      <dialog ref={dialog} aria-labelledby="new-entry">
        <form onSubmit={create}>
          <h2 id="new-entry">New {kind.one}</h2>
          <label>
            <span>Its name or title in English</span>
            <input
              value={name}
              onChange={({ target }) => setName(target.value)}
              required
              // The longest title is that of a source. It is the name of the file, too, which may have 255 characters.
              maxLength={160}
              aria-describedby="new-entry-id"
            />
          </label>
          <p id="new-entry-id" className={other || isReserved ? 'mistake' : 'hint'} role="status">
            {other &&
              `“${other.name.en ?? id}” has this name already, or began with it. Write another one.`}
            {isReserved &&
              `The products page has this name already (${id}). Write another one, as in Fresh ${name}.`}
            {!other && !isReserved && id && `Its file is ${kind.id}/${id}.yaml. This name stays.`}
            {!id && name && 'Use letters from A to Z or digits.'}
          </p>
          <div className="buttons">
            <button type="submit" className="main-button">
              Continue
            </button>
            <button type="button" onClick={() => dialog.current?.close()}>
              Cancel
            </button>
          </div>
        </form>
      </dialog>
    </>
  );
}
