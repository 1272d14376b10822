import { expect, it } from 'vitest';
import { isSaveKey } from './is-save-key.ts';

const press = { ctrlKey: true, metaKey: false, altKey: false, shiftKey: false };

it.each([
  ['Ctrl+S', { key: 's', code: 'KeyS' }],
  ['⌘S', { key: 's', code: 'KeyS', ctrlKey: false, metaKey: true }],
  ['Ctrl+S with Caps Lock', { key: 'S', code: 'KeyS' }],
  ['the same key of an Arabic keyboard', { key: 'س', code: 'KeyS' }],
  ['Ctrl+S where a Dvorak keyboard has S', { key: 's', code: 'Semicolon' }],
])('saves with %s', (_, keys) => expect(isSaveKey({ ...press, ...keys })).toBe(true));

it.each([
  ['S alone', { key: 's', code: 'KeyS', ctrlKey: false }],
  ['Ctrl+O of a Dvorak keyboard, where others have S', { key: 'o', code: 'KeyS' }],
  ['Ctrl+Shift+S', { key: 'S', code: 'KeyS', shiftKey: true }],
  ['Ctrl+Alt+S, which writes “ś” on a Polish keyboard', { key: 'ś', code: 'KeyS', altKey: true }],
  ['Ctrl+ش of an Arabic keyboard', { key: 'ش', code: 'KeyA' }],
])('does not save with %s', (_, keys) => expect(isSaveKey({ ...press, ...keys })).toBe(false));
