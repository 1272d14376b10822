import { memo, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { emptyValue } from '../../empty-value.ts';
import type { Field, FieldOf, Values } from '../../form.ts';
import { fieldId, pathOf, useChange } from '../form-context.ts';
import { inSentence } from '../in-sentence.ts';
import { Frame } from './frame.tsx';
import { Choice, Flag, Input } from './inputs.tsx';
import { Links } from './links.tsx';
import { List } from './list.tsx';
import { Hint, Mistakes } from './messages.tsx';
import { Months } from './months.tsx';
import { Picture } from './picture.tsx';
import { Plurals } from './plurals.tsx';
import { Reference, References } from './references.tsx';
import { Texts } from './texts.tsx';

export interface FieldProps<F = Field> {
  field: F;
  value: unknown;
  /** `season.crops.0.months` */
  path: string;
}

/** A field with the control that its schema asks for. */
export const AnyField = memo(function AnyField(props: FieldProps): ReactNode {
  const { field } = props;
  switch (field.control) {
    case 'group':
      return <GroupField {...props} field={field} />;
    case 'list':
      return <List {...props} field={field} />;
    case 'texts':
      return <Texts {...props} field={field} />;
    case 'plurals':
      return <Plurals {...props} field={field} />;
    case 'months':
      return <Months {...props} field={field} />;
    case 'links':
      return <Links {...props} field={field} />;
    case 'picture':
      return <Picture {...props} field={field} />;
    case 'choice':
      return <Choice {...props} choices={field.choices} />;
    case 'reference':
      return <Reference {...props} field={field} />;
    case 'references':
      return <References {...props} field={field} />;
    case 'flag':
      return <Flag {...props} field={field} />;
    default:
      return <Input {...props} field={field} />;
  }
});

/** A group of fields with a frame. An optional group can be added and removed. */
function GroupField(props: FieldProps<FieldOf<'group'>>) {
  const { field, value, path } = props;
  const onChange = useChange(path);
  const { label, isOptional } = field;
  /** Adds or removes the group. The button that was pressed goes, and the focus with it. */
  const changeTo = (next: unknown, focused: string) => {
    flushSync(() => onChange(next));
    document.getElementById(fieldId(path))?.querySelector<HTMLElement>(focused)?.focus();
  };
  if (isOptional && value === undefined)
    return (
      <div className="absent" id={fieldId(path)}>
        <button
          type="button"
          onClick={() => changeTo(emptyValue(field), 'input, textarea, select')}
        >
          Add {inSentence(label)}
        </button>
        <Hint field={field} path={path} />
        <Mistakes path={path} />
      </div>
    );
  return (
    <Frame field={field} path={path} className="group">
      <Mistakes path={path} />
      <GroupFields fields={field.fields} value={value} path={path} />
      {isOptional && (
        <button
          type="button"
          aria-label={`Remove ${inSentence(label)}`}
          onClick={() => changeTo(undefined, 'button')}
        >
          Remove
        </button>
      )}
    </Frame>
  );
}

interface GroupFieldsProps {
  fields: readonly Field[];
  value: unknown;
  path: string;
}

/** The fields of a group. */
export const GroupFields = ({ fields, value, path }: GroupFieldsProps) =>
  fields.map((field) => (
    <AnyField
      key={field.name}
      field={field}
      value={(value as Values | undefined)?.[field.name]}
      path={pathOf(path, field.name)}
    />
  ));
