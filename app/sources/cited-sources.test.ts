import { expect, it } from 'vitest';
import { citedSources } from './cited-sources.ts';

const book = (title: string) => ({ title, publisher: 'Press', url: 'https://press.example/' });
const list = { a: book('First book'), b: book('Second book') };

it('lists each source once, in the order of the citations', () => {
  expect(citedSources(['b', 'a', 'b', 'lost'], list)).toEqual([list.b, list.a]);
});
