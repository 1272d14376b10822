import type { FieldOf, PluralForm, Site, Values } from '../../form.ts';
import { fieldId, pathOf, useChange } from '../form-context.ts';
import { useSite } from '../site-context.ts';
import type { FieldProps } from './field.tsx';
import { Frame } from './frame.tsx';
import { Mistakes, Optional, useDescription } from './messages.tsx';
import { Placeholders } from './placeholders.tsx';

/** A text in the forms that each language has for numbers: “1 product”, “2 products”. */
export function Plurals({ field, value, path }: FieldProps<FieldOf<'plurals'>>) {
  const onChange = useChange(path);
  const { site } = useSite();
  const texts = (value ?? {}) as Readonly<Record<string, Values>>;
  return (
    <Frame field={field} path={path} className="field texts">
      <Placeholders limits={field.forms[site.languages[0]?.code ?? '']?.at(-1) ?? {}} />
      <Mistakes path={path} />
      <div className="languages">
        {site.languages.map((language) => (
          <div key={language.code}>
            {field.forms[language.code]?.map((form) => (
              <OneForm
                key={form.name}
                label={field.label}
                form={form}
                language={language}
                text={String(texts[language.code]?.[form.name] ?? '')}
                onChange={(text) => {
                  const { [form.name]: _, ...others } = texts[language.code] ?? {};
                  const isGone = text === '' && form.isOptional;
                  const forms = isGone ? others : { ...texts[language.code], [form.name]: text };
                  onChange({ ...texts, [language.code]: forms });
                }}
                path={pathOf(pathOf(path, language.code), form.name)}
              />
            ))}
          </div>
        ))}
      </div>
    </Frame>
  );
}

interface OneFormProps {
  label: string;
  form: PluralForm;
  language: Site['languages'][number];
  text: string;
  onChange: (text: string) => void;
  path: string;
}

function OneForm({ label, form, language, text, onChange, path }: OneFormProps) {
  const description = useDescription(path, text === '');
  return (
    <div className="text">
      <label htmlFor={fieldId(path)}>
        <span className="visually-hidden">{label}, </span>
        <span lang={language.locale}>{language.name}</span>: {form.hint}
        <Optional field={form} />
      </label>
      <input
        id={fieldId(path)}
        lang={language.locale}
        dir={language.direction}
        value={text}
        onChange={({ target }) => onChange(target.value)}
        {...description}
      />
      <Mistakes path={path} isEmpty={text === ''} />
    </div>
  );
}
