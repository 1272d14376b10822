import { expect } from 'vitest';

const pollOptions = { timeout: 20_000, interval: 50 };

/** Like {@link expect.poll}, with a timeout that is long enough for a busy machine. */
export const eventually = <Value>(read: () => Value | Promise<Value>, message?: string) =>
  expect.poll(read, { ...pollOptions, ...(message && { message }) });
