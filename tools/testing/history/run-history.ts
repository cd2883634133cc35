import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { getOrThrow } from '#domain/collections/get-or-throw.ts';
import type { Database } from '#server/database/connection.ts';
import { beginSession } from '#server/sessions/sessions.ts';
import { required } from '../../required.ts';
import { makeUser, openSalesSession } from '../sales-sessions.ts';
import { askForStatus } from '../sales-client.ts';
import { spawnApp, type SpawnedApp } from '../spawn-app.ts';
import type { Operation, UnitEnds } from './check-history.ts';

/**
 * The plan of a run: this many operations of concurrent clients on these units, while server processes are killed and
 * PostgreSQL terminates all their connections. `onProgress` gets the numbers of operations and kills so far.
 */
type HistoryPlan = {
  db: Database;
  url: string;
  projectId: number;
  units: number[];
  operations: number;
  clients: number;
  kills: number;
  terminations?: number;
  onProgress?: (operations: number, kills: number) => void;
};

/** The result of a run: acknowledged operations, the units at both ends, and the kills and terminations in between. */
type History = {
  operations: Operation[];
  ends: UnitEnds[];
  kills: number;
  terminated: number;
  failures: string[];
};

/**
 * Runs clients against two server processes, which are killed in turn and replaced. A process that ends by itself is a
 * failure.
 */
export async function runHistory(plan: HistoryPlan): Promise<History> {
  const { db, units } = plan;
  const processes = await Promise.all([spawnApp(plan.url), spawnApp(plan.url)]);
  const first = await readUnits(db, units);
  const history: History = { operations: [], ends: [], kills: 0, terminated: 0, failures: [] };
  const unknown = new Map<number, number>();
  const state = { left: plan.operations, isOver: false };
  const cookies = await openCookies(plan);
  const killing = kill(plan, processes, history, state);
  const terminating = terminate(plan, history, state);
  await Promise.all(
    cookies.presenters.map((cookie) =>
      runClient({ plan, processes, history, unknown, state, cookie, general: cookies.general }),
    ),
  );
  state.isOver = true;
  await Promise.all([killing, terminating]);
  history.failures.push(...processes.filter((one) => !one.isAlive()).map(() => 'a server process ended by itself'));
  await Promise.all(processes.map((process) => process.stop()));
  const last = await readUnits(db, units);
  history.ends = units.map((unit) => ({
    unit,
    first: getOrThrow(first, unit),
    last: getOrThrow(last, unit),
    unknown: unknown.get(unit) ?? 0,
  }));
  return history;
}

async function openCookies({ db, projectId, clients }: HistoryPlan) {
  const presenters = await Promise.all(
    Array.from(
      { length: clients },
      async () => (await openSalesSession(db, projectId, { role: 'general_manager' })).cookie,
    ),
  );
  return {
    presenters,
    general: `session=${await beginSession(db, { userId: await makeUser(db, projectId, 'general_manager') })}`,
  };
}

async function readUnits(db: Database, units: number[]): Promise<Map<number, { status: number; version: number }>> {
  const { rows } = await db.execute<{ id: number; status: number; version: string }>(
    sql`select id, status_id as status, version from properties where id = any(${sql.param(`{${units.join(',')}}`)}::int[])`,
  );
  return new Map(rows.map((row) => [row.id, { status: row.status, version: Number(row.version) }]));
}

type State = { left: number; isOver: boolean };

/** Runs `act` this many times, at random points of the run, measured by the operations left. */
async function spread(
  times: number,
  { operations }: HistoryPlan,
  state: State,
  act: () => Promise<void>,
): Promise<void> {
  const marks = Array.from({ length: times }, () => Math.floor(operations * (0.05 + 0.85 * Math.random()))).sort(
    (a, b) => b - a,
  );
  for (const mark of marks) {
    while (state.left > mark && !state.isOver) await pause(5);
    await act();
  }
}

async function kill(plan: HistoryPlan, processes: SpawnedApp[], history: History, state: State): Promise<void> {
  await spread(plan.kills, plan, state, async () => {
    const which = history.kills % 2;
    await processes[which]?.kill();
    history.kills += 1;
    processes[which] = await spawnApp(plan.url);
  });
}

/** Terminates all connections, as a restart of PostgreSQL would. */
async function terminate(plan: HistoryPlan, history: History, state: State): Promise<void> {
  await spread(plan.terminations ?? 0, plan, state, async () => {
    const { rowCount } = await plan.db.execute(sql`
      select pg_terminate_backend(pid)
      from pg_stat_activity
      where datname = current_database()
        and pid <> pg_backend_pid()`);
    history.terminated += rowCount ?? 0;
  });
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
const pick = <T>(list: readonly T[]): T => required(list[Math.floor(Math.random() * list.length)], 'an item');

type Client = {
  plan: HistoryPlan;
  processes: SpawnedApp[];
  history: History;
  unknown: Map<number, number>;
  state: State;
  cookie: string;
  general: string;
};

async function runClient(worker: Client): Promise<void> {
  const { plan, state, history } = worker;
  while (state.left > 0) {
    state.left -= 1;
    const unit = pick(plan.units);
    const isPrice = Math.random() < 0.15;
    const changing = isPrice ? changePrice(worker, unit) : changeStatus(worker, unit, pick([1, 2, 2, 3]));
    await Promise.all([changing, ...(plan.terminations ? [readList(worker)] : [])]).catch((error: unknown) =>
      history.failures.push(String(error)),
    );
    plan.onProgress?.(plan.operations - state.left, history.kills);
  }
}

/** Reads the list of units, which must be answered with 200 or 503 whatever happens to the database. */
async function readList({ processes }: Client): Promise<void> {
  const answer = await fetch(`${pick(processes).address}/api/properties`).catch(() => undefined);
  await answer?.arrayBuffer();
  if (answer !== undefined && ![200, 503].includes(answer.status))
    throw new Error(`the list was answered by ${answer.status}`);
}

/** Sends a change until it is answered, with the same idempotency key, to either process. */
async function changeStatus({ processes, history, cookie }: Client, unit: number, to: number): Promise<void> {
  const key = randomUUID();
  const startedAt = performance.now();
  for (let tries = 0; tries < 400; tries += 1) {
    const answer = await askForStatus(pick(processes).address, cookie, { unit, status: to, key }).catch(
      () => undefined,
    );
    if (answer?.http === 200) {
      history.operations.push({
        unit,
        kind: 'change',
        to,
        isWritten: answer.response,
        error: answer.error ?? null,
        status: required(answer.status_id, 'the status'),
        version: required(answer.version, 'the version'),
        startedAt,
        endedAt: performance.now(),
      });
      return;
    }
    if (answer !== undefined && ![409, 503].includes(answer.http))
      throw new Error(`a change was answered by ${answer.http} ${answer.body}`);
    await pause(20);
  }
  throw new Error('a change was never answered');
}

/** Sends a price, which has no idempotency key: if the answer is lost, the outcome is unknown. */
async function changePrice({ processes, history, unknown, general }: Client, unit: number): Promise<void> {
  const startedAt = performance.now();
  const price = Math.floor(Math.random() * 1_000_000_000_000);
  const ask = {
    method: 'PUT',
    headers: { cookie: general, 'content-type': 'application/json' },
    body: JSON.stringify({ price }),
  };
  const answer = await fetch(`${pick(processes).address}/api/properties/updatePriceOrStatus/${unit}`, ask)
    .then(async (got) => ({ http: got.status, body: (await got.json()) as { status_id: number; version: number } }))
    .catch(() => undefined);
  if (answer?.http === 200)
    history.operations.push({
      unit,
      kind: 'price',
      to: 0,
      isWritten: true,
      error: null,
      status: answer.body.status_id,
      version: answer.body.version,
      startedAt,
      endedAt: performance.now(),
    });
  else if (answer === undefined || answer.http === 503) unknown.set(unit, (unknown.get(unit) ?? 0) + 1);
  else throw new Error(`a price was answered by ${answer.http}`);
}
