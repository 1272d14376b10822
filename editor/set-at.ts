import { keepKey } from './entry-key.ts';
import type { Field, Values } from './form.ts';

/**
 * The value of a form with another value at a path, such as `season.crops.0.months`. Without a value, the key is
 * removed. A new key gets the place that it has in the schema.
 */
export function setAt(field: Field, value: unknown, path: string, next: unknown): unknown {
  return setIn(field, value, path.split('.'), next);
}

function setIn(
  field: Field | undefined,
  value: unknown,
  [name = '', ...rest]: readonly string[],
  next: unknown,
): unknown {
  const inside = (part: Field | undefined, inner: unknown) =>
    rest.length === 0 ? next : setIn(part, inner, rest, next);
  if (Array.isArray(value)) {
    const entry = field?.control === 'list' ? field.entry : undefined;
    const index = Number(name);
    const changed = inside(entry, value[index]);
    keepKey(value[index], index, changed);
    return value.with(index, changed);
  }
  // A text editor may have written something else where a group belongs.
  const values = (typeof value === 'object' && value !== null ? value : {}) as Values;
  const fields = field?.control === 'group' ? field.fields : [];
  const changed = inside(
    fields.find((one) => one.name === name),
    values[name],
  );
  if (changed === undefined) {
    const { [name]: _, ...others } = values;
    return others;
  }
  if (name in values) return { ...values, [name]: changed };
  const order = fields.map((one) => one.name);
  const before = new Set(order.slice(0, order.indexOf(name)));
  const entries = Object.entries(values);
  const place = entries.findLastIndex(([key]) => before.has(key)) + 1;
  return Object.fromEntries(entries.toSpliced(place, 0, [name, changed]));
}
