import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Group, KindOfEntries, Mistake, Values } from '../form.ts';
import { writtenName } from '../written-name.ts';
import { addressOfKind, newName } from './addresses.ts';
import { GroupFields } from './fields/field.tsx';
import { Hint } from './fields/messages.tsx';
import { firstClick } from './first-click.ts';
import { FormContext, fieldId } from './form-context.ts';
import { isSaveKey } from './is-save-key.ts';
import { MistakeList, MistakesElsewhere } from './mistake-list.tsx';
import { RemoveEntry } from './remove-entry.tsx';
import { useSite } from './site-context.ts';
import { useEntry } from './use-entry.ts';

const checking = 'Checking …';

/** The form of an entry. */
export function EntryPage({ kind, id }: { kind: KindOfEntries; id: string }) {
  const { site, refresh } = useSite();
  const entry = useEntry(kind.id, id, newName());
  const [showsAll, setShowsAll] = useState(false);
  const [status, setStatus] = useState('');
  /** Mistakes of other entries, because of which the site did not show what was saved last. */
  const [hindrances, setHindrances] = useState<readonly Mistake[]>([]);
  /** How often a save was refused. */
  const [refusals, setRefusals] = useState(0);
  const mistakeList = useRef<HTMLDetailsElement>(null);
  const { opened, value, isNew, hasChanges, isKept, isOutdated } = entry;
  const heading = headingOf(kind, id, value);

  const { mistakes, change, choosePicture } = entry;
  const form = useMemo(
    () => ({
      kind: kind.id,
      id,
      saved: opened?.value ?? {},
      mistakes,
      showsAll: showsAll || !isNew,
      change,
      choosePicture,
    }),
    [kind.id, id, opened?.value, mistakes, showsAll, isNew, change, choosePicture],
  );

  useEffect(() => {
    document.title = `${heading} – Edit the site`;
  }, [heading]);

  useEffect(() => {
    if (refusals > 0) showMistakes(mistakeList.current);
  }, [refusals]);

  const saveButton = useRef<HTMLButtonElement>(null);
  /** What a button does that goes away with it. The focus would be lost. */
  const andGo = (task: () => void) =>
    firstClick(() => {
      flushSync(task);
      saveButton.current?.focus();
    });
  /** A double click saves once. */
  const isSaving = useRef(false);
  const save = async () => {
    // Neither the key nor the button is stopped when nothing has changed.
    if (isSaving.current || !hasChanges) return;
    isSaving.current = true;
    setStatus(checking);
    const outcome = await entry.save();
    isSaving.current = false;
    setShowsAll(!outcome?.saved);
    if (outcome?.saved) {
      const { mistakes = [] } = outcome;
      setHindrances(mistakes);
      setStatus(mistakes.length > 0 ? 'Saved.' : 'Saved. The site shows it now.');
      await refresh();
    } else {
      setStatus('');
      // A notice says what else keeps it from being saved.
      if (outcome && 'mistakes' in outcome) setRefusals((count) => count + 1);
    }
  };
  const saveByKey = useRef(save);
  saveByKey.current = save;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSaveKey(event)) return;
      event.preventDefault();
      void saveByKey.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  const failure = entry.failure && (
    <p role="alert" className="alert">
      {entry.failure}
    </p>
  );
  if (!opened || !value)
    return (
      failure || (
        <p role="status" className="hint">
          Opening …
        </p>
      )
    );
  if (opened.mistake)
    return (
      <>
        <h1>{heading}</h1>
        <p role="alert" className="alert">
          This file cannot be read. Correct it in a text editor: {opened.mistake}
        </p>
      </>
    );
  const unsaved = [
    isNew ? 'Not saved yet.' : 'You have changes that are not saved.',
    ...(isKept ? [] : ['Not kept if you close this page.']),
  ].join(' ');
  return (
    <FormContext value={form}>
      <div className="form-head">
        <div>
          {kind.id !== 'company' && <a href={addressOfKind(kind.id)}>‹ {kind.title}</a>}
          <h1>{heading}</h1>
        </div>
        <div className="buttons">
          <MistakeList
            ref={mistakeList}
            form={opened.form}
            value={value}
            isNew={isNew && !showsAll}
            mistakes={mistakes}
          />
          <p role="status" className={hasChanges ? 'unsaved' : 'hint'}>
            {hasChanges && status !== checking ? unsaved : status}
          </p>
          {!isNew &&
            site.languages.map(({ code, locale, name }) => {
              const address = opened.addresses?.[code];
              return (
                address && (
                  <a key={code} href={address} target={`site-${code}`}>
                    <span>
                      See it in <span lang={locale}>{name}</span>
                    </span>
                  </a>
                )
              );
            })}
          {isNew && (
            <RemoveEntry kind={kind} id={id} heading={heading} version={opened.version} isNew />
          )}
          {hasChanges && !isNew && (
            <button type="button" onClick={andGo(entry.discard)}>
              Discard changes
            </button>
          )}
          {entry.bringBack && (
            <button type="button" onClick={andGo(entry.bringBack)}>
              Bring my changes back
            </button>
          )}
          <button
            ref={saveButton}
            type="button"
            className="main-button"
            title="Ctrl+S"
            aria-keyshortcuts="Control+S"
            onClick={save}
            // Not disabled, which would take the focus from it once it has saved.
            aria-disabled={!hasChanges}
          >
            Save
          </button>
        </div>
        <div className="notices">
          {failure}
          {hindrances.length > 0 && (
            <div role="alert" className="alert">
              <p>The site cannot be shown until this is corrected:</p>
              <MistakesElsewhere mistakes={hindrances} />
            </div>
          )}
          {isOutdated && (
            <div role="alert" className="alert">
              <p>
                This entry was changed outside this form, by another window or program, since you
                began. What you typed is still here and is not saved.
              </p>
              <div className="buttons">
                <button type="button" onClick={andGo(entry.discard)}>
                  Show the other version and drop mine
                </button>
                <button type="button" onClick={andGo(entry.keepMine)}>
                  Keep mine: the next Save replaces the other version
                </button>
              </div>
            </div>
          )}
        </div>
      </div>
      <Parts form={opened.form} />
      <div className="form">
        <Hint field={opened.form} path="" />
        <GroupFields fields={opened.form.fields} value={value} path="" />
      </div>
      {kind.naming && !isNew && (
        <div className="remove">
          <RemoveEntry kind={kind} id={id} heading={heading} version={opened.version} />
        </div>
      )}
    </FormContext>
  );
}

/** Links to the parts of a long form. */
function Parts({ form }: { form: Group }) {
  const parts = form.fields.filter(({ control }) => control === 'group' || control === 'list');
  if (parts.length < 3) return null;
  return (
    <nav aria-label="Parts of this form" className="parts">
      {parts.map(({ name, label }) => (
        <a key={name} href={`#${fieldId(name)}`}>
          {label}
        </a>
      ))}
    </nav>
  );
}

function showMistakes(list: HTMLDetailsElement | null) {
  list?.setAttribute('open', '');
  list?.querySelector('summary')?.focus();
}

/** The English name of what is edited. */
function headingOf(kind: KindOfEntries, id: string, value: Values | undefined): string {
  const written = kind.naming && writtenName(value ?? {})?.en;
  const known = kind.entries.find((entry) => entry.id === id)?.name.en;
  return written || known || `New ${kind.one}`;
}
