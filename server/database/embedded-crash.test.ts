import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import {
  kill,
  listGuardians,
  listPostgres,
  startEmbeddedServer,
  waitUntil,
  type EmbeddedServer,
} from '#tools/testing/embedded-server.ts';
import { required } from '#tools/required.ts';
import { nodeArguments } from '#tools/testing/node-arguments.ts';
import { readEnvironment } from '#server/environment.ts';
import { startServer } from '#server/main.ts';
import type { Connection } from './connection.ts';
import { readAddress } from './embedded-cluster.ts';
import { joinEmbeddedDatabase, startEmbeddedDatabase } from './embedded.ts';
import { DatabaseInUseError } from './embedded-owner.ts';

const folders: string[] = [];
const running: EmbeddedServer[] = [];
afterAll(async () => {
  for (const server of running) await server.kill();
  for (const folder of folders) {
    await waitUntil(async () => (await listPostgres(folder)).all.length === 0);
    await rm(folder, { recursive: true, force: true });
  }
});

async function createDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'loggia crash '));
  folders.push(folder);
  await chmod(folder, 0o755);
  return folder;
}

/** Runs `create-admin` as npm does. */
function createAdmin(dataDir: string, email: string): Promise<{ code: number | null; text: string }> {
  const script = join(import.meta.dirname, '..', '..', 'tools', 'accounts', 'main.ts');
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir };
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...nodeArguments, script, email, 'Ada', 'Boss'],
      { env },
      (_, stdout, stderr) => {
        resolve({ code: child.exitCode, text: stdout + stderr });
      },
    );
    child.stdin?.end();
  });
}

/** A folder with some of the commands of this machine, to be used as a PATH. */
async function createPath(...commands: string[]): Promise<string> {
  const folder = await createDataDir();
  for (const command of commands) {
    const { stdout } = await promisify(execFile)('sh', ['-c', 'command -v "$0"', command]);
    await symlink(stdout.trim(), join(folder, command));
  }
  return folder;
}

/**
 * Whether the database of a server that was killed together with its guardian accepts connections. It accepts none once
 * the kernel has signalled the server's end to it, which happens before any other process can notice.
 */
async function answersAfterKill(dataDir: string, PATH?: string): Promise<boolean> {
  const server = await startEmbeddedServer(dataDir, PATH);
  const url = required(await readAddress(await realpath(dataDir)), 'the address of the database');
  try {
    const guardians = await listGuardians(server.pid);
    expect(guardians).toHaveLength(1);
    // Paused first, so that neither can react before both are killed.
    for (const pid of [server.pid, ...guardians]) process.kill(pid, 'SIGSTOP');
    for (const pid of guardians) kill(pid);
  } finally {
    await server.kill();
  }
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  const isAnswered = await client.connect().then(
    () => true,
    () => false,
  );
  if (isAnswered) await client.end();
  return isAnswered;
}

async function expectOwned(dataDir: string): Promise<void> {
  await expect(startEmbeddedDatabase(dataDir)).rejects.toThrow(DatabaseInUseError);
}

describe.runIf(process.platform === 'linux')('a server whose database crashes', async () => {
  const dataDir = await createDataDir();
  const server = await startEmbeddedServer(dataDir);
  running.push(server);
  const killPostmaster = async () => kill((await listPostgres(dataDir)).postmaster);

  it('accepts writes after its postmaster was killed, twice in a row, and still owns its DATA_DIR', async () => {
    expect(await server.write()).toBe(true);
    const { postmaster } = await listPostgres(dataDir);
    await killPostmaster();
    await waitUntil(async () => ![0, postmaster].includes((await listPostgres(dataDir)).postmaster));
    await killPostmaster();
    await waitUntil(server.write);
    await expectOwned(dataDir);
    expect(await server.write()).toBe(true);
  });

  it('accepts writes after a backend was killed, and still owns its DATA_DIR', async () => {
    const [backend] = (await listPostgres(dataDir)).backends;
    kill(backend);
    await waitUntil(async () => !(await listPostgres(dataDir)).backends.includes(backend ?? 0));
    await waitUntil(server.write);
    await expectOwned(dataDir);
    expect(await server.write()).toBe(true);
  });

  it('keeps its database when create-admin runs during and after the crash', async () => {
    const during = createAdmin(dataDir, 'during@own.example');
    await killPostmaster();
    await during;
    expect(await createAdmin(dataDir, 'after@own.example')).toMatchObject({ code: 0 });
    const { postmaster } = await listPostgres(dataDir);
    expect(await server.write()).toBe(true);
    expect((await listPostgres(dataDir)).postmaster).toBe(postmaster);
  });

  it('leaves no process behind when killed, and an immediate restart finds all data', async () => {
    const [guardian] = await listGuardians(server.pid);
    kill(guardian);
    await waitUntil(async () => (await listGuardians(server.pid)).some((pid) => pid !== guardian));
    expect(await server.write()).toBe(true);
    const left = (await listPostgres(dataDir)).all;
    await server.kill();
    running.pop();
    const next = await startEmbeddedDatabase(dataDir);
    const now = (await listPostgres(dataDir)).all;
    expect(left.filter((pid) => now.includes(pid))).toEqual([]);
    await next.stop();
    expect((await listPostgres(dataDir)).all).toEqual([]);
    const again = await startEmbeddedServer(dataDir);
    running.push(again);
    expect(await again.write()).toBe(true);
  });

  it('shuts its database down even without a next start', async () => {
    expect((await listPostgres(dataDir)).all).not.toEqual([]);
    await running.pop()?.kill();
    await waitUntil(async () => (await listPostgres(dataDir)).all.length === 0);
  });

  it('leaves no process behind when its guardian is killed with it', async () => {
    expect(await answersAfterKill(dataDir)).toBe(false);
    await waitUntil(async () => (await listPostgres(dataDir)).all.length === 0);
  });

  it('leaves its database running until the next start, if it is killed with its guardian where setpriv is missing', async () => {
    try {
      expect(await answersAfterKill(dataDir, await createPath('id'))).toBe(true);
      const left = await listPostgres(dataDir);
      expect(left.all).toContain(left.postmaster);
      const next = await startEmbeddedDatabase(dataDir);
      const now = (await listPostgres(dataDir)).all;
      await next.stop();
      expect(left.all.filter((pid) => now.includes(pid))).toEqual([]);
    } finally {
      const { all, postmaster } = await listPostgres(dataDir);
      if (all.includes(postmaster)) kill(postmaster);
    }
  });

  it('leaves no statement running when everything but the backend is killed', async () => {
    const killed = await startEmbeddedServer(dataDir);
    const url = required(await readAddress(await realpath(dataDir)), 'the address of the database');
    const client = spawn(process.execPath, ['--input-type=module', '--eval', longStatement, url], {
      cwd: import.meta.dirname,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [output] = (await once(client.stdout, 'data')) as [Buffer];
    const backend = Number(String(output));
    await waitUntil(async () => / SELECT/.test(await readFile(`/proc/${backend}/cmdline`, 'utf8')));
    const { postmaster } = await listPostgres(dataDir);
    const all = [killed.pid, ...(await listGuardians(killed.pid)), postmaster, client.pid ?? 0];
    for (const pid of all) process.kill(pid, 'SIGSTOP');
    expect((await listPostgres(dataDir)).backends).toContain(backend);
    for (const pid of all) kill(pid);
    await waitUntil(async () => (await listPostgres(dataDir)).all.length === 0);
  });
});

/** A client whose statement computes for minutes without a wait in which it would notice a closed connection. */
const longStatement = `
  import pg from 'pg';
  const client = new pg.Client({ connectionString: process.argv[1] });
  await client.connect();
  client.query('select pg_backend_pid()').then(({ rows }) => console.log(rows[0].pg_backend_pid));
  await client.query('select count(*) from generate_series(1, 100000) a, generate_series(1, 100000) b');`;

describe.runIf(process.platform === 'linux')('a start', () => {
  /** Starts a server in this process; `prepare` is run with its connection. */
  const start = async (dataDir: string, prepare: (connection: Connection) => Promise<void>) =>
    startServer(readEnvironment({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }), dataDir, prepare);
  const works = (connection: Connection) => () =>
    connection.pool.query('select 1').then(
      () => true,
      () => false,
    );

  it('survives a crash during preparation, and its pool follows the database to another port', async () => {
    const dataDir = await createDataDir();
    const tries: Connection[] = [];
    const server = await start(dataDir, async (connection) => {
      tries.push(connection);
      if (tries.length === 1) kill((await listPostgres(dataDir)).postmaster);
      await connection.pool.query('select pg_sleep(0.2)');
    });
    const [connection] = tries;
    if (connection === undefined) throw new Error('prepare was not run');
    expect(tries).toHaveLength(2);

    const before = connection.pool.options.connectionString;
    const { postmaster } = await listPostgres(dataDir);
    kill(postmaster);
    // Another program takes the port before this process notices the exit.
    while (!/\) Z /.test(readFileSync(`/proc/${postmaster}/stat`, 'utf8')));
    const otherProgram = createServer((socket) => socket.destroy()).listen(Number(new URL(before ?? '').port));
    await waitUntil(async () => connection.pool.options.connectionString !== before);
    expect(await works(connection)()).toBe(true);
    otherProgram.close();
    await server.close();
  });

  it('waits for a command that uses the database to finish', async () => {
    const dataDir = await createDataDir();
    const command = await joinEmbeddedDatabase(dataDir);
    const { promise: waits, resolve } = Promise.withResolvers<string>();
    const starting = startEmbeddedDatabase(dataDir, { report: resolve });
    expect(await waits).toContain('Waiting for its end');
    await command.stop();
    await (await starting).stop();
  });

  it('names the PostgreSQL version of a database that it cannot run', async () => {
    const dataDir = await createDataDir();
    const { promise: failure, resolve: onFailure } = Promise.withResolvers<Error>();
    const database = await startEmbeddedDatabase(dataDir, { onFailure, report: () => undefined, pauses: [0, 10, 20] });
    const data = join(dataDir, 'postgres', 'data');
    await rename(join(data, 'global', 'pg_control'), join(data, 'kept'));
    kill((await listPostgres(dataDir)).postmaster);
    expect((await failure).message).toMatch(
      /could not be started again: .*pg_control.*restore a backup.*postgres\.log/,
    );
    await database.stop();

    const versionFile = join(data, 'PG_VERSION');
    expect(await readFile(versionFile, 'utf8')).toBe('18\n');
    await writeFile(versionFile, '17\n');
    await expect(startEmbeddedDatabase(dataDir)).rejects.toThrow(
      'was made by PostgreSQL 17, and this is PostgreSQL 18',
    );
  });

  it('exits with 1 and the reason when its database cannot be kept running', async () => {
    const script = `
      import { closeAtSignal } from ${JSON.stringify(join(import.meta.dirname, '..', 'main.ts'))};
      closeAtSignal({ address: '', failure: Promise.resolve(new Error('no disk')), close: async () => undefined });`;
    const child = spawn(process.execPath, [...nodeArguments, '--input-type=module', '--eval', script], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => (output += String(chunk)));
    const [code] = await once(child, 'close');
    expect([code, output]).toEqual([1, 'no disk\n']);
  });
});
