/** A mistake in the content that must be corrected before the site can be published. */
export interface Problem {
  file: string;
  line: number;
  /** In a text of several lines: the line of that text, from 1. */
  lineOfText?: number;
  entry: string;
  field: string;
  /**
   * What is wrong, and what to write instead: “names “roots”, which does not exist; write fruits or vegetables.” It names
   * other files by their paths. The form shows their names instead, and says to choose what is chosen there.
   */
  message: string;
}

/** The line that the check and a build print. */
export function problemLine({ file, line, entry, field, message }: Problem): string {
  return `${file}:${line} → ${entry} → ${field}: ${message}`;
}

/** “a, b or c” */
export const orList = (words: readonly string[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words);
