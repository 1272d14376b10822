import { useCallback, useEffect, useRef, useState } from 'react';
import { isSame } from '../../schema/is-same.ts';
import { describedAs, withDescriptions, withPicture } from '../descriptions.ts';
import type { Mistake, OpenedEntry, Outcome, Values } from '../form.ts';
import { setAt } from '../set-at.ts';
import { ask } from './ask.ts';
import { type Draft, dropDraft, keepDraft, onDraftElsewhere, readDraft } from './draft.ts';
import { keepSent, writtenUnanswered } from './sent.ts';

/** How long after the last key the entry is checked, in milliseconds. */
const checkDelay = 400;

/**
 * An entry as it is edited: opened, checked then and while the owner types, kept in the browser, saved.
 * @param name the English name of a new entry
 */
export function useEntry(kind: string, id: string, name: string | undefined) {
  const [opened, setOpened] = useState<OpenedEntry>();
  const [draft, setDraft] = useState<Draft>();
  const [discarded, setDiscarded] = useState<Draft>();
  const [mistakes, setMistakes] = useState<readonly Mistake[]>([]);
  const [failure, setFailure] = useState('');
  const [isKept, setKept] = useState(true);
  /** How often it was opened again: when changes are discarded here, and saved or discarded in another window, which shares them. */
  const [reopened, setReopened] = useState(0);
  /** Drafts that were read or saved. They are not written back: another window may have typed on. */
  const received = useRef(new WeakSet<Draft>());
  /** Another window has dropped the draft of a file while this one had changes: by discarding it, or with the file. */
  const mayBeRemoved = useRef(false);
  const receive = useCallback((read: Draft) => {
    received.current.add(read);
    setDraft((now) => (isSame(now, read) ? now : read));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: opens it again each time.
  useEffect(() => {
    const stop = new AbortController();
    const open = async () => {
      const written = await writtenUnanswered(kind, id, stop.signal);
      const entry = await ask<OpenedEntry>('open', { kind, id, name }, stop.signal);
      const { value, version } = entry;
      setOpened(entry);
      // Another window has removed the file: what was typed here becomes a new entry.
      if (mayBeRemoved.current && version === undefined)
        setDraft((now) => now && { value: now.value });
      else {
        const read = readDraft(kind, id);
        receive(read ? { ...read, version: written?.version ?? read.version } : { value, version });
      }
    };
    open().catch(({ message }) => stop.signal.aborted || setFailure(message));
    return () => stop.abort();
  }, [kind, id, name, reopened, receive]);

  const version = opened?.version;
  const value = draft?.value;
  const isNew = opened !== undefined && version === undefined;
  const hasChanges = draft !== undefined && !isSame(value, opened?.value);

  useEffect(
    () =>
      onDraftElsewhere(kind, id, (read) => {
        if (read) receive(read);
        if (read && read.version === version) return;
        mayBeRemoved.current = !read && hasChanges && version !== undefined;
        setReopened((count) => count + 1);
      }),
    [kind, id, version, hasChanges, receive],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: checks it again when the file has changed.
  useEffect(() => {
    if (!value) return;
    const stop = new AbortController();
    const timer = setTimeout(
      () =>
        ask<Mistake[]>('check', { kind, id, value }, stop.signal).then(
          (found) => {
            setMistakes(found);
            setFailure('');
          },
          ({ message }) => stop.signal.aborted || setFailure(message),
        ),
      checkDelay,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [kind, id, value, version]);

  // What is typed is kept at once.
  useEffect(() => {
    if (!draft || !opened) return;
    const isRead = received.current.has(draft);
    if (isSame(draft.value, opened.value)) {
      if (!isRead || isSame(readDraft(kind, id)?.value, draft.value)) dropDraft(kind, id);
      setKept(true);
    } else if (!isRead) setKept(keepDraft(kind, id, draft));
  }, [kind, id, draft, opened]);

  const change = useCallback(
    (path: string, next: unknown) =>
      setDraft((now) => {
        if (!now || !opened) return now;
        const { form, value: saved } = opened;
        const value = setAt(form, now.value, path, next) as Values;
        return { ...now, value: withDescriptions(form, value, now.value, saved) };
      }),
    [opened],
  );

  const choosePicture = useCallback(
    (path: string, name: string) =>
      setDraft((now) => {
        if (!now || !opened) return now;
        return { ...now, value: withPicture(opened.form, now.value, opened.value, path, name) };
      }),
    [opened],
  );

  /** Goes back to what the file has, until `bringBack`. */
  const discard = () => {
    if (!opened) return;
    setDiscarded(draft);
    setDraft({ value: opened.value, version: opened.version });
    setMistakes([]);
    // A save may have written something without an answer.
    setReopened((count) => count + 1);
  };

  const bringBack = () => {
    setDraft(discarded);
    setDiscarded(undefined);
  };

  /** The file has what was sent. The owner may have typed on meanwhile, here or in another window. */
  const accept = (value: Values, version: string | undefined) => {
    setOpened((now) => now && { ...now, value, version });
    setDraft((now) => {
      if (!now) return now;
      const next = { ...now, version };
      if (isSame(now.value, value) || received.current.has(now)) received.current.add(next);
      return next;
    });
  };

  /** @returns what became of it, if the form was answered */
  const save = async (): Promise<Outcome | undefined> => {
    if (!draft || !opened) return;
    try {
      const written = await writtenUnanswered(kind, id);
      if (written) accept(written.value, written.version);
      const { value } = draft;
      const version = written?.version ?? draft.version;
      keepSent(kind, id, value);
      const outcome = await ask<Outcome>('save', { kind, id, value, version });
      keepSent(kind, id);
      if (outcome.saved) {
        accept(value, outcome.version);
        setDiscarded(undefined);
        setMistakes([]);
      } else if ('mistakes' in outcome) setMistakes(outcome.mistakes);
      else setOpened({ ...opened, value: outcome.value, version: outcome.version });
      setFailure('');
      return outcome;
    } catch (error) {
      setFailure((error as Error).message);
    }
  };

  /** Lets the next save replace what was changed outside. */
  const keepMine = () => {
    if (!draft || !opened) return;
    // The form may have written there what a picture shows, when the entry that said it got another one.
    const value = describedAs(opened.form, draft.value, opened.value);
    setDraft({ value, version: opened.version });
  };

  return {
    opened,
    value,
    mistakes,
    failure,
    isNew,
    hasChanges: hasChanges || isNew,
    /** The browser keeps the changes if the page is closed. */
    isKept,
    /** The file has changed since the draft was begun. */
    isOutdated: hasChanges && draft.version !== opened?.version,
    change,
    choosePicture,
    discard,
    bringBack: discarded && !hasChanges ? bringBack : undefined,
    keepMine,
    save,
  };
}
