import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** Stops a program when the tests end, also when their worker process is stopped early. */
export function endWithTests(program: ChildProcess): void {
  const end = () => program.kill();
  process.once('exit', end);
  process.once('disconnect', end);
  process.once('SIGTERM', () => {
    end();
    process.exit();
  });
}

/** Starts a virtual display with a free number. */
export async function startDisplay(): Promise<{ name: string; process: ChildProcess }> {
  const size = '1600x1200x24';
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp', '-terminate'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  endWithTests(screen);
  const [number] = await once(screen.stdio[3] as Readable, 'data');
  return { name: `:${String(number).trim()}`, process: screen };
}
