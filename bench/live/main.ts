import { parseArgs } from 'node:util';
import { required } from '#tools/required.ts';
import { askForStatus } from '#tools/testing/sales-client.ts';
import { openSalesFixture } from '#tools/testing/sales-fixture.ts';
import { openSalesSession } from '#tools/testing/sales-sessions.ts';
import { spawnApp } from '#tools/testing/spawn-app.ts';
import { openClient, type Client, type ClientMode } from './client.ts';
import { cpuSeconds } from '../cpu-seconds.ts';
import { report, summarise, type LiveMeasurement } from './measure.ts';

/**
 * `npm run bench:live`: measures the time from the request of a status change until every logged-in client has the
 * unit's new status: with 200 clients at two server processes, then with 2,000 at one. As a control, the first is
 * measured again with clients that request the changes after every event: they must miss the limit or need a request
 * each.
 */
const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '200' },
    held: { type: 'string', default: '2000' },
    changes: { type: 'string', default: '50' },
    units: { type: 'string', default: '250' },
  },
});
const streams = Number(values.streams);
const held = Number(values.held);
const changes = Number(values.changes);
/**
 * In milliseconds: the 95th percentile with two processes and with one, and the time in which a process with open
 * streams must end.
 */
const limits = { shared: 300, held: 500, end: 10_000 };
/** The most streams of one session. */
const streamsOfSession = 40;

const pick = <T>(list: readonly T[], index: number): T => required(list[index % list.length], 'an item');
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

const fixture = await openSalesFixture(Number(values.units));
await fixture.pool.query('update properties set status_id = 1');
const processes = await Promise.all([spawnApp(fixture.url), spawnApp(fixture.url)]);
type Process = (typeof processes)[number];
const seller = await openSalesSession(fixture.db, fixture.projectId);
const cookies: string[] = [];
/** How often the status of each unit was changed. */
let changed = 0;

async function measure(
  at: readonly Process[],
  count: number,
  total: number,
  mode: ClientMode = 'takes',
): Promise<{ measured: LiveMeasurement; clients: Client[] }> {
  const sentAt = new Map<string, number>();
  const delays: number[] = [];
  const answered: number[] = [];
  const onKnown = (id: number, status: number) => {
    const startedAt = sentAt.get(`${id} ${status}`);
    if (startedAt !== undefined) delays.push(performance.now() - startedAt);
  };
  const clients = await openClients(at, count, mode, onKnown);
  const pids = at.map(({ pid }) => pid);
  const isAllKnown = () => delays.length >= total * count;
  const idle = await cpuPerSecond(pids);
  const before = await cpuSeconds(pids);
  const startedAt = performance.now();
  for (let index = 0; index < total; index += 1, changed += 1) {
    const unit = pick(fixture.units, changed);
    const status = Math.floor(changed / fixture.units.length) % 2 === 0 ? 2 : 1;
    sentAt.set(`${unit} ${status}`, performance.now());
    const answer = await askForStatus(pick(processes, index).address, seller.cookie, { unit, status });
    answered.push(performance.now() - (sentAt.get(`${unit} ${status}`) ?? 0));
    if (!answer.response) throw new Error(`change ${index + 1} was answered with ${answer.body}`);
    await pause(20);
  }
  const until = performance.now() + 20_000;
  while (!isAllKnown() && performance.now() < until) await pause(50);
  const used = (await cpuSeconds(pids)) - before - (idle * (performance.now() - startedAt)) / 1_000;
  const requests = clients.reduce((sum, client) => sum + client.requests(), 0);
  const measured = {
    ...summarise(delays),
    lost: total * count - delays.length,
    answered: summarise(answered),
    requests: requests / count / total,
    cpu: Math.max(0, used) / total,
  };
  return { measured, clients };
}

/** The processor seconds per second that the processes use while nothing changes. */
async function cpuPerSecond(pids: readonly number[]): Promise<number> {
  await pause(1_000);
  const before = await cpuSeconds(pids);
  await pause(3_000);
  return ((await cpuSeconds(pids)) - before) / 3;
}

async function openClients(
  at: readonly Process[],
  count: number,
  mode: ClientMode,
  onKnown: (id: number, status: number) => void,
): Promise<Client[]> {
  while (cookies.length * streamsOfSession < count)
    cookies.push((await openSalesSession(fixture.db, fixture.projectId)).cookie);
  const open: Client[] = [];
  while (open.length < count) {
    const batch = Array.from({ length: Math.min(50, count - open.length) }, (_, index) => {
      const cookie = required(cookies[Math.floor((open.length + index) / streamsOfSession)], 'a session');
      return openClient({ address: pick(at, index).address, cookie }, mode, onKnown);
    });
    open.push(...(await Promise.all(batch)));
  }
  return open;
}

function close(clients: readonly Client[]): void {
  for (const client of clients) client.close();
}

async function run(): Promise<boolean> {
  // A warm-up, since the first calls of a process compile its code.
  close((await measure(processes, 2, 10)).clients);
  const first = await measure(processes, streams, changes);
  report(`${streams} clients at two processes`, first.measured);
  close(first.clients);
  const control = await measure(processes, streams, Math.min(changes, 20), 'asks');
  report(`control: ${streams} clients that ask after every event`, control.measured);
  close(control.clients);

  const [server] = processes;
  const many = await measure([server], held, 10);
  report(`${held} clients at one process`, many.measured);
  const ended = await server.stop();
  await Promise.all(many.clients.map((client) => client.ended));
  console.log(`SIGTERM with ${held} streams: ended in ${ended.toFixed(0)} ms`);

  const isControlWorse = control.measured.p95 > limits.shared || control.measured.requests > 0.5;
  const isFine =
    first.measured.p95 <= limits.shared &&
    many.measured.p95 <= limits.held &&
    [first, many].every(({ measured }) => measured.lost === 0 && measured.requests < 0.1) &&
    isControlWorse &&
    ended < limits.end;
  const goal = `p95 ${limits.shared} and ${limits.held} ms, none lost, no requests, the control worse, ended in 10 s`;
  console.log(isFine ? `Within the limits (${goal})` : `BEYOND THE LIMITS (${goal})`);
  return isFine;
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  await Promise.all(processes.map((process) => process.stop()));
  await fixture.end();
}
