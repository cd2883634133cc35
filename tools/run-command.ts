import type { Readable } from 'node:stream';
import { errorMessage } from '#server/error-message.ts';

/** What a failed command writes to standard error, and its exit code. */
export type Failure = { text: string; code: number };

/** What a command is given. Tests run commands in their own process, where only their start need not be shown. */
export type CommandInput = {
  args: string[];
  env: NodeJS.ProcessEnv;
  stdin: Readable & { isTTY?: boolean };
  /** Writes a line to standard output. */
  print(text: string): void;
  /** Writes a line to standard error. */
  complain(text: string): void;
};

/** Runs a command, and returns its exit code. */
export type Command = (input: CommandInput) => Promise<number>;

/** Writes a line to standard output. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Runs a command of this process, which ends with its exit code. */
export async function runCommand(command: Command, explain = explainError): Promise<void> {
  const complain = (text: string) => void process.stderr.write(`${text}\n`);
  const { argv, env } = process;
  const input: CommandInput = {
    args: argv.slice(2),
    env,
    // Opened only by the commands that read it.
    get stdin() {
      return process.stdin;
    },
    print,
    complain,
  };
  process.exitCode = await exitCodeOf(command, input, explain);
}

/** The exit code of a command. If it throws, that is 2, unless `explain` says otherwise. */
export async function exitCodeOf(command: Command, input: CommandInput, explain = explainError): Promise<number> {
  try {
    return await command(input);
  } catch (error) {
    const { text, code } = explain(error);
    input.complain(text);
    return code;
  }
}

function explainError(error: unknown): Failure {
  return { text: errorMessage(error), code: 2 };
}
