import { describe, expect, it } from 'vitest';
import {
  type EnquiryList,
  emptyList,
  listFromText,
  listToText,
  withCleared,
  withoutProduct,
  withProduct,
  withTexts,
} from './enquiry-list.ts';

const line = (id: string, quantity = '', packing = '') => ({ id, quantity, packing });
const list: EnquiryList = {
  lines: [line('oranges', '2 pallets', '15 kg\ncartons'), line('onions')],
  destination: 'Rotterdam',
  month: 3,
};
const isProduct = (id: string) => ['oranges', 'onions', 'dates'].includes(id);

describe('changes of the list', () => {
  it('adds a product at the end, and each product once', () => {
    const added = withProduct(list, 'dates');
    expect(added.lines.map(({ id }) => id)).toEqual(['oranges', 'onions', 'dates']);
    expect(withProduct(added, 'oranges')).toBe(added);
  });

  it('removes a product and keeps the rest', () => {
    expect(withoutProduct(list, 'oranges')).toEqual({ ...list, lines: [line('onions')] });
  });

  it('takes back what was cleared, and keeps what came since', () => {
    expect(withCleared(emptyList, list)).toEqual(list);
    const since = {
      lines: [line('dates'), line('onions', '5 t')],
      destination: 'Jeddah',
      month: 9,
    };
    expect(withCleared(since, list)).toEqual({
      ...since,
      lines: [list.lines[0], line('dates'), line('onions', '5 t')],
    });
    expect(withCleared({ ...emptyList, lines: [line('dates')] }, list)).toEqual({
      ...list,
      lines: [...list.lines, line('dates')],
    });
  });

  it('gives a product that was asked about again its texts back', () => {
    const since = { ...emptyList, lines: [line('oranges', '', 'bags')] };
    expect(withCleared(since, list).lines[0]).toEqual(line('oranges', '2 pallets', 'bags'));
  });

  it('changes the texts of one product', () => {
    expect(withTexts(list, 'onions', { quantity: '1 t' }).lines).toEqual([
      list.lines[0],
      line('onions', '1 t'),
    ]);
  });
});

describe('the stored list', () => {
  it('is read as it was written', () => {
    expect(listFromText(listToText(list), isProduct)).toEqual({ list, unknown: [] });
  });

  it('is nothing without products', () => {
    expect(listToText({ ...list, lines: [] })).toBeNull();
    expect(listFromText(null, isProduct)).toEqual({ list: emptyList, unknown: [] });
  });

  it('names products that no longer exist apart from the list', () => {
    const text = listToText(withProduct(list, 'mangoes'));
    expect(listFromText(text, isProduct)).toEqual({ list, unknown: ['mangoes'] });
  });

  it('has each product once', () => {
    const text = JSON.stringify({ lines: [line('oranges', 'a'), line('oranges', 'b')] });
    expect(listFromText(text, isProduct).list.lines).toEqual([line('oranges', 'a')]);
  });

  const malformed = [
    'no JSON',
    '',
    'null',
    '7',
    '"text"',
    '[]',
    '{"lines":7}',
    '{"lines":[null,7,"oranges",[],{},{"id":7},{"id":""}]}',
    '{"lines":{"length":1},"destination":["x"],"month":"3"}',
  ];
  it.each(malformed)('is empty if it is malformed: %s', (text) => {
    expect(listFromText(text, isProduct)).toEqual({ list: emptyList, unknown: [] });
  });

  it('keeps what is valid beside what is not', () => {
    const text =
      '{"lines":[{"id":"oranges","quantity":7,"packing":"crates"},3],"destination":"Hull"}';
    expect(listFromText(text, isProduct).list).toEqual({
      lines: [line('oranges', '', 'crates')],
      destination: 'Hull',
      month: undefined,
    });
  });

  it.each([0, 13, 1.5, -1, '3', null])('has no month if the stored one is %j', (month) => {
    const text = JSON.stringify({ ...list, month });
    expect(listFromText(text, isProduct).list.month).toBeUndefined();
  });
});
