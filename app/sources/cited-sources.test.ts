import { expect, it } from 'vitest';
import { citedSources } from './cited-sources.ts';

const list = { a: { title: 'First book' }, b: { title: 'Second book' } };

it('lists each source once, in the order of the citations', () => {
  const values = [{ sources: ['b'] }, undefined, { sources: ['a', 'b'] }, { sources: ['lost'] }];
  expect(citedSources(values, list)).toEqual([list.b, list.a]);
});
