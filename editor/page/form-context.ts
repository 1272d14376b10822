import { createContext, use, useLayoutEffect, useRef } from 'react';
import type { Mistake, Values } from '../form.ts';
import { valueAt } from '../value-at.ts';

/** What all fields of a form know, however deep they are. */
interface FormSurroundings {
  kind: string;
  id: string;
  /** What the file has. */
  saved: Values;
  mistakes: readonly Mistake[];
  /** Whether fields that are still empty show their mistakes, too. */
  showsAll: boolean;
  /** Sets the value of the field at a path. Without a value, its key is removed from the file. */
  change: (path: string, value: unknown) => void;
  /** Sets another picture of the site, without what the first one shows. */
  choosePicture: (path: string, id: string) => void;
}

export const FormContext = createContext<FormSurroundings | undefined>(undefined);

/** @throws outside a form */
export function useForm(): FormSurroundings {
  const form = use(FormContext);
  if (!form) throw new Error('Fields need a FormContext.');
  return form;
}

/**
 * Changes the field at a path. A photo takes a while: when it arrives, the field may have moved, and changes where it is
 * now, or may be gone, and nothing changes.
 */
export function useChange(path: string): (value: unknown) => void {
  const { change } = useForm();
  const place = useRef<string>(undefined);
  useLayoutEffect(() => {
    place.current = path;
    return () => {
      place.current = undefined;
    };
  }, [path]);
  return (value) => {
    if (place.current !== undefined) change(place.current, value);
  };
}

/** What the file has in the field at a path. */
export function useSaved(path: string): unknown {
  return valueAt(useForm().saved, path);
}

/** `keeping.temperature` for the field “temperature” of “keeping” */
export const pathOf = (group: string, name: string | number) =>
  group === '' ? `${name}` : `${group}.${name}`;

/** The id of the control of a field, or of the frame around several. The list of mistakes leads there. */
export const fieldId = (path: string) => idFor('field', path);

/** An id in the page. Some paths have spaces, which would end an id where others are listed (`aria-describedby`). */
export const idFor = (part: string, path: string) => `${part}-${path.replaceAll(' ', '-')}`;
