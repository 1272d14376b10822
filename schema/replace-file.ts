import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file so that nobody ever reads half of it. */
export function replaceFile(path: string, content: string | Uint8Array): void {
  writeFileSync(`${path}.part`, content);
  renameSync(`${path}.part`, path);
}
