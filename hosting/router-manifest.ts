import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the router's own code reads about the files of its routes. */
interface RouterManifest {
  /** The manifest's own address. */
  url: string;
  entry: RouteFiles;
  routes: Record<string, RouteFiles>;
}
interface RouteFiles {
  module: string;
  imports: string[];
  css?: string[];
}

/**
 * The router's manifest in a built site, and the file's path below the site.
 *
 * @throws when there is none
 */
export function readManifest(site: string): { manifest: RouterManifest; path: string } {
  const name = readdirSync(join(site, 'assets')).find((file) => /^manifest-.+\.js$/.test(file));
  if (!name) throw new Error('The router wrote no manifest: see hosting/router-manifest.ts.');
  const path = `/assets/${name}`;
  const text = readFileSync(join(site, path), 'utf8');
  return { manifest: JSON.parse(/\{.*\}/s.exec(text)?.[0] ?? ''), path };
}

/** Puts another manifest in its place. */
export function writeManifest(site: string, path: string, manifest: RouterManifest): void {
  const file = join(site, path);
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(/\{.*\}/s, () => JSON.stringify(manifest)),
  );
}
