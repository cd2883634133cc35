import { Readable } from 'node:stream';
import { exitCodeOf, type Command, type Failure } from '#tools/run-command.ts';

/** The exit code of a command and what it wrote. */
export type CommandResult = { code: number | null; text: string };

/**
 * Runs a command in this process, with `typed` on its standard input. For tests that are not about how it starts: each
 * start takes a second of processor time.
 */
export async function runHere(
  command: Command,
  args: string[],
  {
    env = {},
    typed = '',
    explain,
  }: { env?: NodeJS.ProcessEnv; typed?: string; explain?: (error: unknown) => Failure } = {},
): Promise<CommandResult> {
  const lines: string[] = [];
  const print = (text: string) => void lines.push(`${text}\n`);
  const input = { args, env, stdin: Readable.from([typed]), print, complain: print };
  const code = await exitCodeOf(command, input, explain);
  return { code, text: lines.join('') };
}
