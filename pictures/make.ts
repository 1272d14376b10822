/**
 * Makes the pictures: `npm run pictures -- strawberries-a`, `-- --preview strawberries-a`, `-- --missing`, `-- --all`,
 * `-- --grade strawberries-a` (develop again without rendering), `-- --contact-sheet`. Never part of build or CI.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { encodePictures } from './encode.ts';
import { takePhotograph } from './photograph.ts';
import { changeRow, isMissing, type Picture, readTable, sceneOf } from './table.ts';

type Mode = 'final' | 'preview' | 'grade';

const here = import.meta.dirname;
const work = join(here, 'work');
const timesPath = join(work, 'times.json');

const usage = `npm run pictures -- <id> [<id> ...]        render these, even if they exist
npm run pictures -- --preview <id> ...     small and quick, into pictures/work/<id>.png
npm run pictures -- --grade <id> ...       develop again from the last full render's light
npm run pictures -- --missing              render what is missing, a stand-in, or older than its scene
npm run pictures -- --all                  render everything
npm run pictures -- --contact-sheet        pictures/contact-sheet.jpg
npm run pictures -- --photograph <id> <file>   put a photograph in its place
npm run pictures -- --list                 what the table holds`;

/** Earlier times in seconds per megapixel and sample, so that the next picture's time can be foretold. */
function readTimes(): number[] {
  return existsSync(timesPath) ? (JSON.parse(readFileSync(timesPath, 'utf8')) as number[]) : [];
}

const effort = (picture: Picture) => (picture.width * picture.height * picture.samples) / 1e6;

function foretell(pictures: Picture[]) {
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
  console.error(
    'Blender or its Python libraries are not installed. On Debian or Ubuntu:\n\n  apt-get install blender python3-numpy python3-pil python3-torch\n',
  );
  process.exit(1);
}

/** Runs Blender at the lowest priority; says how far it is. Resolves to false when the picture could not be made. */
function render(picture: Picture, mode: Mode, left: Picture[]): Promise<boolean> {
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

function contactSheet() {
  const made = spawnSync('/usr/bin/python3', [join(here, 'contact_sheet.py')], {
    stdio: 'inherit',
  });
  process.exitCode = made.status ?? 1;
}

async function photograph(table: Picture[], [id, file]: string[]) {
  const picture = table.find((row) => row.id === id);
  if (!picture || !file) return console.error(usage);
  await takePhotograph(picture, file);
  await encodePictures();
}

function list(pictures: Picture[]) {
  for (const picture of pictures) {
    const state = !existsSync(sceneOf(picture))
      ? 'no scene yet'
      : isMissing(picture)
        ? 'to render'
        : 'ready';
    console.log(
      `${picture.id.padEnd(28)} ${`${picture.width}x${picture.height}`.padEnd(10)} ${picture.scene}/${picture.camera}  ${state}`,
    );
  }
}

async function main(words: string[]) {
  const flags = new Set(words.filter((word) => word.startsWith('--')));
  const ids = words.filter((word) => !word.startsWith('--'));
  const table = readTable();
  const unknown = ids.filter((id) => !table.some((picture) => picture.id === id));
  if (flags.has('--photograph')) return photograph(table, ids);
  if (unknown.length > 0) {
    console.error(`Not in pictures.json: ${unknown.join(', ')}`);
    process.exit(1);
  }
  if (flags.has('--contact-sheet')) return contactSheet();
  if (flags.has('--list')) return list(table);
  const chosen = flags.has('--all')
    ? table.filter(({ photograph }) => !photograph)
    : flags.has('--missing')
      ? table.filter(isMissing)
      : table.filter(({ id }) => ids.includes(id));
  if (chosen.length === 0)
    return console.log(flags.has('--missing') ? 'Nothing is missing.' : usage);
  requireBlender();
  mkdirSync(work, { recursive: true });
  const mode: Mode = flags.has('--preview') ? 'preview' : flags.has('--grade') ? 'grade' : 'final';
  const ready = chosen.filter((picture) => existsSync(sceneOf(picture)));
  const waiting = chosen.filter((picture) => !existsSync(sceneOf(picture)));
  if (waiting.length > 0)
    console.log(`No scene written yet: ${waiting.map(({ id }) => id).join(', ')}`);
  if (mode === 'final')
    console.log(`${ready.length} to render, about ${clock(foretell(ready))} on this machine.`);
  let failed = 0;
  for (const [index, picture] of ready.entries()) {
    console.log(
      `${picture.id} (${mode}, ${index + 1} of ${ready.length}): ${picture.scene}, camera ${picture.camera}`,
    );
    if (!(await render(picture, mode, mode === 'final' ? ready.slice(index + 1) : []))) failed += 1;
  }
  process.exitCode = failed > 0 ? 1 : 0;
}

await main(process.argv.slice(2));
