import { fillFacts } from '../../../schema/company-facts.ts';
import type { FieldOf, Limits, Localized, Site } from '../../form.ts';
import { fieldId, pathOf, useChange, useForm, useSaved } from '../form-context.ts';
import { useSite } from '../site-context.ts';
import type { FieldProps } from './field.tsx';
import { Frame } from './frame.tsx';
import { Markdown } from './markdown.tsx';
import { Mistakes, useDescription } from './messages.tsx';
import { Placeholders } from './placeholders.tsx';

/** A text in every language, one beside the other. */
export function Texts({ field, value, path }: FieldProps<FieldOf<'texts'>>) {
  const onChange = useChange(path);
  const { site } = useSite();
  const texts = (value ?? {}) as Localized;
  const change = (code: string, text: string) => {
    const next = Object.fromEntries(
      site.languages.map((one) => [one.code, one.code === code ? text : (texts[one.code] ?? '')]),
    );
    const isEmpty = Object.values(next).every((one) => one === '');
    onChange(field.isOptional && isEmpty ? undefined : next);
  };
  return (
    <Frame field={field} path={path} isEmpty={value === undefined} className="field texts">
      <Placeholders limits={field} />
      <Mistakes path={path} isEmpty={value === undefined} />
      <div className="languages">
        {site.languages.map((language) => (
          <OneText
            key={language.code}
            field={field}
            language={language}
            // A text editor may have written a number.
            text={String(texts[language.code] ?? '')}
            onChange={(text) => change(language.code, text)}
            path={pathOf(path, language.code)}
          />
        ))}
      </div>
      <Facts texts={texts} />
      <LeftAsItWas path={path} texts={texts} />
    </Frame>
  );
}

/** Reminds the owner of the languages whose text is as it was, while that of another one has changed. */
function LeftAsItWas({ path, texts }: { path: string; texts: Localized }) {
  const { languages } = useSite().site;
  const saved = useSaved(path) as Localized | undefined;
  const isSame = ({ code }: Site['languages'][number]) =>
    (texts[code] ?? '') === (saved?.[code] ?? '');
  const same = languages.filter((language) => texts[language.code] && isSame(language));
  if (same.length === 0 || languages.every(isSame)) return null;
  return (
    <p className="hint">
      {same.map(({ code, locale, name }) => (
        <span key={code} lang={locale}>
          {name}
        </span>
      ))}{' '}
      is as it was: does it still say the same?
    </p>
  );
}

/** What the site writes for the facts of the company in a text, as in the first language. */
function Facts({ texts }: { texts: Localized }) {
  const [first] = useSite().site.languages;
  if (!first) return null;
  const used = Object.entries(first.facts).filter(([fact]) =>
    String(texts[first.code] ?? '').includes(`{${fact}}`),
  );
  if (used.length === 0) return null;
  return (
    <p className="hint">
      The site shows {used.map(([fact, text]) => `“{${fact}}” as “${text}”`).join(', ')}.
    </p>
  );
}

interface OneTextProps {
  field: FieldOf<'texts'>;
  language: Site['languages'][number];
  text: string;
  onChange: (text: string) => void;
  path: string;
}

/** Texts with a limit below this are one paragraph. */
const longText = 1000;

function OneText({ field, language, text, onChange, path }: OneTextProps) {
  const { max = longText } = field;
  const hasCounter = max < longText;
  const counter = `counter-${path}`;
  const description = useDescription(path, text === '', ...(hasCounter ? [counter] : []));
  const control = {
    id: fieldId(path),
    lang: language.locale,
    dir: language.direction,
    ...description,
  };
  return (
    <div className="text">
      <label htmlFor={fieldId(path)}>
        <span className="visually-hidden">{field.label}, </span>
        <span lang={language.locale}>{language.name}</span>
      </label>
      {field.isMarkdown ? (
        <Markdown {...control} language={language.code} text={text} onChange={onChange} />
      ) : (
        <textarea
          {...control}
          rows={rowsOf(text)}
          value={text}
          onChange={({ target }) => onChange(hasCounter ? oneLine(target.value) : target.value)}
        />
      )}
      <div className="below">
        {hasCounter && (
          <Counter id={counter} field={field} text={fillFacts(text, language.facts)} />
        )}
        <Mistakes path={path} isEmpty={text === ''} />
      </div>
      <OtherLetters language={language} text={text} />
    </div>
  );
}

/** Reminds the owner of a text without a letter of its language, as when English and Arabic were swapped. */
function OtherLetters({ language, text }: Pick<OneTextProps, 'language' | 'text'>) {
  const letters = text.replace(/\{[^}]*\}/g, '');
  const isArabic = /\p{Script=Arabic}/u.test(letters);
  if (isArabic === (language.direction === 'rtl') || !/\p{Letter}/u.test(letters)) return null;
  return (
    <p className="hint">
      Is this <span lang={language.locale}>{language.name}</span>? It has none of its letters.
    </p>
  );
}

/** About as many rows as a text has, for browsers without `field-sizing`. */
const rowsOf = (text: string) =>
  text.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(line.length / 55)), 0);

/** Without line breaks, which a short text cannot show. */
const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ');

/** “84 of 60–140”, in characters. Facts of the company count as the site shows them. */
function Counter({
  id,
  field: { min = 0, max = 0, isOptional },
  text,
}: {
  id: string;
  field: Limits & { isOptional?: true };
  text: string;
}) {
  const { showsAll } = useForm();
  const { length } = text.trim();
  const isOutside = length < min || length > max;
  const isUnused = text === '' && (isOptional || !showsAll);
  return (
    <p id={id} className={isOutside && !isUnused ? 'counter outside' : 'counter'}>
      {length} of {min}–{max}
    </p>
  );
}
