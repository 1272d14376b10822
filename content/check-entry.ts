import type { z } from 'zod';
import { fileOf } from './check-files.ts';
import type { Problem } from './check-problem.ts';

/**
 * The problems that a schema finds in an entry of the content.
 * @param name the name of its files, such as `products`
 */
export function checkEntry(
  name: string,
  entry: string,
  schema: z.ZodType,
  value: unknown,
): Problem[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map(({ path, message }) => {
    const field = path.join('.') || 'entry';
    return { file: fileOf(name, field), entry, field, message };
  });
}
