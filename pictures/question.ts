import { createInterface, type Interface } from 'node:readline';
import { Mistake } from './mistake.ts';

type Terminal = { shown: Interface; lines: AsyncIterator<string> };
let opened: Terminal | undefined;
let ended = false;

/** One for all questions: a second one would miss what was typed ahead. */
function openTerminal(): Terminal {
  const shown = createInterface({ input: process.stdin, output: process.stdout });
  // Without it Ctrl+C would leave Node to complain about an unfinished program.
  shown.on('SIGINT', () => shown.close());
  shown.on('close', () => {
    ended = true;
  });
  return { shown, lines: shown[Symbol.asyncIterator]() };
}

/**
 * Asks on the terminal until there is an answer, and returns it without spaces around it.
 *
 * @param remedy the sentence to end with when nobody answers
 * @param suggestion the answer that Enter alone gives
 * @throws {Mistake} when the input ends first
 */
export async function ask(question: string, remedy: string, suggestion = ''): Promise<string> {
  opened ??= openTerminal();
  const { shown, lines } = opened;
  shown.setPrompt(suggestion ? `${question} [${suggestion}] ` : `${question} `);
  for (;;) {
    // Input from a file or a pipe ends before its lines are read.
    if (!ended) shown.prompt();
    const { value, done } = await lines.next();
    if (done) throw new Mistake(remedy);
    const answer = value.trim() || suggestion;
    if (answer) return answer;
  }
}

/** Leaves the terminal to the rest of the program; without it Node would wait for more answers. */
export function stopAsking(): void {
  opened?.shown.close();
  opened = undefined;
}
