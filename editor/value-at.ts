import type { Values } from './form.ts';

/** What a value has at a path, such as `season.crops.0.months`, if anything. */
export function valueAt(value: unknown, path: string): unknown {
  let part = value;
  for (const name of path.split('.'))
    part = typeof part === 'object' && part !== null ? (part as Values)[name] : undefined;
  return part;
}
