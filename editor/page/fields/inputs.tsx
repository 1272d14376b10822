import type { ChangeEvent } from 'react';
import type { Field, FieldOf } from '../../form.ts';
import { fieldId, useChange } from '../form-context.ts';
import type { FieldProps } from './field.tsx';
import { Hint, Mistakes, Optional, useFieldDescription } from './messages.tsx';

const Label = ({ field, path }: { field: Field; path: string }) => (
  <label htmlFor={fieldId(path)}>
    {field.label}
    <Optional field={field} />
  </label>
);

/** A number, date, colour, address or word. */
export function Input({ field, value, path }: FieldProps<FieldOf<'number' | 'text'>>) {
  const onChange = useChange(path);
  const isEmpty = value === undefined || value === '';
  const description = useFieldDescription(field, path, isEmpty);
  const isNumber = field.control === 'number';
  const shown = isEmpty && !isNumber && field.type === 'color' ? '#ffffff' : String(value ?? '');
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = target.value;
    const empty = isNumber || field.isOptional ? undefined : '';
    onChange(text === '' ? empty : isNumber ? Number(text) : text);
  };
  return (
    <div className="field small-field">
      <Label field={field} path={path} />
      <Hint field={field} path={path} />
      <input
        id={fieldId(path)}
        type={isNumber ? 'number' : field.type}
        {...(isNumber && { step: 'any', min: field.min, max: field.max })}
        // React compares a number with what is typed as a number, so that it leaves “-0” and “30.0” as they are.
        value={isNumber && typeof value === 'number' ? value : shown}
        onChange={change}
        {...description}
      />
      <Mistakes path={path} isEmpty={isEmpty} />
    </div>
  );
}

/** Yes or no. If it is optional, “no” removes its key from the file. */
export function Flag({ field, value, path }: FieldProps) {
  const onChange = useChange(path);
  const description = useFieldDescription(field, path);
  const whenOff = field.isOptional ? undefined : false;
  return (
    <div className="field small-field">
      <label className="check">
        <input
          type="checkbox"
          id={fieldId(path)}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked || whenOff)}
          {...description}
        />
        {field.label}
      </label>
      <Hint field={field} path={path} />
      <Mistakes path={path} />
    </div>
  );
}

interface ChoiceProps extends FieldProps {
  choices: readonly { value: string; label: string }[];
}

/** One of several. */
export function Choice({ field, value, path, choices }: ChoiceProps) {
  const onChange = useChange(path);
  const isEmpty = value === undefined || value === '';
  const description = useFieldDescription(field, path, isEmpty);
  const isKnown = isEmpty || choices.some((choice) => choice.value === value);
  return (
    <div className="field small-field">
      <Label field={field} path={path} />
      <Hint field={field} path={path} />
      <select
        id={fieldId(path)}
        value={String(value ?? '')}
        onChange={({ target }) => onChange(target.value || undefined)}
        {...description}
      >
        {(isEmpty || field.isOptional) && (
          <option value="">{field.isOptional ? 'Not known' : 'Choose …'}</option>
        )}
        {!isKnown && <option>{String(value)}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <Mistakes path={path} isEmpty={isEmpty} isChoice />
    </div>
  );
}
