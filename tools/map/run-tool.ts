import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Runs a tool. Throws with its error output if it fails, or with how to install it if it is missing. */
export async function runTool(name: string, args: readonly string[]): Promise<void> {
  for await (const _ of linesOf(name, args)) {
    // Its output is not needed.
  }
}

/** Runs a tool and yields its output line by line. Throws like `runTool`. */
export async function* linesOf(name: string, args: readonly string[]): AsyncIterable<string> {
  const child = spawn(name, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-2000)));
  const ended = new Promise<number | Error>((resolve) => {
    child.once('error', resolve);
    child.once('close', (code, signal) => resolve(signal === null ? (code ?? 1) : new Error(`killed by ${signal}`)));
  });
  yield* createInterface({ input: child.stdout, crlfDelay: Infinity });
  const end = await ended;
  if (end === 0) return;
  if (end instanceof Error && 'code' in end && end.code === 'ENOENT')
    throw new Error(`${name} is not installed. On Debian: apt-get install osmium-tool tilemaker`);
  throw new Error(
    `${name} failed: ${end instanceof Error ? end.message : errors.trim().split('\n').slice(-4).join('\n') || `exit code ${end}`}`,
  );
}
