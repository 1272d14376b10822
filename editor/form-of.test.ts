import { expect, it } from 'vitest';
import { z } from 'zod';
import { languages } from '../content/languages.ts';
import { date, flag, list, nameOf, number, oneOf, picture, strict } from '../schema/fields.ts';
import { localized, plurals } from '../schema/localized.ts';
import { pageSchemas } from '../schema/pages.ts';
import type { Field } from './form.ts';
import { formOf } from './form-of.ts';
import { schemas } from './kinds.ts';

const fieldsOf = (shape: z.ZodRawShape) => formOf(strict(shape)).fields;

it('makes a label of the name, and takes words and limits from the schema', () => {
  expect(
    fieldsOf({
      nameInSentence: localized(3, 40, ['{name}']),
      tip: localized(1, 9).optional().describe('Below.'),
    }),
  ).toEqual([
    {
      name: 'nameInSentence',
      label: 'Name in sentence',
      control: 'texts',
      isMarkdown: false,
      min: 3,
      max: 40,
      placeholders: ['{name}'],
    },
    expect.objectContaining({ label: 'Tip', hint: 'Below.', isOptional: true, min: 1, max: 9 }),
  ]);
});

it('chooses a control for each type', () => {
  const fields = fieldsOf({
    organic: flag(),
    order: number(1, 9, ''),
    level: oneOf(['low', 'very-high']).meta({ choices: { low: 'A little' } }),
    date: date(),
    picture: picture('hero'),
    category: nameOf('categories', 'fruits'),
    arches: list(nameOf('products', 'carrots', 'organic'), ''),
    rows: list(strict({ one: flag() }).meta({ title: 'Row' }), '').min(2),
  });
  expect(fields.map(({ control }) => control)).toEqual([
    ...['flag', 'number', 'choice', 'text', 'picture', 'reference', 'references', 'list'],
  ]);
  const [, order, level, day, top, category, arches, rows] = fields;
  expect(order).toMatchObject({ min: 1, max: 9 });
  expect(level).toMatchObject({
    choices: [
      { value: 'low', label: 'A little' },
      { value: 'very-high', label: 'Very high' },
    ],
  });
  expect(day).toMatchObject({ type: 'date' });
  expect(top).toMatchObject({ kinds: ['hero'] });
  expect(category).toMatchObject({ to: 'categories' });
  expect(arches).toMatchObject({ to: 'products', only: 'organic' });
  expect(rows).toMatchObject({ fewest: 2, entry: { label: 'Row', control: 'group' } });
});

it('has a field for each plural form of each language, with examples', () => {
  const [count] = fieldsOf(plurals('count'));
  if (count?.control !== 'plurals') throw new Error('no plural forms');
  for (const { code, locale } of languages)
    expect(count.forms[code]?.map(({ name }) => name)).toEqual(
      new Intl.PluralRules(locale).resolvedOptions().pluralCategories,
    );
  expect(count.forms.en?.[0]).toMatchObject({ name: 'one', hint: 'For 1.' });
});

it('gives every field of every kind of file a label', () => {
  const labels = (field: Field): string[] => [
    ...(field.name === '' ? [] : [field.label]),
    ...('fields' in field ? field.fields.flatMap(labels) : []),
    ...('entry' in field ? labels(field.entry) : []),
  ];
  for (const schema of Object.values(schemas)) {
    const all = schema instanceof z.ZodType ? [schema] : Object.values(schema);
    for (const one of all) for (const label of labels(formOf(one))) expect(label).toMatch(/^\S/);
  }
  expect(labels(formOf(pageSchemas.home))).toContain('Why choose');
});
