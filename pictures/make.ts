// The command `npm run pictures`: adds photographs, renders scenes, lists and removes pictures.
// Without arguments it prints its usage. Neither the build nor CI runs it.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pictureState, renderPictures } from './blender.ts';
import { encodePictures } from './encode.ts';
import { addPhotographs } from './photograph.ts';
import { isMissing, isRendered, masterPath, type Picture, readTable, removeRows } from './table.ts';
import { runCommand, UserError } from './user-error.ts';

const usage = `npm run pictures -- --photograph <id> <file> [<id> <file> ...]
                                           use a photograph for a picture, or add it as a new picture
    --title "…"                            the title of a new picture; without it the command asks. Repeat it for each picture
    --kind <kind>                          where a new picture is used: product, gallery, news, story or hero
npm run pictures -- --remove <id> ...      remove pictures that content does not use
npm run pictures -- --list                 list all pictures
npm run pictures -- <id> [<id> ...]        render these pictures, even if they exist (needs Blender)
npm run pictures -- --preview <id> ...     render a small version quickly, into pictures/work/<id>.png
npm run pictures -- --grade <id> ...       repeat only the colour grading of the last full render
npm run pictures -- --missing              render pictures that are missing, stand-ins, or older than their scene
npm run pictures -- --all                  render all pictures but photographs
npm run pictures -- --contact-sheet        show all pictures on one sheet, pictures/contact-sheet.jpg`;

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

function parseCommand() {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    const [sentence] = error instanceof Error ? error.message.split('. ') : [];
    throw new UserError(`${sentence}. Run “npm run pictures” for a list of options.`);
  }
}

/** @throws {UserError} if one of the ids is not in pictures.json */
function findRows(ids: readonly string[], table: readonly Picture[]): Picture[] {
  const unknown = ids.filter((id) => !table.some((row) => row.id === id));
  if (unknown.length > 0)
    throw new UserError(
      `Not in pictures/pictures.json: ${unknown.join(', ')}. To add a photograph, write: npm run pictures -- --photograph mangoes-a photo.jpg`,
    );
  return table.filter(({ id }) => ids.includes(id));
}

async function remove(pictures: readonly Picture[]): Promise<void> {
  if (pictures.length === 0) throw new UserError('Write the names of the pictures to remove.');
  // Imported only here, so that an error in content does not stop the other commands.
  const { readContent } = await import('../content/check.ts');
  const { namedPictures } = await import('../content/check-pictures.ts');
  for (const { file, entry, picture } of namedPictures(readContent()))
    if (pictures.some(({ id }) => picture === `/pictures/${id}.jpg`))
      throw new UserError(`${file} still uses ${picture} (${entry}). Change that first.`);
  removeRows(pictures.map(({ id }) => id));
  for (const picture of pictures) rmSync(masterPath(picture), { force: true });
  await encodePictures([]);
  console.log(`Removed: ${pictures.map(({ id }) => id).join(', ')}.`);
}

function contactSheet(): void {
  const made = spawnSync('/usr/bin/python3', [join(import.meta.dirname, 'contact_sheet.py')], {
    stdio: 'inherit',
  });
  if (made.status !== 0)
    throw new UserError('The contact sheet could not be made. It needs Python with Pillow.');
}

function list(pictures: readonly Picture[]): void {
  for (const picture of pictures) {
    const size = `${picture.width}x${picture.height}`;
    const state = pictureState(picture, isMissing(picture));
    console.log(`${picture.id.padEnd(28)} ${picture.role.padEnd(8)} ${size.padEnd(10)} ${state}`);
  }
}

await runCommand(async () => {
  const { values, positionals } = parseCommand();
  const table = readTable();
  if (values.photograph)
    return addPhotographs(positionals, { titles: values.title ?? [], kind: values.kind });
  const named = findRows(positionals, table);
  if (values['contact-sheet']) return contactSheet();
  if (values.list) return list(table);
  if (values.remove) return remove(named);
  const chosen = values.all
    ? table.filter(isRendered)
    : values.missing
      ? table.filter(isMissing)
      : named;
  if (chosen.length === 0) return console.log(values.missing ? 'No picture is missing.' : usage);
  await renderPictures(chosen, values.preview ? 'preview' : values.grade ? 'grade' : 'final');
});
