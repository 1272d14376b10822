import { createHash } from 'node:crypto';

/** A style sheet that the build writes itself, and its address, which changes with what it contains. */
export function styleSheet(name: string, css: string) {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  return { address: `/assets/${name}-${hash}.css`, css };
}
