import { createInterface, type Interface } from 'node:readline';
import { UserError } from './user-error.ts';

type Prompt = { terminal: Interface; lines: AsyncIterator<string> };
let opened: Prompt | undefined;
let ended = false;

/** All questions share one interface. A second one would lose lines that were typed ahead. */
function openPrompt(): Prompt {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Without this, Node prints a warning about an unsettled top-level await after Ctrl+C.
  terminal.on('SIGINT', () => terminal.close());
  terminal.on('close', () => {
    ended = true;
  });
  return { terminal, lines: terminal[Symbol.asyncIterator]() };
}

/**
 * Asks in the terminal until there is an answer, and returns it without spaces around it.
 *
 * @param remedy the error message if there is no answer
 * @param suggestion the answer if the user only presses Enter
 * @throws {UserError} if the input ends before an answer
 */
export async function ask(question: string, remedy: string, suggestion = ''): Promise<string> {
  opened ??= openPrompt();
  const { terminal, lines } = opened;
  terminal.setPrompt(suggestion ? `${question} [${suggestion}] ` : `${question} `);
  for (;;) {
    // Input from a file or pipe can end before all its lines are read; prompting would then fail.
    if (!ended) terminal.prompt();
    const { value, done } = await lines.next();
    if (done) throw new UserError(remedy);
    const answer = value.trim() || suggestion;
    if (answer) return answer;
  }
}

/** Closes the terminal's input. Without this, Node would wait for more input and not exit. */
export function closePrompt(): void {
  opened?.terminal.close();
  opened = undefined;
}
