import { firstClick } from '../first-click.ts';

interface EntryHeadProps {
  title: string;
  /** The title in the labels of the buttons. */
  name?: string;
  index: number;
  /** The number of entries in the list. */
  count: number;
  move: (index: number, by: -1 | 1) => void;
  remove: (index: number) => void;
}

/** The title of an entry of a list, and the buttons that move and remove it (`useEntries`). */
export function EntryHead({ title, name = title, index, count, move, remove }: EntryHeadProps) {
  return (
    <div className="list-entry-head">
      <h2>{title}</h2>
      <div className="entry-buttons">
        {count > 1 && (
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
              disabled={index === count - 1}
              aria-label={`Move ${name} down`}
              onClick={() => move(index, 1)}
            >
              Down
            </button>
          </>
        )}
        <button
          type="button"
          aria-label={`Remove ${name}`}
          onClick={firstClick(() => remove(index))}
        >
          Remove
        </button>
      </div>
    </div>
  );
}
