import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { nodeArguments } from '#tools/testing/node-arguments.ts';
import { openConnection } from './connection.ts';
import { systemFolder } from './embedded-cluster.ts';
import { joinEmbeddedDatabase, startEmbeddedDatabase } from './embedded.ts';
import { DatabaseInUseError } from './embedded-owner.ts';

const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) {
    const place = await readFile(join(folder, 'data folder', 'postgres-place'), 'utf8').catch(() => undefined);
    if (place !== undefined) await rm(join(systemFolder, place), { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  }
});

/** A new DATA_DIR with a space in its name, in a folder that other users may or may not enter. */
async function createDataDir(mode: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'loggia-embedded-'));
  folders.push(folder);
  await chmod(folder, mode);
  const dataDir = join(folder, 'data folder');
  await mkdir(dataDir);
  return dataDir;
}

async function ask<T>(url: string, statement: string): Promise<T[]> {
  const connection = openConnection(url, 1);
  return connection.pool
    .query(statement)
    .then(({ rows }) => rows, undefined)
    .finally(connection.close);
}

describe('the embedded PostgreSQL', () => {
  it('does not log the values of rows, not even in a cluster of an earlier version', async () => {
    const dataDir = await createDataDir(0o755);
    const { url, stop } = await startEmbeddedDatabase(dataDir);
    await ask(url, 'create table people (email text unique)');
    await ask(url, "insert into people values ('somebody@x.example')");
    const again = ask(url, 'insert into people select min(email) from people');
    await expect(again).rejects.toMatchObject({ detail: expect.stringContaining('somebody@x.example') });
    const [{ folder }] = (await ask(url, "select current_setting('data_directory') as folder")) as [{ folder: string }];
    await stop();
    const log = await readFile(join(folder, '..', 'postgres.log'), 'utf8');
    expect(log).toContain('duplicate key value violates unique constraint');
    expect(log).not.toContain('somebody');
  });

  it.each([
    ['that others may enter', 0o755],
    ['that nobody else may enter', 0o700],
  ])('keeps its data in a folder %s', async (_, mode) => {
    const dataDir = await createDataDir(mode);
    const first = await startEmbeddedDatabase(dataDir);
    await ask(first.url, 'create table kept as select 42 as answer');
    await first.stop();
    const second = await startEmbeddedDatabase(dataDir);
    expect(await ask(second.url, "select answer, current_setting('fsync') as fsync from kept")).toEqual([
      { answer: 42, fsync: 'on' },
    ]);
    await second.stop();
  });

  it('refuses a second start with advice on what to do, and lets tools connect', async () => {
    const dataDir = await createDataDir(0o755);
    const first = await startEmbeddedDatabase(dataDir);
    await expect(startEmbeddedDatabase(dataDir)).rejects.toThrow(DatabaseInUseError);
    await expect(startEmbeddedDatabase(dataDir)).rejects.toThrow(`already running on ${dataDir}`);
    const joined = await joinEmbeddedDatabase(dataDir);
    expect(joined.url).toBe(first.url);
    await joined.stop();
    expect(await ask(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await first.stop();
  });

  it('lets exactly one of two simultaneous starts win on a new folder', async () => {
    const dataDir = await createDataDir(0o755);
    const starts = await Promise.allSettled([startEmbeddedDatabase(dataDir), startEmbeddedDatabase(dataDir)]);
    const won = starts.filter((start) => start.status === 'fulfilled');
    expect(won).toHaveLength(1);
    expect(starts.find((start) => start.status === 'rejected')?.reason).toBeInstanceOf(DatabaseInUseError);
    await won[0]!.value.stop();
  });

  it('takes over after its owner was killed, with all committed data', async () => {
    const dataDir = await createDataDir(0o755);
    const script = `
      import { startEmbeddedDatabase } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))};
      import { openConnection } from ${JSON.stringify(join(import.meta.dirname, 'connection.ts'))};
      const database = await startEmbeddedDatabase(${JSON.stringify(dataDir)});
      await openConnection(database.url).pool.query('create table kept as select 42 as answer');
      process.kill(process.pid, 'SIGKILL');`;
    const [, signal] = await once(
      spawn(process.execPath, [...nodeArguments, '--input-type=module', '--eval', script], { stdio: 'inherit' }),
      'exit',
    );
    expect(signal).toBe('SIGKILL');
    const database = await startEmbeddedDatabase(dataDir);
    expect(await ask(database.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await database.stop();
  });

  it('starts after a power cut although another process now has the old process id', async () => {
    const dataDir = await createDataDir(0o755);
    const first = await startEmbeddedDatabase(dataDir);
    const pidFile = join(dataDir, 'postgres', 'data', 'postmaster.pid');
    const left = await readFile(pidFile, 'utf8');
    await first.stop();
    await writeFile(pidFile, left.replace(/^\d+/, String(process.pid)));
    const second = await startEmbeddedDatabase(dataDir);
    expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.stop();
  });
});
