import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { emptyValue } from '../../empty-value.ts';
import type { FieldOf } from '../../form.ts';
import { entryKey } from '../entry-key.ts';
import { fieldId, pathOf, useChange } from '../form-context.ts';
import { inSentence } from '../in-sentence.ts';
import { AnyField, type FieldProps, GroupFields } from './field.tsx';
import { Frame } from './frame.tsx';
import { Mistakes } from './messages.tsx';

/** Entries that can be added, removed and moved. */
export function List({ field, value, path }: FieldProps<FieldOf<'list'>>) {
  const onChange = useChange(path);
  // A text editor may have written something else, which is a mistake to show.
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const isEmpty = entries.length === 0 && (value === undefined || Array.isArray(value));
  const { entry, isOptional } = field;
  const one = entry.label || 'Entry';
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const add = () => {
    flushSync(() => onChange([...entries, emptyValue(entry)]));
    list.current?.lastElementChild?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  };
  const remove = (index: number) => {
    const left = entries.toSpliced(index, 1);
    flushSync(() => onChange(isOptional && left.length === 0 ? undefined : left));
    // The focus was lost with the entry.
    const next = list.current?.children[Math.min(index, left.length - 1)];
    const removeButton = next?.querySelector<HTMLElement>('.entry-buttons > :last-child');
    (removeButton ?? addButton.current)?.focus();
  };
  const move = (index: number, by: -1 | 1) => {
    flushSync(() =>
      onChange(entries.with(index, entries[index + by]).with(index + by, entries[index])),
    );
    // The focus follows the entry, so that it can be moved again.
    const moved = list.current?.children[index + by];
    const buttons = moved?.querySelectorAll<HTMLButtonElement>('.entry-buttons button') ?? [];
    const [up, down] = buttons;
    const same = by < 0 ? up : down;
    (same?.disabled ? (by < 0 ? down : up) : same)?.focus();
  };
  return (
    <Frame field={field} path={path} isEmpty={isEmpty} className="group">
      <ol className="list" ref={list}>
        {entries.map((item, index) => {
          const place = pathOf(path, index);
          const name = `${one} ${index + 1}`;
          return (
            <li
              key={entryKey(item, index)}
              // Another field has this id itself.
              id={entry.control === 'group' ? fieldId(place) : undefined}
            >
              <div className="list-entry-head">
                <h2>{name}</h2>
                <div className="entry-buttons">
                  {entries.length > 1 && (
                    <>
                      <button
                        type="button"
                        disabled={index === 0}
                        aria-label={`Move ${name} up`}
                        onClick={() => move(index, -1)}
                      >
                        Up
                      </button>
                      <button
                        type="button"
                        disabled={index === entries.length - 1}
                        aria-label={`Move ${name} down`}
                        onClick={() => move(index, 1)}
                      >
                        Down
                      </button>
                    </>
                  )}
                  <button type="button" aria-label={`Remove ${name}`} onClick={() => remove(index)}>
                    Remove
                  </button>
                </div>
              </div>
              {entry.control === 'group' ? (
                <>
                  <Mistakes path={place} />
                  <GroupFields fields={entry.fields} value={item} path={place} />
                </>
              ) : (
                <AnyField field={entry} value={item} path={place} />
              )}
            </li>
          );
        })}
      </ol>
      <Mistakes path={path} isEmpty={isEmpty} />
      <button ref={addButton} type="button" className="add" onClick={add}>
        Add {inSentence(one)}
      </button>
    </Frame>
  );
}
