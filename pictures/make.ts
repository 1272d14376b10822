// The command `npm run pictures`: adds photographs, lists and removes pictures.
// Without arguments it prints its usage. Neither the build nor CI runs it.
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { addPhotographs, kindList } from './photograph.ts';
import { finishPicture, removeStale } from './picture-files.ts';
import { masterPath, type Picture, readTable, removeRows } from './table.ts';
import { unused, usedIn } from './used-in.ts';
import { runCommand, UserError } from './user-error.ts';

const usage = `npm run pictures -- --photograph <id> <file> [<id> <file> ...]
                                           use a photograph for a picture, or add it as a new picture
    --kind <kind>                          where a new picture is used: ${kindList}
npm run pictures -- --remove <id> ...      remove pictures that content does not use
npm run pictures -- --list                 list all pictures`;

const flag = { type: 'boolean' } as const;
const options = {
  photograph: flag,
  kind: { type: 'string' },
  remove: flag,
  list: flag,
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

function remove(pictures: readonly Picture[]): void {
  if (pictures.length === 0) throw new UserError('Write the names of the pictures to remove.');
  for (const { id } of pictures) {
    const [file] = usedIn(id);
    if (file) throw new UserError(`${file} still uses ${id}. Change that first.`);
  }
  removeRows(pictures.map(({ id }) => id));
  for (const picture of pictures) rmSync(masterPath(picture), { force: true });
  removeStale(pictures.map(({ id }) => id));
  console.log(`Removed: ${pictures.map(({ id }) => id).join(', ')}.`);
}

function list(pictures: readonly Picture[]): void {
  const unusedIds = unused(pictures.map(({ id }) => id));
  for (const picture of pictures) {
    const size = `${picture.width}x${picture.height}`;
    const origin = picture.photograph ? 'photograph' : 'rendered';
    const use = unusedIds.includes(picture.id) ? ', not used' : '';
    console.log(
      `${picture.id.padEnd(28)} ${picture.kind.padEnd(8)} ${size.padEnd(10)} ${origin}${use}`,
    );
  }
}

await runCommand(async () => {
  const { values, positionals } = parseCommand();
  finishPicture();
  const table = readTable();
  if (values.photograph) return addPhotographs(positionals, values.kind);
  if (values.list) return list(table);
  const named = findRows(positionals, table);
  if (values.remove) return remove(named);
  console.log(usage);
});
