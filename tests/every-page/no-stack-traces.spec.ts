import { expect, open, test } from '../support/site.ts';

test('while the code is evaluated, errors have no stack traces, and afterwards they do', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const stacks: (string | undefined)[] = [];
    const record = <T extends Error>(error: T) => {
      stacks.push(error.stack);
      return error;
    };
    window.Error = new Proxy(Error, {
      apply: (target, _, words) => record(Reflect.apply(target, undefined, words)),
    });
    Object.assign(window, { stacks });
  });
  await open(page, '/');
  const [first, last] = await page.evaluate(() => {
    const { stacks } = window as unknown as { stacks: (string | undefined)[] };
    return [stacks[0] ?? 'no stack', Error('Now').stack ?? 'no stack'];
  });
  expect(first).toBe('no stack');
  expect(last).toContain('at ');
});
