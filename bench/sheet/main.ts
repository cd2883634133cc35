import { parseArgs } from 'node:util';
import { calls } from '#contract/calls/index.ts';
import type { Property } from '#contract/entities/property.ts';
import { demoUsers } from '#tools/demo/demo-accounts.ts';
import { required } from '#tools/required.ts';
import { quantile } from '#tools/testing/quantile.ts';
import { logIn } from '../log-in.ts';

/**
 * `npm run bench:sheet -- --address http://127.0.0.1:4000`: measures the time of the first request for each unit's
 * information sheet at a running demo, after one that warms up the compiler, and the size of the sheets. The server
 * must be newly started, because it caches finished sheets.
 */
const { values } = parseArgs({
  options: {
    address: { type: 'string', default: 'http://127.0.0.1:4000' },
    units: { type: 'string', default: '300' },
    language: { type: 'string', default: 'tr' },
  },
});
const targets = { milliseconds: 300, bytes: 1_000_000 };

async function measure(id: number, cookie: string): Promise<{ milliseconds: number; bytes: number }> {
  const startedAt = performance.now();
  const answer = await fetch(
    `${values.address}/api${calls.getInformationSheet.path.replace('{id}', String(id))}?lang=${values.language}`,
    { headers: { cookie } },
  );
  const { byteLength } = await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`The sheet of unit ${id} was answered with ${answer.status}`);
  return { milliseconds: performance.now() - startedAt, bytes: byteLength };
}

const report = (what: string, times: readonly number[]) => {
  const at = (share: number) => quantile(times, share).toFixed(0);
  console.log(`${what}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms (${times.length} sheets)`);
  return quantile(times, 0.95);
};

const seller = required(
  demoUsers.find((user) => user.role_id === 1),
  'a demo seller',
);
const cookie = await logIn(values.address, seller.email, 1);
const units = (
  (await (
    await fetch(`${values.address}/api${calls.listProperties.path}`, { headers: { cookie } })
  ).json()) as Property[]
).slice(0, Number(values.units));
console.log(
  `First sheet, while the compiler starts: ${(await measure(required(units[0], 'a unit').id, cookie)).milliseconds.toFixed(0)} ms`,
);
const first: { milliseconds: number; bytes: number }[] = [];
for (const unit of units.slice(1)) first.push(await measure(unit.id, cookie));
const again: number[] = [];
for (const unit of units) again.push((await measure(unit.id, cookie)).milliseconds);

const p95 = report(
  'First request',
  first.map((one) => one.milliseconds),
);
report('Second request', again);
const largest = Math.max(...first.map((one) => one.bytes));
console.log(`Largest sheet: ${(largest / 1000).toFixed(0)} KB`);
const isMet = p95 < targets.milliseconds && largest < targets.bytes;
console.log(
  `Target: p95 below ${targets.milliseconds} ms for first requests, every sheet below 1 MB. ${isMet ? 'Met.' : 'Missed.'}`,
);
process.exitCode = isMet ? 0 : 1;
