import { expect, it } from 'vitest';
import { list, picture, strict } from '../schema/fields.ts';
import { shows } from '../schema/localized.ts';
import { describedAs, withDescriptions, withPicture } from './descriptions.ts';
import type { Values } from './form.ts';
import { formOf } from './form-of.ts';
import { setAt } from './set-at.ts';

const form = formOf(strict({ rows: list(strict({ picture: picture(), shows: shows() }), '') }));
/** `a!` is a picture with what it shows. */
const entry = (pictures: string) => ({
  rows: pictures
    .split(' ')
    .map((name) =>
      name.endsWith('!')
        ? { picture: name.slice(0, -1), shows: { en: name, ar: name } }
        : { picture: name },
    ),
});

it.each([
  ['the first of two places is removed', 'a! a b!', 'a b!', 'a! b!'],
  ['the second one is removed', 'a! a b!', 'a! b!', 'a! b!'],
  ['the places are exchanged', 'a! b! a', 'b! a! a', 'b! a! a'],
  ['another picture comes in the first place', 'a! a b!', 'c a b!', 'c a! b!'],
  ['its only place is removed', 'a! b!', 'b!', 'b!'],
  ['the owner removes what it shows', 'a! b!', 'a b!', 'a b!'],
  ['the owner removes what it shows in one of two places', 'a! a', 'a a', 'a a'],
])('has what a picture shows once when %s', (_, before, after, expected) => {
  expect(withDescriptions(form, entry(after), entry(before), entry(''))).toEqual(entry(expected));
});

it.each([
  ['does not get the description of the picture before it', 'a! b!', 'rows.0.picture', 'c', 'c b!'],
  [
    'leaves the description of the picture before it to its other place',
    'a! a b!',
    'rows.0.picture',
    'c',
    'c a! b!',
  ],
  [
    'that is described in another place gets no second description',
    'a! b!',
    'rows.1.picture',
    'a',
    'a! a',
  ],
  ['that is the same as before keeps its description', 'a! b!', 'rows.0.picture', 'a', 'a! b!'],
])('a chosen picture %s', (_, saved, path, name, expected) => {
  const value = entry(saved);
  expect(withPicture(form, value, value, path, name)).toEqual(entry(expected));
});

it('brings back what pictures show in the file, when their places are exchanged by choosing', () => {
  const saved = entry('a! b!');
  const once = withPicture(form, saved, saved, 'rows.0.picture', 'c');
  const twice = withPicture(form, once, saved, 'rows.1.picture', 'a');
  expect(twice).toEqual(entry('c a!'));
  expect(withPicture(form, twice, saved, 'rows.0.picture', 'b')).toEqual(entry('b! a!'));
  expect(withPicture(form, once, saved, 'rows.0.picture', 'a')).toEqual(saved);
});

it('leaves what the owner has typed for the picture that is chosen then', () => {
  const saved = entry('a! b!');
  const typed = setAt(form, saved, 'rows.0.shows', { en: 'Mine' }) as typeof saved;
  const { rows } = withPicture(form, typed, saved, 'rows.0.picture', 'c') as typeof saved;
  expect(rows[0]).toEqual({ picture: 'c', shows: { en: 'Mine' } });
});

it('takes from another version only what a value does not say', () => {
  expect(describedAs(form, entry('a b! c'), entry('a! b! d!'))).toEqual(entry('a! b! c'));
  const mine = setAt(form, entry('a'), 'rows.0.shows', { en: 'Mine' }) as Values;
  expect(describedAs(form, mine, entry('a!'))).toBe(mine);
});
