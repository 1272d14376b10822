import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { editYaml } from './edit-yaml.ts';

const files = globSync('content/**/*.yaml').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

/** The lines of a text that another one, with as many lines, has not. */
function changedLines(before: string, after: string): string[] {
  const old = before.split('\n');
  const lines = after.split('\n');
  expect(lines).toHaveLength(old.length);
  return lines.filter((line, index) => line !== old[index]);
}

type Group = { [key: string]: unknown };
const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null;

/** The first English text of a file, with the group that has it. */
function firstText(value: unknown): Group | undefined {
  if (!isGroup(value)) return;
  if (typeof value.en === 'string' && !value.en.includes('\n')) return value;
  for (const inner of Object.values(value)) {
    const found = firstText(inner);
    if (found) return found;
  }
}

it('keeps all bytes of every file if nothing changes, and all other lines if one text changes', () => {
  for (const { file, text } of files) {
    const value = parse(text);
    expect.soft(editYaml(text, value), file).toBe(text);
    const group = firstText(value) ?? {};
    group.en = `${group.en} + one`;
    const after = editYaml(text, value);
    expect.soft(changedLines(text, after), file).toHaveLength(1);
    expect.soft(parse(after), file).toEqual(value);
  }
});

const sample = `# Our carrots
order: 20
name:
  en: "Carrots" # as on the box
  ar: جزر
crops: []
rows:
  # The early one
  - name: a
    months: { jan: peak }
  # The late one
  - name: b
    months: { feb: usual }
sources: [ one, two ]
`;

it('keeps comments and quotes of what does not change', () => {
  const value = { ...parse(sample), order: 30 };
  expect(editYaml(sample, value)).toBe(sample.replace('order: 20', 'order: 30'));
});

it('keeps the comment beside a text that changes', () => {
  const value = parse(sample);
  value.name.en = 'Carrots: young';
  expect(editYaml(sample, value)).toBe(sample.replace('"Carrots" #', "'Carrots: young' #"));
});

it('moves the comment of an entry with it', () => {
  const value = parse(sample);
  value.rows.reverse();
  const lines = editYaml(sample, value).split('\n');
  expect(lines.indexOf('  # The late one')).toBe(lines.indexOf('  - name: b') - 1);
  expect(lines.indexOf('  # The early one')).toBe(lines.indexOf('  - name: a') - 1);
});

it('adds and removes keys and entries, in the style of the other files', () => {
  const { sources: _, name, ...others } = parse(sample);
  const value = {
    ...others,
    crops: [{ months: { mar: 'peak' }, sources: ['one'] }],
    note: { en: 'no', ar: 'لا' },
  };
  const after = editYaml(sample, value);
  expect(parse(after)).toEqual(value);
  expect(Object.keys(parse(after))).toEqual(Object.keys(value));
  expect(after).toContain('crops:\n  - months: { mar: peak }\n    sources: [ one ]\n');
  expect(after).toContain("note:\n  en: 'no'\n");
  expect(after).not.toContain('name:\n');
});

it('keeps articles as they are written', () => {
  const text = 'text:\n  en: |\n    One.\n\n    Two.\n  ar: |\n    واحد.\n';
  const value = parse(text);
  value.text.en = 'One.\n\nTwo: three.\n';
  expect(editYaml(text, value)).toBe(text.replace('Two.', 'Two: three.'));
});
