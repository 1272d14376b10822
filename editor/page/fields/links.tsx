import type { FieldOf, Values } from '../../form.ts';
import { pathOf, useChange } from '../form-context.ts';
import { AnyField, type FieldProps } from './field.tsx';
import { Frame } from './frame.tsx';
import { Mistakes } from './messages.tsx';

/** Labels of links to pages, in the order of a menu. */
export function Links({ field, value, path }: FieldProps<FieldOf<'links'>>) {
  const onChange = useChange(path);
  const links = Object.entries((value ?? {}) as Values);
  const { pages, entry } = field;
  const left = pages.filter((page) => !links.some(([name]) => name === page));
  const change = (next: [string, unknown][]) => onChange(Object.fromEntries(next));
  return (
    <Frame field={field} path={path} className="group">
      <ol className="list">
        {links.map(([page, text], index) => (
          <li key={page}>
            <div className="list-entry-head">
              <h2>Link to “{page}”</h2>
              <div className="entry-buttons">
                <button
                  type="button"
                  disabled={index === 0}
                  aria-label={`Move the link to “${page}” up`}
                  onClick={() =>
                    change(links.toSpliced(index, 1).toSpliced(index - 1, 0, [page, text]))
                  }
                >
                  Up
                </button>
                <button
                  type="button"
                  aria-label={`Remove the link to “${page}”`}
                  onClick={() => change(links.toSpliced(index, 1))}
                >
                  Remove
                </button>
              </div>
            </div>
            <AnyField field={{ ...entry, label: 'Label' }} value={text} path={pathOf(path, page)} />
          </li>
        ))}
      </ol>
      <Mistakes path={path} />
      <label className="add">
        Add a link to{' '}
        <select value="" onChange={({ target }) => change([...links, [target.value, {}]])}>
          <option value="">Choose a page …</option>
          {left.map((page) => (
            <option key={page}>{page}</option>
          ))}
        </select>
      </label>
    </Frame>
  );
}
