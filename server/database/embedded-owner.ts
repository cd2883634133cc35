import { access, constants, mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { errorMessage } from '#server/error-message.ts';
import { tryFileLock, waitForFileLock, type FileLock } from './file-lock.ts';

/**
 * A server owns a DATA_DIR while it runs, a command (`create-admin`, `import`) for as long as it needs the database.
 */
export type OwnerKind = 'server' | 'command';

/** A server already owns the DATA_DIR. */
export class DatabaseInUseError extends Error {
  constructor(dataDir: string) {
    super(
      `Another server is already running on ${dataDir}. End it first, or give this one a folder of its own in DATA_DIR.`,
    );
  }
}

/** How long a start waits for a command that owns the DATA_DIR, in milliseconds. */
const commandTimeout = 30_000;
/** Wait this long before reporting, in milliseconds: every start holds the command's lock for a moment. */
const minWait = 500;

/**
 * Makes this process the owner of a DATA_DIR until it releases it or exits. Throws `DatabaseInUseError` if a server
 * owns it, and waits a bounded time if a command does. A command holds `command.lock` for as long as it owns the
 * folder, so that a process that holds it and finds `owner.lock` taken can conclude that a server owns the folder.
 */
export async function takeOwnership(
  dataDir: string,
  kind: OwnerKind,
  report: (line: string) => void,
): Promise<FileLock> {
  const commandLockPath = join(dataDir, 'command.lock');
  let commandLock = await waitForFileLock(commandLockPath, minWait);
  if (commandLock === undefined) {
    report(`A command such as import is using the database in ${dataDir}. Waiting for its end.`);
    commandLock = await waitForFileLock(commandLockPath, commandTimeout);
  }
  if (commandLock === undefined)
    throw new Error(
      `A command such as import is still using the database in ${dataDir}. Start again when it has ended.`,
    );
  try {
    const ownerLock = await tryFileLock(join(dataDir, 'owner.lock'));
    if (ownerLock === undefined) throw new DatabaseInUseError(dataDir);
    if (kind === 'server') {
      commandLock.release();
      return ownerLock;
    }
    const held = commandLock;
    return {
      release: () => {
        ownerLock.release();
        held.release();
      },
    };
  } catch (error) {
    commandLock.release();
    throw error;
  }
}

/** Creates a DATA_DIR if it is missing, and returns its real path, without symbolic links. */
export async function openDataDir(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK | constants.X_OK);
    return await realpath(dataDir);
  } catch (error) {
    const reason = errorMessage(error);
    throw new Error(`DATA_DIR cannot be used (${reason}). Start as the user who owns it, or name another folder.`, {
      cause: error,
    });
  }
}
