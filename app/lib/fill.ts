/**
 * A text of content with its names in braces replaced: “{first} to {last}”.
 * @throws when the text names a part that is not given.
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
