import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** A screen that nobody sees, with a number that nobody else uses. */
export async function startDisplay(): Promise<{ name: string; process: ChildProcess }> {
  const size = '1600x1200x24';
  const process = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp', '-terminate'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [number] = await once(process.stdio[3] as Readable, 'data');
  return { name: `:${String(number).trim()}`, process };
}
