/** An error that the user can correct. Only its message is shown. */
export class UserError extends Error {}

/** Runs a command. If it fails, prints a message instead of a stack trace, and sets the exit code. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(
      error instanceof UserError ? message : `The pictures could not be made: ${message}`,
    );
    process.exitCode = 1;
  }
}
