// Renders pictures of pictures.json with Blender, and estimates how long that takes.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { changeRow, isRendered, type Picture, type ScenePicture, scenePath } from './table.ts';
import { UserError } from './user-error.ts';

export type Mode = 'final' | 'preview' | 'grade';

const here = import.meta.dirname;
const work = join(here, 'work');
const timesPath = join(work, 'times.json');

/** The times of earlier renders, in seconds per megapixel and sample. They serve to estimate the next ones. */
function readTimes(): number[] {
  return existsSync(timesPath) ? (JSON.parse(readFileSync(timesPath, 'utf8')) as number[]) : [];
}

const megasamples = ({ width, height, samples }: ScenePicture) => (width * height * samples) / 1e6;

function estimateSeconds(pictures: readonly ScenePicture[]) {
  const times = readTimes().slice(-8);
  // The average of the last eight renders, or a guess before the first.
  const pace = times.length > 0 ? times.reduce((sum, time) => sum + time, 0) / times.length : 4;
  return pictures.reduce((sum, picture) => sum + megasamples(picture) * pace, 0);
}

const formatDuration = (seconds: number) =>
  seconds < 90
    ? `${Math.round(seconds)} s`
    : seconds < 5400
      ? `${Math.round(seconds / 60)} min`
      : `${(seconds / 3600).toFixed(1)} h`;

function requireBlender() {
  const blender = spawnSync('blender', ['--version']);
  const torch = spawnSync('/usr/bin/python3', ['-c', 'import numpy, PIL, torch']);
  if (blender.status === 0 && torch.status === 0) return;
  throw new UserError(
    'Blender or its Python libraries are not installed. On Debian or Ubuntu:\n\n  apt-get install blender python3-numpy python3-pil python3-torch\n',
  );
}

/**
 * Renders one picture with Blender at a low priority and prints the progress.
 *
 * @param remaining the pictures that follow, for the estimate of the total time
 * @returns whether the picture was rendered
 */
function render(
  picture: ScenePicture,
  mode: Mode,
  remaining: readonly ScenePicture[],
): Promise<boolean> {
  const started = Date.now();
  const script = ['-b', '--factory-startup', '-P', join(here, 'render.py'), '--', picture.id, mode];
  const blender = spawn('nice', ['-n', '15', 'blender', ...script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lastLines: string[] = [];
  let done = false;
  let lastProgress = started;
  const readLine = (line: string) => {
    if (line.trim() === '') return;
    const sample = /Sample (\d+)\/(\d+)/.exec(line);
    if (sample === null) lastLines.push(line);
    if (lastLines.length > 25) lastLines.shift();
    if (line.startsWith('BUILT')) console.log(`  scene built in ${line.slice(6)} s`);
    if (line.startsWith('DONE')) done = true;
    if (sample === null || Date.now() - lastProgress < 30_000) return;
    lastProgress = Date.now();
    const share = Number(sample[1]) / Number(sample[2]);
    const elapsed = (Date.now() - started) / 1000;
    const left = share > 0.05 ? elapsed * (1 / share - 1) : estimateSeconds([picture]);
    const total = formatDuration(left + estimateSeconds(remaining));
    const others = remaining.length > 0 ? `; ${total} with the ${remaining.length} after it` : '';
    console.log(`  ${Math.round(share * 100)} %, about ${formatDuration(left)} left${others}`);
  };
  createInterface({ input: blender.stdout }).on('line', readLine);
  createInterface({ input: blender.stderr }).on('line', readLine);
  return new Promise((resolve) => {
    blender.on('close', () => {
      const seconds = (Date.now() - started) / 1000;
      if (!done)
        console.error(
          `  ${picture.id} failed. Blender's last lines:\n    ${lastLines.join('\n    ')}`,
        );
      else console.log(`  ${picture.id} done in ${formatDuration(seconds)}`);
      if (done && mode === 'final') {
        writeFileSync(timesPath, JSON.stringify([...readTimes(), seconds / megasamples(picture)]));
        changeRow(picture.id, { standIn: undefined });
      }
      resolve(done);
    });
  });
}

/**
 * Renders pictures one after the other.
 *
 * @throws {UserError} if one is a photograph, Blender is not installed, or a picture could not be rendered
 */
export async function renderPictures(pictures: readonly Picture[], mode: Mode): Promise<void> {
  const photographs = pictures.filter((picture) => !isRendered(picture));
  if (photographs.length > 0)
    throw new UserError(
      `Photographs cannot be rendered: ${photographs.map(({ id }) => id).join(', ')}. Leave them out.`,
    );
  requireBlender();
  mkdirSync(work, { recursive: true });
  const rendered = pictures.filter(isRendered);
  const ready = rendered.filter((picture) => existsSync(scenePath(picture)));
  const withoutScene = rendered.filter((picture) => !existsSync(scenePath(picture)));
  if (withoutScene.length > 0)
    console.log(
      `These pictures have no scene in pictures/scenes/: ${withoutScene.map(({ id }) => id).join(', ')}`,
    );
  if (mode === 'final')
    console.log(
      `Pictures to render: ${ready.length}, in about ${formatDuration(estimateSeconds(ready))}.`,
    );
  const failed: string[] = [];
  for (const [index, picture] of ready.entries()) {
    console.log(
      `${picture.id} (${mode}, ${index + 1} of ${ready.length}): ${picture.scene}, camera ${picture.camera}`,
    );
    const remaining = mode === 'final' ? ready.slice(index + 1) : [];
    if (!(await render(picture, mode, remaining))) failed.push(picture.id);
  }
  if (failed.length > 0) throw new UserError(`Not rendered: ${failed.join(', ')}.`);
}

/** What `--list` prints about a picture: its scene, camera and state. */
export function pictureState(picture: Picture, missing: boolean): string {
  if (!isRendered(picture)) return 'photograph';
  const state = !existsSync(scenePath(picture)) ? 'has no scene' : missing ? 'to render' : 'ready';
  return `${picture.scene}/${picture.camera}  ${state}`;
}
