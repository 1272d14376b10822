// Without Zod, because the editor's page uses it.

interface NamedPicture {
  name: string;
  /** Where its description is, or should be. */
  path: string[];
  shows?: Readonly<Record<string, string>>;
}

/** The pictures that a file names, with what they show. */
export function pictures(value: unknown, path: string[] = []): NamedPicture[] {
  if (typeof value !== 'object' || value === null) return [];
  const { picture: name, shows } = value as Record<string, unknown>;
  return [
    ...(typeof name === 'string'
      ? [{ name, path: [...path, 'shows'], shows: shows as NamedPicture['shows'] }]
      : []),
    ...Object.entries(value).flatMap(([key, inner]) => pictures(inner, [...path, key])),
  ] as NamedPicture[];
}
