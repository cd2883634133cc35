import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { checkHistory } from '#tools/testing/history/check-history.ts';
import { openSalesFixture, type SalesFixture } from '#tools/testing/sales-fixture.ts';
import { openSalesSession } from '#tools/testing/sales-sessions.ts';
import { buildWeb } from '#tools/web/build-web.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { endsOf, startLoad, type AnswerCounts } from './load.ts';
import { makeLaterVersion, startServer, type Server } from './servers.ts';
import { watch } from './watchers.ts';

/**
 * `npm run bench:failover`: three database machines with Patroni and two servers behind HAProxy, configured by the
 * files of `deploy/`, under a small load, while one after the other fails or is replaced. Checks that no acknowledged
 * write is lost, that writing continues within 20 s, what callers saw meanwhile, and that open browsers are current
 * afterwards. Needs root, and Debian's packages `patroni`, `etcd-server`, `haproxy` and `postgresql-15`. `--only`
 * selects trials by name.
 */
const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
const writers = 6;
const streams = 10;
const units = 12;
/** The longest time without a write, and the longest duration of a stop, in milliseconds. */
const limits = { gap: 20_000, stop: 10_000 };

type Fixture = {
  cluster: Cluster;
  sales: SalesFixture;
  servers: [Server, Server];
  folder: string;
  start(which: 0 | 1, version?: string): Promise<void>;
  note(text: string): void;
};

/**
 * A failure or replacement to try. With `isPlanned`, every call must be answered with 200. With `isOutage`, nothing can
 * be written until it is over.
 */
type Trial = { isPlanned?: true; isOutage?: true; run(fixture: Fixture): Promise<void> };

const killNode = (role: Parameters<Cluster['find']>[0]): Trial => ({
  async run({ cluster, note }) {
    const node = await cluster.find(role);
    note(`machine ${node}`);
    await cluster.kill(node);
    await wait(25_000);
    await cluster.start(node);
    await wait(10_000);
  },
});
const killServer = (which: 0 | 1): Trial => ({
  async run({ servers, start }) {
    await servers[which].kill();
    await wait(5_000);
    await start(which);
    await wait(3_000);
  },
});

const trials: Record<string, Trial> = {
  'kill -9 of the primary’s machine': killNode('Leader'),
  'kill -9 of the standby’s machine': killNode('Sync Standby'),
  'kill -9 of the third machine': killNode('Replica'),
  'the primary’s machine frozen for 35 s': {
    async run({ cluster, note }) {
      const node = await cluster.find('Leader');
      note(`machine ${node}`);
      await cluster.kill(node, 'SIGSTOP');
      await wait(35_000);
      await cluster.kill(node, 'SIGCONT');
      await wait(10_000);
    },
  },
  'kill -9 of both other machines, so that there is no majority for 30 s': {
    isOutage: true,
    async run({ cluster }) {
      const others = [await cluster.find('Sync Standby'), await cluster.find('Replica')];
      for (const node of others) await cluster.kill(node);
      await wait(30_000);
      for (const node of others) await cluster.start(node);
      await wait(30_000);
    },
  },
  'kill -9 of server one': killServer(0),
  'kill -9 of server two': killServer(1),
  'a planned switch of the primary': {
    isPlanned: true,
    async run({ cluster, note }) {
      const from = await cluster.find('Leader');
      const to = await cluster.find('Sync Standby');
      note(`from ${from} to ${to}`);
      await cluster.patronictl('switchover', 'loggia', '--master', from, '--candidate', to, '--force');
      await wait(10_000);
    },
  },
  'a restart of one server after the other, to a version with a migration': {
    isPlanned: true,
    async run({ servers, start, folder, note }) {
      const version = await makeLaterVersion(join(folder, 'later'));
      for (const which of [0, 1] as const) {
        const { milliseconds, code } = await servers[which].stop();
        note(`stopped in ${seconds(milliseconds)} with ${code}`);
        // The load balancer needs three seconds of it to notice.
        if (code !== 0 || milliseconds > limits.stop + 3_000) throw new Error('a server did not end as it should');
        await start(which, version);
        await wait(3_000);
      }
    },
  },
};

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;

async function main(): Promise<boolean> {
  const chosen = Object.entries(trials).filter(([name]) => values.only?.some((part) => name.includes(part)) ?? true);
  await buildWeb(console.log);
  const folder = await mkdtemp(join(tmpdir(), 'loggia-failover-'));
  await chmod(folder, 0o755);
  const cluster = await startCluster(folder);
  process.env.DATABASE_URL = cluster.url;
  const sales = await openSalesFixture(units);
  const ended: Promise<unknown>[] = [];
  // An interrupted run leaves no database running.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void cluster.stop().finally(() => process.exit(1)));
  try {
    const start = (which: 0 | 1, version?: string) =>
      startServer(cluster.servers[which], {
        url: cluster.url,
        dataDir: join(folder, 'data'),
        ...(version === undefined ? {} : { folder: version }),
      });
    const servers = [await start(0), await start(1)] as [Server, Server];
    const sessions = await Promise.all(
      Array.from({ length: writers }, () => openSalesSession(sales.db, sales.projectId, { role: 'general_manager' })),
    );
    const cookies = sessions.map(({ cookie }) => cookie);
    let isWell = true;
    for (const [name, trial] of chosen) {
      const notes: string[] = [];
      const fixture: Fixture = {
        cluster,
        sales,
        servers,
        folder,
        note: (text) => void notes.push(text),
        start: async (which, version) => void (servers[which] = await start(which, version)),
      };
      const wrong = await tryOne(trial, fixture, { cookies, notes });
      console.log(`${wrong.length === 0 ? 'well ' : 'WRONG'}  ${name}\n       ${notes.join('; ')}`);
      for (const line of wrong.slice(0, 10)) console.log(`       ${line}`);
      isWell &&= wrong.length === 0;
    }
    ended.push(...servers.map((server) => server.stop()));
    return isWell;
  } finally {
    await Promise.all(ended);
    await sales.end();
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function tryOne(
  trial: Trial,
  fixture: Fixture,
  { cookies, notes }: { cookies: string[]; notes: string[] },
): Promise<string[]> {
  const { cluster, sales } = fixture;
  await cluster.untilHealthy();
  const watchers = await Promise.all(
    Array.from({ length: streams }, (_, index) => watch(cluster.web, cookies[index % cookies.length] ?? '')),
  );
  const before = await readUnits(sales);
  const load = startLoad(cluster.web, cookies, sales.units);
  const failures: string[] = [];
  try {
    await wait(5_000);
    await trial.run(fixture).catch((error: unknown) => failures.push(String(error)));
    await wait(2_000);
    const { gap } = await load.stop();
    const after = await readUnits(sales);
    const behind = await untilCurrent(watchers, after);
    const written = load.operations.filter(({ isWritten }) => isWritten).length;
    notes.push(
      `${written} writes acknowledged (${load.operations.length} answers)`,
      `${seconds(gap)} without one`,
      `callers saw ${describe(load.seen)}`,
      `${watchers.reduce((sum, { cuts }) => sum + cuts(), 0)} streams cut, ${behind} of ${streams} behind at the end`,
    );
    if (gap > limits.gap && trial.isOutage !== true) failures.push(`no write for ${seconds(gap)}`);
    if (behind > 0) failures.push(`${behind} browsers are behind`);
    const refused = Object.keys(load.seen).filter((what) => !allowed(what, trial.isPlanned === true));
    if (refused.length > 0) failures.push(`callers saw ${refused.join(', ')}`);
    return [...failures, ...checkHistory(load.operations, endsOf(before, after))];
  } finally {
    for (const watcher of watchers) watcher.close();
  }
}

/**
 * Whether callers may see this answer. A change that is pending twice, as after a broken connection, is answered with
 * 409.
 */
function allowed(what: string, isPlanned: boolean): boolean {
  return isPlanned ? what === '200' : ['200', '409', '503+', 'broken'].includes(what);
}

const describe = (seen: AnswerCounts) =>
  Object.entries(seen)
    .map(([what, count]) => `${count}×${what}`)
    .join(', ');

type States = Map<number, { status: number; version: number }>;

async function readUnits({ db, units: ids }: SalesFixture): Promise<States> {
  const { rows } = await db.execute<{ id: number; status: number; version: string }>(
    sql`select id, status_id as status, version from properties where id = any(${sql.param(`{${ids.join(',')}}`)}::int[])`,
  );
  return new Map(rows.map(({ id, status, version }) => [id, { status, version: Number(version) }]));
}

/** The number of browsers that do not show the stored statuses within some seconds. */
async function untilCurrent(watchers: readonly { statuses: ReadonlyMap<number, number> }[], stored: States) {
  const isBehind = ({ statuses }: { statuses: ReadonlyMap<number, number> }) =>
    [...stored].some(([id, { status }]) => statuses.get(id) !== status);
  for (let tries = 0; tries < 50 && watchers.some(isBehind); tries += 1) await wait(200);
  return watchers.filter(isBehind).length;
}

process.exit((await main()) ? 0 : 1);
