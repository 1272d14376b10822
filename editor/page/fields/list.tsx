import { useRef } from 'react';
import { emptyValue } from '../../empty-value.ts';
import { entryKey } from '../../entry-key.ts';
import type { FieldOf } from '../../form.ts';
import { fieldId, pathOf, useChange } from '../form-context.ts';
import { inSentence } from '../in-sentence.ts';
import { EntryHead } from './entry-head.tsx';
import { AnyField, type FieldProps, GroupFields } from './field.tsx';
import { Frame } from './frame.tsx';
import { Mistakes } from './messages.tsx';
import { useEntries } from './use-entries.ts';

/** Entries that can be added, removed and moved. */
export function List({ field, value, path }: FieldProps<FieldOf<'list'>>) {
  const onChange = useChange(path);
  // A text editor may have written something else, which is a mistake to show.
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const isEmpty = entries.length === 0 && (value === undefined || Array.isArray(value));
  const { entry, isOptional } = field;
  const one = entry.label || 'Entry';
  const addButton = useRef<HTMLButtonElement>(null);
  const { list, add, ...changes } = useEntries(
    entries,
    (next) => onChange(isOptional && next.length === 0 ? undefined : next),
    addButton,
  );
  return (
    <Frame field={field} path={path} isEmpty={isEmpty} className="group">
      <ol className="list" ref={list}>
        {entries.map((item, index) => {
          const place = pathOf(path, index);
          return (
            <li
              key={entryKey(item, index)}
              // Another field has this id itself.
              id={entry.control === 'group' ? fieldId(place) : undefined}
            >
              <EntryHead
                title={`${one} ${index + 1}`}
                index={index}
                count={entries.length}
                {...changes}
              />
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
      <button ref={addButton} type="button" className="add" onClick={() => add(emptyValue(entry))}>
        Add {inSentence(one)}
      </button>
    </Frame>
  );
}
