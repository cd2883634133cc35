import { parseArgs } from 'node:util';
import { calls } from '#contract/calls/index.ts';
import type { Property } from '#contract/entities/property.ts';
import { demoUsers } from '#tools/demo/demo-accounts.ts';
import { required } from '#tools/required.ts';
import { quantile } from '#tools/testing/quantile.ts';
import { startProduct } from '#tools/testing/start-product.ts';
import { logIn } from '../log-in.ts';
import { residentMemory } from '../resident-memory.ts';

/**
 * `npm run bench:sheet`: starts the demo like `npm start` and measures its memory at rest, the time of the first sheet,
 * for which the typesetter starts, then of sheets of other units, each requested twice, and the memory a minute later.
 * `-- --address http://127.0.0.1:4000` measures only the times, at a running demo. If the first request of a sheet
 * takes no longer than the second, it was already generated: nothing was measured, and the run fails.
 */
const { values } = parseArgs({
  options: {
    address: { type: 'string' },
    units: { type: 'string', default: '80' },
    language: { type: 'string', default: 'tr' },
  },
});
const targets = { first: 700, milliseconds: 300, bytes: 1_000_000, atRest: 150, afterwards: 250 };
/** When the server counts as at rest after its start, in milliseconds. */
const settled = 20_000;
/** When it counts as at rest after its documents, in milliseconds. */
const minute = 60_000;

const product = values.address === undefined ? await startProduct() : undefined;
const address = required(values.address ?? product?.address, 'an address');
try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  await product?.stop();
}

type Sheet = { milliseconds: number; bytes: number };

async function measure(id: number, cookie: string): Promise<Sheet> {
  const startedAt = performance.now();
  const path = calls.getInformationSheet.path.replace('{id}', String(id));
  const answer = await fetch(`${address}/api${path}?lang=${values.language}`, { headers: { cookie } });
  const { byteLength } = await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`The sheet of unit ${id} was answered with ${answer.status}`);
  return { milliseconds: performance.now() - startedAt, bytes: byteLength };
}

/** The memory of the product after some time; undefined if this process did not start it. */
async function memoryAfter(milliseconds: number, when: string): Promise<number | undefined> {
  if (product === undefined) return undefined;
  await new Promise((done) => setTimeout(done, milliseconds));
  const { server, helpers } = await residentMemory(product.pid);
  console.log(`Memory ${when}: server ${server.toFixed(0)} MB, its helpers ${helpers.toFixed(0)} MB`);
  return server + helpers;
}

function report(what: string, sheets: readonly Sheet[]): number {
  const at = (share: number) =>
    quantile(
      sheets.map((sheet) => sheet.milliseconds),
      share,
    );
  console.log(
    `${what}: p50 ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms, longest ${at(1).toFixed(0)} ms (${sheets.length} sheets)`,
  );
  return at(0.95);
}

async function run(): Promise<boolean> {
  const atRest = (await memoryAfter(settled, `${settled / 1000} s after the start`)) ?? 0;
  const seller = required(
    demoUsers.find((user) => user.role_id === 1),
    'a demo seller',
  );
  const cookie = await logIn(address, seller.email, 1);
  const list = await fetch(`${address}/api${calls.listProperties.path}`, { headers: { cookie } });
  const [unit, ...others] = ((await list.json()) as Property[]).slice(0, Number(values.units));
  const starting = await measure(required(unit, 'a unit').id, cookie);
  console.log(`First sheet, while the typesetter starts: ${starting.milliseconds.toFixed(0)} ms`);
  const first: Sheet[] = [];
  const again: Sheet[] = [];
  for (const { id } of others) {
    first.push(await measure(id, cookie));
    again.push(await measure(id, cookie));
  }
  const p95 = report('First request', first);
  report('Second request, of what was made', again);
  const madeBefore = first.filter((sheet, index) => sheet.milliseconds < 2 * (again[index]?.milliseconds ?? 0)).length;
  const largest = Math.max(...first.map((one) => one.bytes));
  console.log(`Largest sheet: ${(largest / 1000).toFixed(0)} KB; made before: ${madeBefore}`);
  const afterwards = (await memoryAfter(minute, 'a minute after the last sheet')) ?? 0;
  const isMet =
    starting.milliseconds < targets.first &&
    p95 < targets.milliseconds &&
    largest < targets.bytes &&
    madeBefore <= first.length / 20 &&
    atRest <= targets.atRest &&
    afterwards <= targets.afterwards;
  const { milliseconds, atRest: rest, afterwards: after } = targets;
  console.log(
    `Target: the first ${targets.first} ms, p95 of others ${milliseconds} ms, every sheet below 1 MB, ${rest} MB at rest, ${after} MB afterwards. ${isMet ? 'Met.' : 'Missed.'}`,
  );
  return isMet;
}
