import { createContext, use } from 'react';
import type { Mistake, Site, Values } from '../form.ts';

/** What all fields of a form know, however deep they are. */
interface FormSurroundings {
  site: Site;
  kind: string;
  id: string;
  /** What the file has. */
  saved: Values;
  mistakes: readonly Mistake[];
  /** Whether fields that are still empty show their mistakes, too. */
  showsAll: boolean;
  /** Sets the value of the field at a path. Without a value, its key is removed from the file. */
  change: (path: string, value: unknown) => void;
  /** Reads the pictures again, after one was added. */
  refresh: () => Promise<void>;
}

export const FormContext = createContext<FormSurroundings | undefined>(undefined);

export function useForm(): FormSurroundings {
  const form = use(FormContext);
  if (!form) throw new Error('Fields need a FormContext.');
  return form;
}

/** Changes the field at a path. Photos take a while: the form may have changed since they were chosen. */
export function useChange(path: string): (value: unknown) => void {
  const { change } = useForm();
  return (value) => change(path, value);
}

/** What the file has in the field at a path. */
export function useSaved(path: string): unknown {
  const { saved } = useForm();
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Values | undefined)?.[name], saved);
}

/** `keeping.temperature` for the field “temperature” of “keeping” */
export const pathOf = (group: string, name: string | number) =>
  group === '' ? `${name}` : `${group}.${name}`;

export const fieldId = (path: string) => `field-${path}`;
