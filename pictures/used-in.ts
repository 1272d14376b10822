import { globSync, readFileSync } from 'node:fs';

/** The content files that name a picture. */
export function usedIn(id: string): string[] {
  const field = new RegExp(`^[ -]*(?:id|picture): ${id}$|\\{picture:${id}\\}`, 'm');
  return globSync('content/**/*.yaml').filter((file) => field.test(readFileSync(file, 'utf8')));
}
