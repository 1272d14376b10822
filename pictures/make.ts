/**
 * Makes the pictures: `npm run pictures -- strawberries-a`, `-- --preview strawberries-a`, `-- --missing`, `-- --all`,
 * `-- --grade strawberries-a` (develop again without rendering), `-- --contact-sheet`. Never part of build or CI.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

interface Picture {
  id: string;
  title: string;
  role: 'product' | 'gallery' | 'news' | 'story' | 'hero';
  scene: string;
  camera: string;
  /** In pixels. */
  width: number;
  height: number;
  /** Light paths per pixel. */
  samples: number;
  /** The master is a stand-in until the picture has been rendered. */
  standIn?: true;
}

type Mode = 'final' | 'preview' | 'grade';

const here = import.meta.dirname;
const tablePath = join(here, 'pictures.json');
const work = join(here, 'work');
const timesPath = join(work, 'times.json');

const usage = `npm run pictures -- <id> [<id> ...]        render these, even if they exist
npm run pictures -- --preview <id> ...     small and quick, into pictures/work/<id>.png
npm run pictures -- --grade <id> ...       develop again from the last full render's light
npm run pictures -- --missing              render what is missing, a stand-in, or older than its scene
npm run pictures -- --all                  render everything
npm run pictures -- --contact-sheet        pictures/contact-sheet.jpg
npm run pictures -- --list                 what the table holds`;

function readTable(): Picture[] {
  return JSON.parse(readFileSync(tablePath, 'utf8')) as Picture[];
}

function writeTable(pictures: Picture[]) {
  writeFileSync(
    tablePath,
    `[\n${pictures.map((picture) => `  ${JSON.stringify(picture)}`).join(',\n')}\n]\n`,
  );
}

const master = (picture: Picture) => join(here, 'masters', `${picture.id}.jpg`);
const sceneFile = (picture: Picture) => join(here, 'scenes', `${picture.scene}.py`);

function isMissing(picture: Picture) {
  if (picture.standIn || !existsSync(master(picture))) return true;
  // A fresh checkout writes everything within moments, in any order: only a clear minute tells an edited scene.
  return (
    existsSync(sceneFile(picture)) &&
    statSync(sceneFile(picture)).mtimeMs > statSync(master(picture)).mtimeMs + 60_000
  );
}

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
  const found = spawnSync('blender', ['--version'], { encoding: 'utf8' });
  if (found.status === 0) return;
  console.error(
    'Blender is not installed. On Debian or Ubuntu:\n\n  apt-get install blender python3-numpy python3-pil gcc\n',
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
  let half = 0;
  let lastSaid = started;
  const hear = (line: string) => {
    if (line.trim() === '') return;
    const sample = /Sample (\d+)\/(\d+)/.exec(line);
    if (sample === null) tail.push(line);
    if (tail.length > 25) tail.shift();
    if (line.startsWith('BUILT')) console.log(`  scene built in ${line.slice(6)} s`);
    if (line.startsWith('DONE')) done = true;
    if (sample?.[1] === '0') half += 1;
    if (sample === null || Date.now() - lastSaid < 30_000) return;
    lastSaid = Date.now();
    const share = (Math.max(half, 1) - 1 + Number(sample[1]) / Number(sample[2])) / 2;
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
        writeTable(
          readTable().map((row) => (row.id === picture.id ? { ...row, standIn: undefined } : row)),
        );
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

function list(pictures: Picture[]) {
  for (const picture of pictures) {
    const state = !existsSync(sceneFile(picture))
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
  if (unknown.length > 0) {
    console.error(`Not in pictures.json: ${unknown.join(', ')}`);
    process.exit(1);
  }
  if (flags.has('--contact-sheet')) return contactSheet();
  if (flags.has('--list')) return list(table);
  const chosen = flags.has('--all')
    ? table
    : flags.has('--missing')
      ? table.filter(isMissing)
      : table.filter(({ id }) => ids.includes(id));
  if (chosen.length === 0)
    return console.log(flags.has('--missing') ? 'Nothing is missing.' : usage);
  requireBlender();
  mkdirSync(work, { recursive: true });
  const mode: Mode = flags.has('--preview') ? 'preview' : flags.has('--grade') ? 'grade' : 'final';
  const ready = chosen.filter((picture) => existsSync(sceneFile(picture)));
  const waiting = chosen.filter((picture) => !existsSync(sceneFile(picture)));
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
