/** Something that the person at the keyboard can put right. Its message is shown and nothing else. */
export class Mistake extends Error {}

/** Runs a command. When it fails, prints one sentence instead of a stack trace. */
export async function endWithOneSentence(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(
      error instanceof Mistake ? message : `The pictures could not be made: ${message}`,
    );
    process.exitCode = 1;
  }
}
