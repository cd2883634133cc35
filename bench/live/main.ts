import { parseArgs } from 'node:util';
import { required } from '#tools/required.ts';
import { quantile } from '#tools/testing/quantile.ts';
import { listen, type ListeningBrowser } from '#tools/testing/listen-events.ts';
import { askForStatus } from '#tools/testing/sales-client.ts';
import { openSalesScene } from '#tools/testing/sales-scene.ts';
import { openSalesSession } from '#tools/testing/sales-sessions.ts';
import { spawnApp } from '#tools/testing/spawn-app.ts';

/**
 * `npm run bench:live`: with two server processes on one PostgreSQL, measures the time from the request of a status
 * change to its event in open browsers, first with 200 event streams spread over both processes, then with 2,000 at
 * one.
 */
const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '200' },
    held: { type: 'string', default: '2000' },
    changes: { type: 'string', default: '100' },
  },
});
const [streams, held, changes] = [Number(values.streams), Number(values.held), Number(values.changes)];

const pick = <T>(list: readonly T[], index: number): T => required(list[index % list.length], 'an item');
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
const report = (what: string, delays: readonly number[]) => {
  const at = (share: number) => quantile(delays, share).toFixed(0);
  console.log(
    `${what}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms (${delays.length} events)`,
  );
  return quantile(delays, 0.95);
};

/** Opens so many event streams, alternating between the addresses. */
async function openStreams(addresses: readonly string[], count: number): Promise<ListeningBrowser[]> {
  const open: ListeningBrowser[] = [];
  while (open.length < count) {
    const batch = Array.from({ length: Math.min(50, count - open.length) }, (_, index) =>
      listen(pick(addresses, index)),
    );
    open.push(...(await Promise.all(batch)));
  }
  return open;
}

/**
 * Makes `count` changes one after another, beginning with the index `from`, and measures for each browser and change
 * the time from the request to the event, in milliseconds.
 */
async function measure(
  browsers: readonly ListeningBrowser[],
  count: number,
  from: number,
): Promise<{ delays: number[]; lost: number }> {
  const sentAt = new Map<string, number>();
  const delays: number[] = [];
  for (const browser of browsers) {
    browser.onEvent((name, data) => {
      if (name !== 'unit' || !('status_id' in data)) return;
      const startedAt = sentAt.get(`${data.id} ${data.status_id}`);
      if (startedAt !== undefined) delays.push(performance.now() - startedAt);
    });
  }
  for (let index = from; index < from + count; index += 1) {
    const unit = pick(scene.units, index);
    const status = Math.floor(index / scene.units.length) % 2 === 0 ? 2 : 1;
    sentAt.set(`${unit} ${status}`, performance.now());
    const answer = await askForStatus(pick(processes, index).address, session.cookie, unit, status);
    if (!answer.response) throw new Error(`change ${index + 1} was answered with ${answer.body}`);
    await pause(20);
    if (status === 1) sentAt.delete(`${unit} 2`);
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
  const p95 = report(`${streams} streams at two processes`, first.delays);
  console.log(`lost: ${first.lost}`);
  for (const browser of browsers) browser.close();

  const [process] = processes;
  const many = await openStreams([process.address], held);
  const second = await measure(many, 10, changes);
  report(`${held} streams at one process`, second.delays);
  console.log(`lost: ${second.lost}`);
  const ended = await process.stop();
  await Promise.all(many.map((browser) => browser.ended));
  console.log(`SIGTERM with ${held} streams: ended in ${ended.toFixed(0)} ms`);

  const isFine = p95 < 300 && first.lost === 0 && second.lost === 0 && ended < 10_000;
  console.log(
    isFine
      ? 'Within the limits (p95 300 ms, none lost, ended in 10 s)'
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
