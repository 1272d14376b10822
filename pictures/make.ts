/**
 * Makes the pictures: takes photographs in, renders scenes, lists what there is. Never part of build
 * or CI. `npm run pictures` alone prints how it is used.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { renderPictures, stateOf } from './blender.ts';
import { encodePictures } from './encode.ts';
import { endWithOneSentence, Mistake } from './mistake.ts';
import { addPhotographs } from './photograph.ts';
import { isMissing, isRendered, masterOf, type Picture, readTable, removeRows } from './table.ts';

const usage = `npm run pictures -- --photograph <id> <file> [<id> <file> ...]
                                           put a photograph in a picture's place, or add it as a new picture
    --title "…"                            what a new picture shows, instead of being asked; once for each
    --kind <kind>                          what a new picture is for: product, gallery, news, story or hero
npm run pictures -- --remove <id> ...      take pictures away that content no longer names
npm run pictures -- --list                 what the table holds
npm run pictures -- <id> [<id> ...]        render these, even if they exist (needs Blender)
npm run pictures -- --preview <id> ...     small and quick, into pictures/work/<id>.png
npm run pictures -- --grade <id> ...       develop again from the last full render's light
npm run pictures -- --missing              render what is missing, a stand-in, or older than its scene
npm run pictures -- --all                  render everything but photographs
npm run pictures -- --contact-sheet        pictures/contact-sheet.jpg`;

const flag = { type: 'boolean' } as const;
const options = {
  photograph: flag,
  title: { type: 'string', multiple: true },
  kind: { type: 'string' },
  remove: flag,
  list: flag,
  preview: flag,
  grade: flag,
  missing: flag,
  all: flag,
  'contact-sheet': flag,
} as const;

function readWords() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    const [sentence] = error instanceof Error ? error.message.split('. ') : [];
    throw new Mistake(`${sentence}. “npm run pictures” alone lists what can be written.`);
  }
}

/** @throws {Mistake} when the table lacks one of them */
function rowsOf(ids: readonly string[], table: readonly Picture[]): Picture[] {
  const unknown = ids.filter((id) => !table.some((row) => row.id === id));
  if (unknown.length > 0)
    throw new Mistake(
      `Not in pictures/pictures.json: ${unknown.join(', ')}. To take a photograph in, write: npm run pictures -- --photograph mangoes-a photo.jpg`,
    );
  return table.filter(({ id }) => ids.includes(id));
}

async function remove(pictures: readonly Picture[]): Promise<void> {
  if (pictures.length === 0) throw new Mistake('Name the pictures to take away.');
  // Imported here, so that a mistake in content does not stop the other commands.
  const { readContent } = await import('../content/check.ts');
  const { namedPictures } = await import('../content/check-pictures.ts');
  for (const { file, entry, picture } of namedPictures(readContent()))
    if (pictures.some(({ id }) => picture === `/pictures/${id}.jpg`))
      throw new Mistake(`${file} still names ${picture} (${entry}). Change that first.`);
  removeRows(pictures.map(({ id }) => id));
  for (const picture of pictures) rmSync(masterOf(picture), { force: true });
  await encodePictures([]);
  console.log(`Taken away: ${pictures.map(({ id }) => id).join(', ')}.`);
}

function contactSheet(): void {
  const made = spawnSync('/usr/bin/python3', [join(import.meta.dirname, 'contact_sheet.py')], {
    stdio: 'inherit',
  });
  if (made.status !== 0) throw new Mistake('The contact sheet needs Python with Pillow.');
}

function list(pictures: readonly Picture[]): void {
  for (const picture of pictures) {
    const size = `${picture.width}x${picture.height}`;
    const state = stateOf(picture, isMissing(picture));
    console.log(`${picture.id.padEnd(28)} ${picture.role.padEnd(8)} ${size.padEnd(10)} ${state}`);
  }
}

await endWithOneSentence(async () => {
  const { values, positionals } = readWords();
  const table = readTable();
  if (values.photograph)
    return addPhotographs(positionals, { titles: values.title ?? [], kind: values.kind });
  const named = rowsOf(positionals, table);
  if (values['contact-sheet']) return contactSheet();
  if (values.list) return list(table);
  if (values.remove) return remove(named);
  const chosen = values.all
    ? table.filter(isRendered)
    : values.missing
      ? table.filter(isMissing)
      : named;
  if (chosen.length === 0) return console.log(values.missing ? 'Nothing is missing.' : usage);
  await renderPictures(chosen, values.preview ? 'preview' : values.grade ? 'grade' : 'final');
});
