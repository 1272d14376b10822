import { monthKeys, type monthLevels } from '../../../schema/months.ts';
import { useChange } from '../form-context.ts';
import type { FieldProps } from './field.tsx';
import { Frame } from './frame.tsx';
import { Mistakes } from './messages.tsx';

type Level = (typeof monthLevels)[number] | 'none';

/** The order in which a click changes a month. */
const levels: readonly Level[] = ['none', 'possible', 'usual', 'peak', 'unknown'];
const words: Readonly<Record<Level, string>> = {
  none: 'out of season',
  possible: 'possible',
  usual: 'usual',
  peak: 'peak',
  unknown: 'unknown',
};

const monthName = (index: number, month: 'long' | 'short') =>
  new Intl.DateTimeFormat('en-GB', { month, timeZone: 'UTC' }).format(Date.UTC(2026, index));

/** Twelve buttons. Each click changes a month to the next level. */
export function Months({ field, value, path }: FieldProps) {
  const onChange = useChange(path);
  const months = (value ?? {}) as Partial<Record<string, Level>>;
  const isEmpty = Object.keys(months).length === 0;
  const step = (key: string) => {
    const now = levels.indexOf(months[key] ?? 'none');
    const next = { ...months, [key]: levels[(now + 1) % levels.length] };
    onChange(
      Object.fromEntries(
        monthKeys
          .map((month) => [month, next[month] ?? 'none'] as const)
          .filter(([, level]) => level !== 'none'),
      ),
    );
  };
  return (
    <Frame field={field} path={path} isEmpty={isEmpty} className="field months">
      <p className="hint">Each click goes on: {levels.map((level) => words[level]).join(', ')}.</p>
      <div className="year">
        {monthKeys.map((key, index) => {
          const level = months[key] ?? 'none';
          return (
            <button key={key} type="button" data-level={level} onClick={() => step(key)}>
              <span aria-hidden="true">{monthName(index, 'short')}</span>
              <span className="visually-hidden">
                {monthName(index, 'long')}: {words[level]}
              </span>
            </button>
          );
        })}
      </div>
      <ul className="legend" aria-hidden="true">
        {levels.map((level) => (
          <li key={level}>
            <span data-level={level} /> {words[level]}
          </li>
        ))}
      </ul>
      <Mistakes path={path} isEmpty={isEmpty} />
    </Frame>
  );
}
