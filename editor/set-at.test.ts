import { expect, it } from 'vitest';
import { entryKey } from './entry-key.ts';
import type { Field } from './form.ts';
import { setAt } from './set-at.ts';

const text = (name: string): Field => ({ name, label: name, control: 'text', type: 'text' });
const group = (name: string, fields: Field[]): Field => ({
  name,
  label: name,
  control: 'group',
  fields,
});
const rows: Field = {
  name: 'rows',
  label: 'Rows',
  control: 'list',
  fewest: 0,
  entry: group('', [text('a'), text('b')]),
};
const form = group('', [text('first'), text('second'), rows, group('inner', [text('x')])]);

it('puts a new key where the schema has it', () => {
  const value = { first: '1', rows: [] };
  expect(Object.keys(setAt(form, value, 'second', '2') as object)).toEqual([
    'first',
    'second',
    'rows',
  ]);
  expect(setAt(form, { inner: 'a text' }, 'inner.x', 'new')).toEqual({ inner: { x: 'new' } });
  expect(setAt(form, value, 'inner.x', 'new')).toEqual({
    first: '1',
    rows: [],
    inner: { x: 'new' },
  });
});

it('removes a key that has no value', () => {
  expect(setAt(form, { first: '1', second: '2' }, 'second', undefined)).toEqual({ first: '1' });
});

it('changes an entry of a list, and leaves all other values as they are', () => {
  const value = { inner: { x: '1' }, rows: [{ b: '1' }, { b: '2' }] };
  const after = setAt(form, value, 'rows.1.a', 'new') as typeof value;
  expect(after.rows).toEqual([{ b: '1' }, { a: 'new', b: '2' }]);
  expect(after.inner).toBe(value.inner);
  expect(after.rows[0]).toBe(value.rows[0]);
});

it('lets an entry of a list keep its key when it changes', () => {
  const value = { rows: [{ b: '1' }, { b: '2' }] };
  const keysOf = ({ rows }: typeof value) => rows.map(entryKey);
  const keys = keysOf(value);
  expect(new Set(keys).size).toBe(2);
  expect(keysOf(setAt(form, value, 'rows.1.b', 'new') as typeof value)).toEqual(keys);
  expect(keysOf(setAt(form, value, 'rows.1', { b: 'new' }) as typeof value)).toEqual(keys);
});
