import { once } from 'node:events';
import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { calls } from '#contract/calls/index.ts';
import { required } from '#tools/required.ts';
import { quantile } from '#tools/testing/quantile.ts';
import { askForStatus } from '#tools/testing/sales-client.ts';
import { openSalesFixture } from '#tools/testing/sales-fixture.ts';
import { openSalesSession } from '#tools/testing/sales-sessions.ts';
import { spawnApp } from '#tools/testing/spawn-app.ts';
import { cpuSeconds } from '../cpu-seconds.ts';

const units = 5_000;
const seconds = 15;
const changesPerSecond = 20;
const readsPerSecond = 40;
/** The most changes that are pending at once. */
const maxUnderWay = 8;
const limits = { p95: 20, cpu: 0.3 };
const path = `/api${calls.listProperties.path}`;
/** A list that never changes: its times show how fast the machine is at the moment. */
const still = `/api${calls.listStatuses.path}`;

type Read = { milliseconds: number; tag: string; status: number; body: Buffer };

/**
 * Reads the list of 5,000 units while 20 of them per second are changed by calls of a sales user to the same process.
 * Reads begin at fixed moments, however long earlier ones take. Returns whether they are answered in time, by a process
 * that is mostly idle.
 */
export async function readWhileChanging(): Promise<boolean> {
  const fixture = await openSalesFixture(units);
  await fixture.pool.query('update properties set status_id = 1');
  const server = await spawnApp(fixture.url);
  try {
    const { cookie } = await openSalesSession(fixture.db, fixture.projectId);
    const seller = await openSalesSession(fixture.db, fixture.projectId);
    const read = (of = path) => readList(`${server.address}${of}`, cookie);
    await read();
    const startedAt = performance.now();
    const before = await cpuSeconds([server.pid]);
    const reads: Promise<Read>[] = [];
    const others: Promise<Read>[] = [];
    const changes = new Set<Promise<unknown>>();
    let changed = 0;
    await Promise.all([
      atPace(readsPerSecond, () => void reads.push(read())),
      atPace(readsPerSecond, () => void others.push(read(still))),
      // A machine that is too slow for this many makes fewer, which is printed.
      atPace(changesPerSecond, (index) => {
        if (changes.size >= maxUnderWay) return;
        const change = askForStatus(server.address, seller.cookie, {
          unit: required(fixture.units[index], 'a unit'),
          status: 2,
        });
        changes.add(change);
        changed += 1;
        void change.finally(() => changes.delete(change));
      }),
    ]);
    const answers = await Promise.all(reads);
    const cpu = (await cpuSeconds([server.pid])) - before;
    const elapsed = (performance.now() - startedAt) / 1_000;
    await Promise.all(changes);
    return report(answers, await Promise.all(others), changed / elapsed, cpu / elapsed);
  } finally {
    await server.stop();
    await fixture.end();
  }
}

function report(answers: readonly Read[], others: readonly Read[], changes: number, load: number): boolean {
  for (const { status, body } of answers.filter((_, index) => index % 50 === 0)) {
    const list = status === 200 ? (JSON.parse(String(gunzipSync(body))) as unknown[]) : [];
    if (list.length !== units) throw new Error(`An answer (${status}) holds ${list.length} units`);
  }
  const at = (share: number, of = answers) =>
    quantile(
      of.map((answer) => answer.milliseconds),
      share,
    );
  const isMet = at(0.95) <= limits.p95 && load <= limits.cpu;
  console.log(
    `${units} units, ${changes.toFixed(1)} changes and ${readsPerSecond} reads a second: ` +
      `p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, longest ${at(1).toFixed(0)} ms ` +
      `(a list that never changes: p50 ${at(0.5, others).toFixed(1)} ms, p95 ${at(0.95, others).toFixed(1)} ms); ` +
      `${new Set(answers.map(({ tag }) => tag)).size} states seen in ${answers.length} reads; ` +
      `server CPU ${load.toFixed(2)}\n` +
      `Target: p95 ${limits.p95} ms, CPU ${limits.cpu}. ${isMet ? 'Met.' : 'Missed.'}`,
  );
  return isMet;
}

/** Calls `act` this many times a second, at fixed moments. */
async function atPace(perSecond: number, act: (index: number) => void): Promise<void> {
  const startedAt = performance.now();
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const wait = startedAt + (index * 1_000) / perSecond - performance.now();
    if (wait > 0) await new Promise((done) => setTimeout(done, wait));
    act(index);
  }
}

/** Reads the list as a browser does, without decompressing it. */
async function readList(address: string, cookie: string): Promise<Read> {
  const startedAt = performance.now();
  const headers = { cookie, 'accept-encoding': 'gzip, deflate, br, zstd' };
  const [answer] = await once(request(address, { headers }).end(), 'response');
  const body = Buffer.concat(await answer.toArray());
  return {
    milliseconds: performance.now() - startedAt,
    tag: String(answer.headers.etag),
    status: answer.statusCode,
    body,
  };
}
