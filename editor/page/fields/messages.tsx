import { capitalised } from '../../../app/text/capitalised.ts';
import { idFor, useForm } from '../form-context.ts';

const hintId = (path: string) => idFor('hint', path);
const mistakeId = (path: string) => idFor('mistake', path);

/** What the schema says of a field. Its control names it as a description (`useFieldDescription`). */
export function Hint({ field: { hint }, path }: { field: { hint?: string }; path: string }) {
  return hint ? (
    <p className="hint" id={hintId(path)}>
      {hint}
    </p>
  ) : null;
}

/** After a label: that the field may be empty, or when it may. */
export const Optional = ({
  field: { isOptional, optionalIf = '' },
}: {
  field: { isOptional?: true; optionalIf?: string };
}) => isOptional && <span className="optional"> ({`optional ${optionalIf}`.trim()})</span>;

/** The mistakes of exactly this field. One that is empty and new may still be filled in. */
function useMistakes(path: string, isEmpty = false): string[] {
  const { mistakes, showsAll } = useForm();
  if (isEmpty && !showsAll) return [];
  return mistakes
    .filter((mistake) => mistake.path === path && !mistake.elsewhere)
    .map(({ message }) => message);
}

/** The schema says what to write. In the form it is chosen. */
export const chooseOne = 'is missing; choose one.';

interface MistakesProps {
  path: string;
  isEmpty?: boolean;
  isChoice?: boolean;
}

/** What is wrong with a field, beside it. */
export function Mistakes({ path, isEmpty, isChoice }: MistakesProps) {
  const found = useMistakes(path, isEmpty);
  if (found.length === 0) return null;
  const messages = isEmpty && isChoice ? [chooseOne] : found;
  return (
    <p className="mistake" id={mistakeId(path)}>
      {messages.map(capitalised).join(' ')}
    </p>
  );
}

/** Connects a control with its mistakes and other texts. */
export function useDescription(path: string, isEmpty = false, ...others: string[]) {
  const isInvalid = useMistakes(path, isEmpty).length > 0;
  return {
    'aria-invalid': isInvalid || undefined,
    'aria-describedby':
      [...others, isInvalid && mistakeId(path)].filter(Boolean).join(' ') || undefined,
  };
}

/** Connects the control or the frame of a field with its hint and mistakes. */
export const useFieldDescription = ({ hint }: { hint?: string }, path: string, isEmpty?: boolean) =>
  useDescription(path, isEmpty, ...(hint ? [hintId(path)] : []));
