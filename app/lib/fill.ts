/**
 * Replaces the placeholders in a text, such as “{first} to {last}”.
 * @throws if the text has a placeholder without a value
 */
export function fill(
  template: string,
  parts: Readonly<Record<string, string | undefined>>,
): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const part = parts[name];
    if (part === undefined) throw new Error(`“${template}” has no part named ${name}.`);
    return part;
  });
}
