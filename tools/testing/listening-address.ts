import type { ChildProcess } from 'node:child_process';

/**
 * The address that a server process prints when it listens (`listening on http://…`). Throws with its output if it ends
 * before.
 */
export function listeningAddress(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += String(chunk);
      const address = /listening on (\S+)\n/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    });
  }
  child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  return promise;
}
