// Renders pictures of the table with Blender, and foretells how long that takes.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Mistake } from './mistake.ts';
import { changeRow, isRendered, type Picture, type ScenePicture, sceneOf } from './table.ts';

export type Mode = 'final' | 'preview' | 'grade';

const here = import.meta.dirname;
const work = join(here, 'work');
const timesPath = join(work, 'times.json');

/** Earlier times in seconds per megapixel and sample, so that the next picture's time can be foretold. */
function readTimes(): number[] {
  return existsSync(timesPath) ? (JSON.parse(readFileSync(timesPath, 'utf8')) as number[]) : [];
}

const effort = ({ width, height, samples }: ScenePicture) => (width * height * samples) / 1e6;

function foretell(pictures: readonly ScenePicture[]) {
  const times = readTimes().slice(-8);
  const pace = times.length > 0 ? times.reduce((sum, time) => sum + time, 0) / times.length : 4;
  return pictures.reduce((sum, picture) => sum + effort(picture) * pace, 0);
}

const clock = (seconds: number) =>
  seconds < 90
    ? `${Math.round(seconds)} s`
    : seconds < 5400
      ? `${Math.round(seconds / 60)} min`
      : `${(seconds / 3600).toFixed(1)} h`;

function requireBlender() {
  const blender = spawnSync('blender', ['--version']);
  const torch = spawnSync('/usr/bin/python3', ['-c', 'import numpy, PIL, torch']);
  if (blender.status === 0 && torch.status === 0) return;
  throw new Mistake(
    'Blender or its Python libraries are not installed. On Debian or Ubuntu:\n\n  apt-get install blender python3-numpy python3-pil python3-torch\n',
  );
}

/** Runs Blender at the lowest priority; says how far it is. Resolves to false when the picture could not be made. */
function render(
  picture: ScenePicture,
  mode: Mode,
  left: readonly ScenePicture[],
): Promise<boolean> {
  const started = Date.now();
  const script = ['-b', '--factory-startup', '-P', join(here, 'render.py'), '--', picture.id, mode];
  const blender = spawn('nice', ['-n', '15', 'blender', ...script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const tail: string[] = [];
  let done = false;
  let lastSaid = started;
  const hear = (line: string) => {
    if (line.trim() === '') return;
    const sample = /Sample (\d+)\/(\d+)/.exec(line);
    if (sample === null) tail.push(line);
    if (tail.length > 25) tail.shift();
    if (line.startsWith('BUILT')) console.log(`  scene built in ${line.slice(6)} s`);
    if (line.startsWith('DONE')) done = true;
    if (sample === null || Date.now() - lastSaid < 30_000) return;
    lastSaid = Date.now();
    const share = Number(sample[1]) / Number(sample[2]);
    const passed = (Date.now() - started) / 1000;
    const soon = share > 0.05 ? passed * (1 / share - 1) : foretell([picture]);
    const rest = `, then ${left.length} more, ${clock(soon + foretell(left))} in all`;
    console.log(
      `  ${Math.round(share * 100)} %, about ${clock(soon)} left${left.length > 0 ? rest : ''}`,
    );
  };
  createInterface({ input: blender.stdout }).on('line', hear);
  createInterface({ input: blender.stderr }).on('line', hear);
  return new Promise((resolve) => {
    blender.on('close', () => {
      const seconds = (Date.now() - started) / 1000;
      if (!done) console.error(`  ${picture.id} failed:\n    ${tail.join('\n    ')}`);
      else console.log(`  ${picture.id} done in ${clock(seconds)}`);
      if (done && mode === 'final') {
        writeFileSync(timesPath, JSON.stringify([...readTimes(), seconds / effort(picture)]));
        changeRow(picture.id, { standIn: undefined });
      }
      resolve(done);
    });
  });
}

/**
 * Renders pictures one after the other.
 *
 * @throws {Mistake} when one is a photograph, Blender is not installed, or a picture could not be made
 */
export async function renderPictures(pictures: readonly Picture[], mode: Mode): Promise<void> {
  const photographs = pictures.filter((picture) => !isRendered(picture));
  if (photographs.length > 0)
    throw new Mistake(
      `Photographs cannot be rendered: ${photographs.map(({ id }) => id).join(', ')}. Leave them out.`,
    );
  requireBlender();
  mkdirSync(work, { recursive: true });
  const rendered = pictures.filter(isRendered);
  const ready = rendered.filter((picture) => existsSync(sceneOf(picture)));
  const waiting = rendered.filter((picture) => !existsSync(sceneOf(picture)));
  if (waiting.length > 0)
    console.log(`No scene written yet: ${waiting.map(({ id }) => id).join(', ')}`);
  if (mode === 'final')
    console.log(`${ready.length} to render, about ${clock(foretell(ready))} on this machine.`);
  const failed: string[] = [];
  for (const [index, picture] of ready.entries()) {
    console.log(
      `${picture.id} (${mode}, ${index + 1} of ${ready.length}): ${picture.scene}, camera ${picture.camera}`,
    );
    const left = mode === 'final' ? ready.slice(index + 1) : [];
    if (!(await render(picture, mode, left))) failed.push(picture.id);
  }
  if (failed.length > 0) throw new Mistake(`Not made: ${failed.join(', ')}.`);
}

/** How far a picture is. */
export function stateOf(picture: Picture, missing: boolean): string {
  if (!isRendered(picture)) return 'photograph';
  const state = !existsSync(sceneOf(picture)) ? 'no scene yet' : missing ? 'to render' : 'ready';
  return `${picture.scene}/${picture.camera}  ${state}`;
}
