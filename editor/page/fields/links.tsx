import { useRef } from 'react';
import type { FieldOf, Values } from '../../form.ts';
import { pathOf, useChange } from '../form-context.ts';
import { EntryHead } from './entry-head.tsx';
import { AnyField, type FieldProps } from './field.tsx';
import { Frame } from './frame.tsx';
import { Mistakes } from './messages.tsx';
import { useEntries } from './use-entries.ts';

/** Labels of links to pages, in the order of a menu. */
export function Links({ field, value, path }: FieldProps<FieldOf<'links'>>) {
  const onChange = useChange(path);
  const links = Object.entries((value ?? {}) as Values);
  const { pages, entry } = field;
  const left = pages.filter((page) => !links.some(([name]) => name === page));
  const choice = useRef<HTMLSelectElement>(null);
  const { list, add, ...changes } = useEntries(
    links,
    (next) => onChange(Object.fromEntries(next)),
    choice,
  );
  return (
    <Frame field={field} path={path} className="group">
      <ol className="list" ref={list}>
        {links.map(([page, text], index) => (
          <li key={page}>
            <EntryHead
              title={`Link to “${page}”`}
              name={`the link to “${page}”`}
              index={index}
              count={links.length}
              {...changes}
            />
            <AnyField field={{ ...entry, label: 'Label' }} value={text} path={pathOf(path, page)} />
          </li>
        ))}
      </ol>
      <Mistakes path={path} />
      <label className="add">
        Add a link to{' '}
        <select ref={choice} value="" onChange={({ target }) => add([target.value, {}])}>
          <option value="">Choose a page …</option>
          {left.map((page) => (
            <option key={page}>{page}</option>
          ))}
        </select>
      </label>
    </Frame>
  );
}
