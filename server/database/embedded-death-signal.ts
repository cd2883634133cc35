import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const command = ['setpriv', '--pdeathsig', 'INT', '--'] as const;
let probe: Promise<readonly string[]> | undefined;

/**
 * Command-line prefix with which Linux interrupts the command (SIGINT) as soon as this process is gone, however it
 * ended, so that PostgreSQL shuts down even if its guardian was killed too. Empty where that is not possible: on other
 * systems, and where `setpriv` (util-linux) is missing or older than 2.33. There, only the guardian shuts PostgreSQL
 * down.
 */
export function deathSignalPrefix(): Promise<readonly string[]> {
  return (probe ??= findPrefix());
}

async function findPrefix(): Promise<readonly string[]> {
  if (process.platform !== 'linux') return [];
  const [file, ...args] = command;
  return promisify(execFile)(file, [...args, 'true']).then(
    () => command,
    () => [],
  );
}
