import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { UnitStatus } from '#domain/units/unit-status.ts';
import { properties } from '#server/database/schema.ts';
import { listeningAddress } from '#tools/testing/listening-address.ts';
import { nodeArguments } from '#tools/testing/node-arguments.ts';
import { ownDatabase } from '#tools/testing/own-database.ts';
import { required } from '#tools/required.ts';
import { askForStatus } from '#tools/testing/sales-client.ts';
import { openSalesSession, type SalesSession } from '#tools/testing/sales-sessions.ts';
import { saveSampleProject } from '#tools/testing/sample-project.ts';

const { db, pool, url } = await ownDatabase();
const { projectId, unitIds } = await saveSampleProject(db, { units: 60 });
await db.update(properties).set({ status_id: UnitStatus.available });
const dataDir = await mkdtemp(join(tmpdir(), 'loggia-workers-'));
const child = spawn(
  process.execPath,
  [...nodeArguments, join(import.meta.dirname, '..', '..', 'tools', 'testing', 'serve-workers.ts')],
  {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      PORT: '0',
      WORKERS: '2',
      LOG_LEVEL: 'silent',
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  },
);
const address = await listeningAddress(child);
const primary = required(child.pid, 'the process id');
afterAll(async () => {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }
  await rm(dataDir, { recursive: true, force: true });
});

/** A request on a new connection, so that any process may accept it. */
const ask = (path: string) => fetch(`${address}/api${path}`, { headers: { connection: 'close' } });
const workerOf = async (answer: Response) => ((await answer.json()) as { worker: string }).worker;

/** The processes by the number of each worker, and how many requests each has answered. */
async function readWorkers(): Promise<{ worker: string; pid: number; healthChecks: number }[]> {
  const text = await (await ask('/metrics')).text();
  const read = (pattern: RegExp) =>
    new Map([...text.matchAll(pattern)].map(([, worker = '', value]) => [worker, Number(value)]));
  const pids = read(/^process_id\{worker="(\d+)"\} (\d+)$/gm);
  const counts = read(
    /^http_request_duration_seconds_count\{[^}]*route="\/api\/healthz"[^}]*worker="(\d+)"[^}]*\} (\d+)$/gm,
  );
  return [...pids].map(([worker, pid]) => ({ worker, pid, healthChecks: counts.get(worker) ?? 0 }));
}
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('share the requests of one port, and each answers with the metrics of all', async () => {
  const answered: Record<string, number> = {};
  // Any idle process accepts a connection, so the shares differ.
  while (Object.keys(answered).length < 2) {
    for (const answer of await Promise.all(Array.from({ length: 10 }, () => ask('/healthz')))) {
      const worker = await workerOf(answer);
      answered[worker] = (answered[worker] ?? 0) + 1;
    }
  }
  const workers = await readWorkers();
  expect(workers.map(({ worker }) => worker).toSorted()).toEqual(['1', '2']);
  expect(Object.fromEntries(workers.map(({ worker, healthChecks }) => [worker, healthChecks]))).toEqual(answered);
  expect(workers.every(({ healthChecks }) => healthChecks > 0)).toBe(true);
});

it('a killed one is replaced, and no acknowledged reservation is lost', async () => {
  const before = await readWorkers();
  const acknowledged: number[] = [];
  const sessions = new Map<number, SalesSession>();
  for (const unit of unitIds.slice(0, 24)) sessions.set(unit, await openSalesSession(db, projectId));
  const reserve = async (unit: number) => {
    const session = required(sessions.get(unit), 'a session');
    const answer = await askForStatus(address, session.cookie, { unit, status: 2 }).catch(() => undefined);
    if (answer?.response === true) acknowledged.push(unit);
  };
  const [first = [], second = []] = [unitIds.slice(0, 12), unitIds.slice(12, 24)];
  await Promise.all(first.map(reserve));
  const victim = required(before[0], 'a worker');
  const going = Promise.all(second.map(reserve));
  process.kill(victim.pid, 'SIGKILL');
  await going;
  expect(acknowledged.length).toBeGreaterThanOrEqual(first.length);
  const { rows } = await pool.query<{ id: number }>(
    `
      select p.id
      from properties p
      join property_claims c on c.property_id = p.id and c.closed_at is null
      where p.id = any($1)`,
    [acknowledged],
  );
  expect(rows.map(({ id }) => id).toSorted()).toEqual(acknowledged.toSorted());
  await expect
    .poll(async () => (await readWorkers()).map(({ pid }) => pid).filter((pid) => pid !== victim.pid).length)
    .toBe(2);
});

it('SIGHUP replaces them one by one, without refusing requests', async () => {
  const before = new Set((await readWorkers()).map(({ pid }) => pid));
  process.kill(primary, 'SIGHUP');
  const statuses = new Set<number>();
  for (;;) {
    statuses.add((await ask('/healthz')).status);
    const now = await readWorkers();
    if (now.length === 2 && now.every(({ pid }) => !before.has(pid))) break;
  }
  expect([...statuses]).toEqual([200]);
  await expect.poll(() => [...before].some(isAlive)).toBe(false);
});

it('SIGTERM ends all within ten seconds, although streams are open', async () => {
  const pids = (await readWorkers()).map(({ pid }) => pid);
  const streams = await Promise.all(Array.from({ length: 6 }, () => fetch(`${address}/api/events`)));
  expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
  const startedAt = performance.now();
  const gone = once(child, 'exit');
  process.kill(primary, 'SIGTERM');
  expect(await gone).toEqual([0, null]);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  expect(pids.filter(isAlive)).toEqual([]);
  await Promise.all(streams.map(({ body }) => body?.cancel().catch(() => undefined)));
});
