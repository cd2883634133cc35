import { setTimeout as wait } from 'node:timers/promises';
import { prepareBinaries } from './embedded-binaries.ts';
import { prepareCluster, readAddress, systemFolder } from './embedded-cluster.ts';
import { startGuardian } from './embedded-guardian.ts';
import { tryConnect } from './embedded-launch.ts';
import { DatabaseInUseError, openDataDir, takeOwnership, type OwnerKind } from './embedded-owner.ts';
import { findOsUser } from './embedded-os-user.ts';
import { supervisePostgres, type SupervisorEvents } from './embedded-supervisor.ts';

/** A running embedded PostgreSQL. `url` is for `openConnection`; `stop` shuts it down. */
type EmbeddedDatabase = { readonly url: string; stop(): Promise<void> };

/** How it runs. `durable: false` skips fsync, for tests; `pauses` are those between attempts to restart it. */
type EmbeddedOptions = Partial<SupervisorEvents> & { durable?: boolean; pauses?: number[] };

/** How long a command waits for the database of a running server, in milliseconds. */
const joinTimeout = 60_000;

const report = (line: string) => void process.stderr.write(`${line}\n`);

/**
 * Starts the PostgreSQL of a DATA_DIR, which is created on the first start, and restarts it whenever it exits. One
 * process owns a DATA_DIR at a time: a second start throws `DatabaseInUseError`. If the owner is killed, its guardian
 * ends its PostgreSQL, and a start waits for that.
 */
export async function startEmbeddedDatabase(dataDir: string, options: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  return start(dataDir, 'server', options);
}

/**
 * The database of a DATA_DIR for a command: that of a running server, otherwise started for as long as the command
 * needs it. `stop` only stops what the command itself started.
 */
export async function joinEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  const deadline = performance.now() + joinTimeout;
  for (;;) {
    try {
      return await start(dataDir, 'command', {});
    } catch (error) {
      if (!(error instanceof DatabaseInUseError)) throw error;
    }
    const url = await readAddress(await openDataDir(dataDir));
    const problem = url === undefined ? new Error('it has no address yet') : await tryConnect(url);
    if (url !== undefined && problem === undefined) return { url, stop: async () => undefined };
    if (performance.now() > deadline)
      throw new Error(`The database that a server runs in ${dataDir} does not answer. Try again when it does.`, {
        cause: problem,
      });
    await wait(100);
  }
}

/**
 * The database of a DATA_DIR for a command that nobody else may disturb, such as a restore. Throws `DatabaseInUseError`
 * while a server runs; a server that starts meanwhile waits, or exits with a message.
 */
export async function ownEmbeddedDatabase(dataDir: string): Promise<EmbeddedDatabase> {
  return start(dataDir, 'command', {});
}

async function start(
  dataDir: string,
  kind: OwnerKind,
  { durable = true, pauses, ...handlers }: EmbeddedOptions,
): Promise<EmbeddedDatabase> {
  const events: SupervisorEvents = {
    report,
    onMove: () => undefined,
    onFailure: ({ message }) => report(message),
    ...handlers,
  };
  const folder = await openDataDir(dataDir);
  const ownership = await takeOwnership(folder, kind, events.report);
  const closers = [async () => ownership.release()];
  const stop = async () => {
    const close = closers.pop();
    if (close !== undefined) await close().finally(stop);
  };
  try {
    const osUser = await findOsUser();
    const binaries = await prepareBinaries(osUser, osUser.isUnprivileged ? systemFolder : folder);
    const cluster = await prepareCluster(folder, binaries, osUser, durable);
    const guardian = await startGuardian(cluster, osUser);
    closers.push(guardian.release);
    const postgres = await supervisePostgres({ cluster, binaries, osUser, durable }, events, pauses);
    closers.push(postgres.stop);
    let stopping: Promise<void> | undefined;
    return {
      get url() {
        return postgres.url;
      },
      stop: () => (stopping ??= stop()),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
