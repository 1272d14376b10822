import type { ReactNode } from 'react';
import type { Field } from '../../form.ts';
import { fieldId } from '../form-context.ts';
import { Hint, Optional, useFieldDescription } from './messages.tsx';

interface FrameProps {
  field: Pick<Field, 'label' | 'hint' | 'isOptional' | 'optionalIf'>;
  path: string;
  /** Whether it has no value yet: then its mistakes are not shown before the first save. */
  isEmpty?: boolean;
  className?: string;
  children: ReactNode;
}

/** The frame of several controls, with the name of their field and its hint. The caller places its mistakes. */
export function Frame({ field, path, isEmpty, className = 'field', children }: FrameProps) {
  const { 'aria-describedby': description } = useFieldDescription(field, path, isEmpty);
  return (
    <fieldset id={fieldId(path)} className={className} aria-describedby={description}>
      <legend>
        {field.label}
        <Optional field={field} />
      </legend>
      <Hint field={field} path={path} />
      {children}
    </fieldset>
  );
}
