import type { Field, Group } from './form.ts';

/** The field at a path, and its name: “Season › Months in season 1 › Variety › English”. */
export function fieldAt(
  form: Group,
  path: string,
  languages: readonly { code: string; name: string }[],
): { field?: Field | undefined; label: string } {
  if (path === '') return { label: 'The entry' };
  const labels: string[] = [];
  let field: Field | undefined = form;
  for (const name of path.split('.')) {
    if (field?.control === 'list') {
      labels.push(`${field.entry.label || 'entry'} ${Number(name) + 1}`);
      field = field.entry;
    } else if (field?.control === 'group') {
      field = field.fields.find((one): boolean => one.name === name);
      labels.push(field?.label ?? name);
    } else if (field?.control !== 'references')
      labels.push(languages.find(({ code }) => code === name)?.name ?? name);
  }
  return { field, label: labels.join(' › ') };
}

/** The fields in which an owner chooses and does not write. */
const chosen: readonly Field['control'][] = ['choice', 'reference', 'references', 'picture'];

/** Whether its messages say “choose”, where those of other fields say “write”. */
export const isChosen = ({ control }: Field) => chosen.includes(control);
