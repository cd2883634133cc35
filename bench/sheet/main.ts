import { parseArgs } from 'node:util';
import { calls } from '#contract/calls/index.ts';
import type { Property } from '#contract/entities/property.ts';
import { demoPassword, demoUsers } from '#tools/demo/demo-accounts.ts';

/**
 * `npm run bench:sheet -- --address http://127.0.0.1:4000`: how long the information sheet of every unit of a running
 * demo
 * takes when it is asked for the first time, after a first one has warmed the compiler up, and how large the sheets
 * are.
 * A server that made these sheets before answers from memory: start it anew.
 */
const { values } = parseArgs({
  options: {
    address: { type: 'string', default: 'http://127.0.0.1:4000' },
    units: { type: 'string', default: '300' },
    language: { type: 'string', default: 'tr' },
  },
});
const targets = { milliseconds: 300, bytes: 1_000_000 };

async function logIn(): Promise<string> {
  const body = JSON.stringify({
    email: demoUsers.find((user) => user.role_id === 1)!.email,
    password: demoPassword,
    project_id: 1,
  });
  const answer = await fetch(`${values.address}/api${calls.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return answer.headers.get('set-cookie')!.split(';')[0]!;
}

async function measure(id: number, cookie: string): Promise<{ milliseconds: number; bytes: number }> {
  const began = performance.now();
  const answer = await fetch(
    `${values.address}/api${calls.getInformationSheet.path.replace('{id}', String(id))}?lang=${values.language}`,
    { headers: { cookie } },
  );
  const { byteLength } = await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`The sheet of unit ${id} was answered by ${answer.status}`);
  return { milliseconds: performance.now() - began, bytes: byteLength };
}

const tell = (what: string, measured: number[]) => {
  const sorted = measured.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!.toFixed(0);
  console.log(`${what}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms (${sorted.length} sheets)`);
  return Number(at(0.95));
};

const cookie = await logIn();
const units = (
  (await (
    await fetch(`${values.address}/api${calls.listProperties.path}`, { headers: { cookie } })
  ).json()) as Property[]
).slice(0, Number(values.units));
console.log(
  `The first sheet, with the compiler starting: ${(await measure(units[0]!.id, cookie)).milliseconds.toFixed(0)} ms`,
);
const first: { milliseconds: number; bytes: number }[] = [];
for (const unit of units.slice(1)) first.push(await measure(unit.id, cookie));
const again: number[] = [];
for (const unit of units) again.push((await measure(unit.id, cookie)).milliseconds);

const slow = tell(
  'Asked for the first time',
  first.map((one) => one.milliseconds),
);
tell('Asked for again', again);
const largest = Math.max(...first.map((one) => one.bytes));
console.log(`Largest sheet: ${(largest / 1000).toFixed(0)} KB`);
const isMet = slow < targets.milliseconds && largest < targets.bytes;
console.log(
  `Target: p95 below ${targets.milliseconds} ms when first asked for, every sheet below 1 MB. ${isMet ? 'Met.' : 'Missed.'}`,
);
process.exitCode = isMet ? 0 : 1;
