import type { z } from 'zod';
import type { Problem } from './check-problem.ts';

/** The problems that a schema finds in an entry of a content file. */
export function checkEntry(
  file: string,
  entry: string,
  schema: z.ZodType,
  value: unknown,
): Problem[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => ({
    file,
    entry,
    field: path.join('.') || 'entry',
    message,
  }));
}
