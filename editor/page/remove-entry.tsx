import { useRef, useState } from 'react';
import type { KindOfEntries, Mistake, Outcome } from '../form.ts';
import { addressOfKind } from './addresses.ts';
import { ask } from './ask.ts';
import { dropDraft } from './draft.ts';
import { MistakesElsewhere } from './mistake-list.tsx';

interface RemoveEntryProps {
  kind: KindOfEntries;
  id: string;
  heading: string;
  version: string | undefined;
  /** It has no file yet. */
  isNew?: boolean;
}

/** Removes an entry after a question, unless something refers to it. */
export function RemoveEntry({ kind, id, heading, version, isNew }: RemoveEntryProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([]);
  const [isUnchecked, setIsUnchecked] = useState(false);
  const [failure, setFailure] = useState('');

  /** A double click removes once. */
  const isRemoving = useRef(false);
  const remove = async () => {
    if (isRemoving.current) return;
    isRemoving.current = true;
    try {
      const outcome: Outcome = isNew
        ? { saved: true }
        : await ask('remove', { kind: kind.id, id, version });
      if (outcome.saved) {
        dropDraft(kind.id, id);
        location.assign(addressOfKind(kind.id));
        // A click before the list opens would ask again.
        return;
      }
      if ('mistakes' in outcome) {
        setMistakes(outcome.mistakes);
        setIsUnchecked(outcome.isUnchecked ?? false);
      } else setFailure('It was changed outside this form. Open it again before you remove it.');
    } catch (error) {
      setFailure((error as Error).message);
    }
    isRemoving.current = false;
  };
  const open = () => {
    setMistakes([]);
    setFailure('');
    dialog.current?.showModal();
  };
  return (
    <>
      <button type="button" onClick={open}>
        {isNew ? 'Drop' : 'Remove'} this {kind.one}
      </button>
      <dialog ref={dialog} aria-labelledby="remove-entry">
        <h2 id="remove-entry">
          {isNew ? 'Drop' : 'Remove'} “{heading}”?
        </h2>
        <div role="alert">
          {failure && <p className="mistake">{failure}</p>}
          {mistakes.length > 0 && (
            <>
              <p className="mistake">
                It cannot be removed yet.{' '}
                {isUnchecked
                  ? 'Other entries may need it, and that is checked only when these are correct:'
                  : 'Without it, these would be wrong:'}
              </p>
              <MistakesElsewhere mistakes={mistakes} />
            </>
          )}
        </div>
        <div className="buttons">
          {mistakes.length === 0 && (
            <button type="button" className="main-button" onClick={remove}>
              {isNew ? 'Drop' : 'Remove'}
            </button>
          )}
          <button type="button" onClick={() => dialog.current?.close()}>
            Cancel
          </button>
        </div>
      </dialog>
    </>
  );
}
