/**
 * While React's code is evaluated, it makes errors that it throws later to suspend. For the stack trace of the first one,
 * V8 parses the 200 kB around it a second time (https://v8.dev/blog/v8-lite#lazy-source-positions): 12 of 21 ms in
 * which the page cannot answer, four times as many on a slow phone. So app/client.tsx imports this module before React, and
 * calls `traceErrors` when all of its modules have been evaluated.
 */
const { stackTraceLimit } = Error;
// Not 0: V8 parses the code for an empty stack trace, too. It makes none if the limit is not a number.
Error.stackTraceLimit = undefined as unknown as number;

export function traceErrors(): void {
  Error.stackTraceLimit = stackTraceLimit;
}
