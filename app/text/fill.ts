import { language } from '../../content/languages.ts';
import { numberText } from './number-text.ts';

type Part = string | number | undefined;

/** A text in the forms of `Intl.PluralRules`: “{count} product”, “{count} products”. */
export type PluralText = { readonly other: string } & Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>>
>;

const plurals = new Intl.PluralRules(language.locale);

/**
 * Replaces the placeholders in a text, such as “{first} to {last}”. Numbers get the digits of the language.
 * @throws if the text has a placeholder without a value
 */
export function fill(template: string, parts: Readonly<Record<string, Part>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`“${template}” has no part named ${name}.`);
    return typeof part === 'number' ? numberText(part) : part;
  });
}

/**
 * The form of a text for a number, which replaces `{count}`. If `parts` contain another text for it, such as a
 * range, the form must have a place for it: Arabic has words for one and two.
 */
export function fillPlural(
  forms: PluralText,
  count: number,
  parts: Readonly<Record<string, Part>> = {},
): string {
  const form = forms[plurals.select(count)] ?? forms.other;
  const fits = parts.count === undefined || form.includes('{count}');
  return fill(fits ? form : forms.other, { count, ...parts });
}
