/** A mistake in the content that must be corrected before the site can be published. */
export interface Problem {
  file: string;
  line: number;
  /** In a text of several lines: the line of that text, from 1. */
  lineOfText?: number;
  entry: string;
  field: string;
  /** What is wrong, and what to write instead. */
  message: string;
}

/** The line that an editor reads. */
export function problemLine({ file, line, entry, field, message }: Problem): string {
  return `${file}:${line} → ${entry} → ${field}: ${message}`;
}

/** “a, b or c” */
export function orList(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${last}` : last;
}
