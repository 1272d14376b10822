import type { Field } from './form.ts';

/** What a field has before anything is written into it. Without a value, something must be chosen. */
export function emptyValue(field: Field): unknown {
  switch (field.control) {
    case 'group':
      return Object.fromEntries(
        field.fields.filter((one) => !one.isOptional).map((one) => [one.name, emptyValue(one)]),
      );
    case 'list':
      return Array.from({ length: field.fewest }, () => emptyValue(field.entry));
    case 'references':
      return [];
    case 'texts':
    case 'plurals':
    case 'months':
    case 'links':
      return {};
    case 'flag':
      return false;
    case 'text':
      return '';
    default:
      return undefined;
  }
}
