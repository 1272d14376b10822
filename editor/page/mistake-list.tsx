import type { FocusEvent, MouseEvent, Ref } from 'react';
import { fieldAt, isChosen } from '../field-at.ts';
import type { Group, Mistake, Values } from '../form.ts';
import { valueAt } from '../value-at.ts';
import { addressOfEntry } from './addresses.ts';
import { chooseOne } from './fields/messages.tsx';
import { fieldId } from './form-context.ts';
import { useSite } from './site-context.ts';

interface MistakeListProps {
  ref: Ref<HTMLDetailsElement>;
  form: Group;
  value: Values;
  mistakes: readonly Mistake[];
  /** Nothing was saved yet: empty fields are no mistakes, but still to fill in. */
  isNew: boolean;
}

/** What must be corrected, with links to the fields. It lies over the form, which so does not move. */
export function MistakeList({ ref, form, value, mistakes, isNew }: MistakeListProps) {
  if (mistakes.length === 0) return null;
  const isOpen = ({ path }: Mistake) => isNew && isBlank(valueAt(value, path));
  const left = mistakes.filter(isOpen);
  const wrong = mistakes.filter((mistake) => !isOpen(mistake));
  const counts = [
    wrong.length > 0 && `${wrong.length} to correct`,
    left.length > 0 && `${left.length} still to fill in`,
  ];
  /** Once the owner works elsewhere, the list no longer covers the form. */
  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
  };
  return (
    <details ref={ref} className="mistakes" onBlur={closeBehind}>
      <summary className={wrong.length > 0 ? 'wrong' : undefined}>
        {counts.filter(Boolean).join(', ')}
      </summary>
      <ul className="panel" aria-label="What to correct" tabIndex={-1}>
        {[...wrong, ...left].map((mistake) => (
          <li key={mistakeKey(mistake)}>
            {mistake.elsewhere ? (
              <Elsewhere mistake={mistake} />
            ) : (
              <FieldLink form={form} value={value} mistake={mistake} />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A mistake in this form, with a link to its field. */
function FieldLink({
  form,
  value,
  mistake: { path, message, line },
}: Pick<MistakeListProps, 'form' | 'value'> & { mistake: Mistake }) {
  const { site } = useSite();
  const { field, label } = fieldAt(form, path, site.languages);
  const isChoice = field && isChosen(field) && isBlank(valueAt(value, path));
  const goTo = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    event.currentTarget.closest('details')?.removeAttribute('open');
    focusField(path, line);
  };
  return (
    <>
      <a href={`#${fieldId(path)}`} onClick={goTo}>
        {label}:
      </a>{' '}
      {isChoice ? chooseOne : message}
    </>
  );
}

const mistakeKey = ({ elsewhere, path, line, message }: Mistake) =>
  `${elsewhere?.kind}/${elsewhere?.id} ${path} ${line} ${message}`;

/** Mistakes in other entries. */
export function MistakesElsewhere({ mistakes }: { mistakes: readonly Mistake[] }) {
  return (
    <ul>
      {mistakes.map((mistake) => (
        <li key={mistakeKey(mistake)}>
          <Elsewhere mistake={mistake} />
        </li>
      ))}
    </ul>
  );
}

/** A mistake in another entry, with a link to it. */
function Elsewhere({ mistake: { elsewhere, message } }: { mistake: Mistake }) {
  const { site } = useSite();
  const kind = site.kinds.find(({ id }) => id === elsewhere?.kind);
  const entry = kind?.entries.find(({ id }) => id === elsewhere?.id);
  if (!kind || !elsewhere) return <>{message}</>;
  return (
    <>
      <a href={addressOfEntry(kind.id, elsewhere.id)}>
        {kind.title}: {entry?.name.en ?? elsewhere.id}
      </a>
      {elsewhere.field && `, ${elsewhere.field}`}: {message}
    </>
  );
}

/** Goes to a field, or to the nearest group around it, and in a long text to a line. */
function focusField(path: string, line?: number) {
  const names = path.split('.');
  for (let depth = names.length; depth > 0; depth--) {
    const found = document.getElementById(fieldId(names.slice(0, depth).join('.')));
    if (!found) continue;
    const control = found.matches('input, textarea, select')
      ? found
      : found.querySelector<HTMLElement>('input, textarea, select, button');
    // It may be folded.
    control?.closest('details')?.setAttribute('open', '');
    (control ?? found).scrollIntoView({ block: 'center' });
    if (line && control instanceof HTMLTextAreaElement) return focusLine(control, line);
    (control ?? found).focus({ preventScroll: true });
    return;
  }
}

function focusLine(area: HTMLTextAreaElement, line: number) {
  const lines = area.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  // About where the line is. Browsers do not scroll to what is selected by script.
  area.scrollTop = (start / area.value.length) * area.scrollHeight - area.clientHeight / 2;
  area.focus({ preventScroll: true });
}

/** Whether nothing was written or chosen. */
const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && value !== null && Object.values(value).every(isBlank));
