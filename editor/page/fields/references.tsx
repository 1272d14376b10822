import { useState } from 'react';
import type { FieldOf } from '../../form.ts';
import { addressOfKind } from '../addresses.ts';
import { useChange } from '../form-context.ts';
import { useSite } from '../site-context.ts';
import type { FieldProps } from './field.tsx';
import { Frame } from './frame.tsx';
import { Choice } from './inputs.tsx';
import { Mistakes } from './messages.tsx';

type ReferenceField = FieldOf<'reference' | 'references'>;

/** The entries that a field may name, with their English names. */
function useChoices({ to, only }: ReferenceField) {
  const entries = useSite().site.kinds.find(({ id }) => id === to)?.entries ?? [];
  return entries
    .filter(({ flags }) => only === undefined || flags.includes(only))
    .map(({ id, name }) => ({ value: id, label: name.en ?? id }));
}

/** A choice of one entry of another kind, with a link to where a missing one is added. */
export function Reference(props: FieldProps<ReferenceField>) {
  return (
    <div>
      <Choice {...props} choices={useChoices(props.field)} />
      <AddOne to={props.field.to} />
    </div>
  );
}

/** A link to where another one is added. The form notices it once the owner comes back. */
function AddOne({ to }: { to: string }) {
  const kind = useSite().site.kinds.find(({ id }) => id === to);
  if (!kind?.naming) return null;
  return (
    <a href={addressOfKind(to)} target="_blank" rel="noreferrer" className="add-one">
      Add another {kind.one} in a new tab
    </a>
  );
}

/** Longer lists have a field that finds an entry by a part of its name. */
const longList = 12;

/** Several entries, in the order in which they are chosen. */
export function References({ field, value, path }: FieldProps<ReferenceField>) {
  const onChange = useChange(path);
  // A text editor may have written something else, which is a mistake to show.
  const names: readonly string[] = Array.isArray(value) ? value : [];
  const isEmpty = names.length === 0 && (value === undefined || Array.isArray(value));
  const choices = useChoices(field);
  // A name that does not exist can only be removed.
  const unknown = names
    .filter((name) => !choices.some((choice) => choice.value === name))
    .map((name) => ({ value: name, label: `${name} (does not exist)` }));
  const [isOpen] = useState(names.length === 0);
  const [wanted, setWanted] = useState('');
  const all = [...choices, ...unknown];
  const chosen = all.filter((choice) => names.includes(choice.value)).map(({ label }) => label);
  const isWanted = ({ label }: { label: string }) =>
    label.toLowerCase().includes(wanted.trim().toLowerCase());
  const toggle = (name: string, isOn: boolean) =>
    onChange(isOn ? [...names, name] : names.filter((one) => one !== name));
  return (
    <Frame field={field} path={path} isEmpty={isEmpty}>
      <details open={isOpen}>
        <summary>{chosen.join(', ') || 'None yet. Choose:'}</summary>
        {all.length > longList && (
          <label>
            Find
            <input
              type="search"
              value={wanted}
              onChange={({ target }) => setWanted(target.value)}
            />
          </label>
        )}
        <div className="choices">
          {all.filter(isWanted).map((choice) => (
            <label key={choice.value} className="check">
              <input
                type="checkbox"
                checked={names.includes(choice.value)}
                onChange={({ target }) => toggle(choice.value, target.checked)}
              />
              {choice.label}
            </label>
          ))}
        </div>
        <AddOne to={field.to} />
      </details>
      <Mistakes path={path} isEmpty={isEmpty} isChoice />
      {names.map((name, index) => (
        <Mistakes key={name} path={`${path}.${index}`} />
      ))}
    </Frame>
  );
}
