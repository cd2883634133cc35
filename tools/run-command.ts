import { errorMessage } from '#server/error-message.ts';

/** What a failed command writes to standard error, and its exit code. */
export type Failure = { text: string; code: number };

/** Writes a line to standard output. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Runs a command, which returns its exit code. If it throws, the exit code is 2, unless `explain` says otherwise. */
export async function runCommand(main: () => Promise<number>, explain = explainError): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    const { text, code } = explain(error);
    process.stderr.write(`${text}\n`);
    process.exitCode = code;
  }
}

function explainError(error: unknown): Failure {
  return { text: errorMessage(error), code: 2 };
}
