import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Runs a tool to its end. Throws with what it said where it fails, or with how to install it where it is not there. */
export async function runTool(name: string, args: readonly string[]): Promise<void> {
  for await (const _ of linesOf(name, args)) {
    // What it prints is only needed where it fails.
  }
}

/** Runs a tool and gives what it prints, line by line. */
export async function* linesOf(name: string, args: readonly string[]): AsyncIterable<string> {
  const child = spawn(name, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2000)));
  const ended = new Promise<number | Error>((resolve) => {
    child.once('error', resolve);
    child.once('close', (code, signal) =>
      resolve(signal === null ? (code ?? 1) : new Error(`it was ended by ${signal}`)),
    );
  });
  yield* createInterface({ input: child.stdout, crlfDelay: Infinity });
  const end = await ended;
  if (end === 0) return;
  if (end instanceof Error && 'code' in end && end.code === 'ENOENT')
    throw new Error(`${name} is not installed. On Debian: apt-get install osmium-tool tilemaker`);
  throw new Error(
    `${name} failed: ${end instanceof Error ? end.message : said.trim().split('\n').slice(-4).join('\n') || `exit code ${end}`}`,
  );
}
