import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { copyProject, oranges } from './photograph-fixture.ts';

const { file, reset, run, start, table, served, masters, remove } = await copyProject();
beforeEach(reset);
afterAll(remove);

/** What the encoder adds to a row. */
const encoded = { hash: expect.any(String), colour: expect.any(String) };

describe('adding photographs', { timeout: 60_000 }, () => {
  test('two new pictures of a product get rows, masters and encodings, although the master of another row is missing', async () => {
    expect(existsSync(file('pictures/masters/oranges-a.jpg'))).toBe(false);
    const { status, stderr } = run('--photograph mangoes-a a.jpg mangoes-b b.png');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const rest = { kind: 'product', width: 1080, height: 1350, photograph: true, ...encoded };
    expect(table()).toEqual([oranges, { id: 'mangoes-a', ...rest }, { id: 'mangoes-b', ...rest }]);
    for (const { id } of table().slice(1)) {
      const master = await sharp(file(`pictures/masters/${id}.jpg`)).metadata();
      expect([master.width, master.height, master.format]).toEqual([1080, 1350, 'jpeg']);
      expect(master.icc?.toString('latin1').replaceAll('\0', '')).toContain('sRGB');
      expect(master.exif).toBeUndefined();
      expect(served()).toEqual(expect.arrayContaining([id, `${id}-card-720`, `${id}-thumb-112`]));
    }
    expect(masters()).toHaveLength(2);
  });

  test('takes the kind that is asked for if it cannot be guessed from the name', () => {
    run('--photograph mangoes a.jpg --kind gallery');
    expect(table()[1]).toMatchObject({ id: 'mangoes', kind: 'gallery' });
  });

  test('sets the focus of a wide picture to its subject', () => {
    run('--photograph hero-news wide.jpg');
    expect(table()[1]).toMatchObject({ kind: 'hero', width: 2400, height: 1200 });
    expect(table()[1].focus[0]).toBeLessThan(0.45);
  });

  test('does not enlarge a photograph that is up to a third too small', () => {
    run('--photograph mangoes-a small.jpg');
    expect(table()[1]).toMatchObject({ width: 720, height: 900 });
  });

  test('replaces a picture: turns the photograph upright and drops the old crop', async () => {
    expect(run('--photograph oranges-a turned.jpg')).toMatchObject({ status: 0, stderr: '' });
    const { id, kind } = oranges;
    expect(table()).toEqual([
      { id, kind, width: 1080, height: 1350, photograph: true, ...encoded },
    ]);
    const { data } = await sharp(file('pictures/masters/oranges-a.jpg'))
      .extract({ left: 1000, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    // The orange square was in the corner that is now at the top right.
    expect(data[0]).toBeGreaterThan(200);
  });

  test('leaves the picture as it is when the command is stopped', async () => {
    run('--photograph oranges-a a.jpg');
    const before = { table: table(), master: readFileSync(file('pictures/masters/oranges-a.jpg')) };
    const files = served().length;
    const command = start('--photograph oranges-a b.png');
    await vi.waitUntil(() => served().length > files, { timeout: 50_000, interval: 20 });
    command.kill('SIGKILL');
    await once(command, 'exit');
    expect(table()).toEqual(before.table);
    expect(readFileSync(file('pictures/masters/oranges-a.jpg')).equals(before.master)).toBe(true);
  });

  test('removes a picture', () => {
    run('--photograph not-in-content-a small.jpg');
    expect(run('--remove not-in-content-a')).toMatchObject({ status: 0, stderr: '' });
    expect(table()).toEqual([oranges]);
    expect([...served(), ...masters()]).toEqual([]);
  });
});
