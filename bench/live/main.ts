import { parseArgs } from 'node:util';
import { listen, type ListeningBrowser } from '#tools/testing/listen-events.ts';
import { askForStatus } from '#tools/testing/sales-client.ts';
import { openSalesScene } from '#tools/testing/sales-scene.ts';
import { openSalesSession } from '#tools/testing/sales-sessions.ts';
import { spawnApp } from '#tools/testing/spawn-app.ts';

/**
 * `npm run bench:live`: two server processes on one PostgreSQL. How long a change of status takes from being asked for
 * until
 * an open browser hears of it, with 200 streams half at each process; then how one process holds 2,000 streams.
 */
const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '200' },
    held: { type: 'string', default: '2000' },
    changes: { type: 'string', default: '100' },
  },
});
const [streams, held, changes] = [Number(values.streams), Number(values.held), Number(values.changes)];

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
const percentile = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
const tell = (what: string, delays: readonly number[]) => {
  const sorted = delays.toSorted((a, b) => a - b);
  console.log(
    `${what}: p50 ${percentile(sorted, 0.5).toFixed(0)} ms, p95 ${percentile(sorted, 0.95).toFixed(0)} ms, p99 ${percentile(sorted, 0.99).toFixed(0)} ms, longest ${percentile(sorted, 1).toFixed(0)} ms (${sorted.length} events)`,
  );
  return percentile(sorted, 0.95);
};

/** Opens streams some at a time, in turn at each address. */
async function openStreams(addresses: readonly string[], count: number): Promise<ListeningBrowser[]> {
  const open: ListeningBrowser[] = [];
  while (open.length < count) {
    const some = Array.from({ length: Math.min(50, count - open.length) }, (_, index) =>
      listen(addresses[index % addresses.length]!),
    );
    open.push(...(await Promise.all(some)));
  }
  return open;
}

/**
 * Makes changes one after another, from the one with this index on, and measures, for each browser and change, the time
 * from asking to hearing.
 */
async function measure(
  browsers: readonly ListeningBrowser[],
  count: number,
  from: number,
): Promise<{ delays: number[]; lost: number }> {
  const asked = new Map<string, number>();
  const delays: number[] = [];
  for (const browser of browsers) {
    browser.onEvent((name, data) => {
      if (name !== 'unit' || !('status_id' in data)) return;
      const began = asked.get(`${data.id} ${data.status_id}`);
      if (began !== undefined) delays.push(performance.now() - began);
    });
  }
  for (let index = from; index < from + count; index += 1) {
    const unit = scene.units[index % scene.units.length]!;
    const status = Math.floor(index / scene.units.length) % 2 === 0 ? 2 : 1;
    asked.set(`${unit} ${status}`, performance.now());
    const answer = await askForStatus(processes[index % processes.length]!.address, session.cookie, unit, status);
    if (!answer.response) throw new Error(`change ${index + 1} was answered by ${answer.body}`);
    await pause(20);
    if (status === 1) asked.delete(`${unit} 2`);
  }
  await pause(2_000);
  return { delays, lost: count * browsers.length - delays.length };
}

const scene = await openSalesScene(250);
await scene.pool.query('update properties set status_id = 1');
const processes = await Promise.all([spawnApp(scene.url), spawnApp(scene.url)]);
const session = await openSalesSession(scene.db, scene.projectId);

async function run(): Promise<boolean> {
  const browsers = await openStreams(
    processes.map((process) => process.address),
    streams,
  );
  const first = await measure(browsers, changes, 0);
  const p95 = tell(`${streams} streams at two processes`, first.delays);
  console.log(`lost: ${first.lost}`);
  for (const browser of browsers) browser.close();

  const many = await openStreams([processes[0]!.address], held);
  const second = await measure(many, 10, changes);
  tell(`${held} streams at one process`, second.delays);
  console.log(`lost: ${second.lost}`);
  const ended = await processes[0]!.stop();
  await Promise.all(many.map((browser) => browser.ended));
  console.log(`SIGTERM with ${held} streams: ended in ${ended.toFixed(0)} ms`);

  const isFine = p95 < 300 && first.lost === 0 && second.lost === 0 && ended < 10_000;
  console.log(
    isFine
      ? 'within the limits (p95 300 ms, none lost, ended in 10 s)'
      : 'BEYOND THE LIMITS (p95 300 ms, none lost, ended in 10 s)',
  );
  return isFine;
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  await Promise.all(processes.map((process) => process.stop()));
  await scene.end();
}
