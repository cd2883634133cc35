import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '#contract/calls/index.ts';
import { quantile } from '#tools/testing/quantile.ts';
import { cpuSeconds } from '../cpu-seconds.ts';
import { startSampleServer, startServer, type StartedServer } from '../start-server.ts';
import { load } from './load.ts';
import { readWhileChanging } from './while-changing.ts';

const sizes = [250, 5_000];
const rounds = 30;
const target = 0.8;
const run = { connections: 16, milliseconds: 400 };
const path = `/api${calls.listProperties.path}`;

/**
 * `npm run bench:api`: compares the compressed list of units for a sales user with a plain Node server that sends the
 * same bytes: answers per second, and processor time per answer, because the load generator shares the machine with
 * both. As a control, a plain server that compresses each answer is measured too: it must miss the target. All are
 * measured in turn in one run. Then reads the list while units change; `--changing` does only that.
 */
async function main(): Promise<boolean> {
  const isFast = process.argv.includes('--changing') || (await compareSizes());
  return (await readWhileChanging()) && isFast;
}

async function compareSizes(): Promise<boolean> {
  console.log(
    `GET ${path}, brotli, ${run.connections} connections, median of ${rounds} alternating rounds of ${run.milliseconds} ms\n`,
  );
  const ratios: number[] = [];
  for (const units of sizes) ratios.push(await compare(units));
  const isMet = ratios.every((ratio) => ratio >= target);
  console.log(`\nTarget: at least ${target} of plain Node at both sizes. ${isMet ? 'Met.' : 'Missed.'}`);
  return isMet;
}

async function compare(units: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'loggia-bench-'));
  const ours = await startSampleServer({ units });
  try {
    const headers = { cookie: ours.cookie, 'accept-encoding': 'br' };
    const body = await fetchRaw(`${ours.address}${path}`, headers);
    await writeFile(join(folder, 'body'), body);
    const plain = await startServer('bench/api/plain-server.ts', join(folder, 'body'));
    const control = await startServer('bench/api/plain-server.ts', join(folder, 'body'), 'compressing');
    const of = { units, bytes: body.length, headers };
    return await takeTurns(of, { ours, plain, control }).finally(() => Promise.all([plain.stop(), control.stop()]));
  } finally {
    await ours.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

type Load = { perSecond: number; cpu: number };

async function takeTurns(
  { units, bytes, headers }: { units: number; bytes: number; headers: Record<string, string> },
  { ours, plain, control }: Record<'ours' | 'plain' | 'control', StartedServer>,
): Promise<number> {
  const loadServer = async ({ address, pid }: StartedServer): Promise<Load> => {
    const before = await cpuSeconds([pid]);
    const { perSecond } = await load(`${address}${path}`, headers, run);
    // In microseconds per answer.
    return { perSecond, cpu: (((await cpuSeconds([pid])) - before) * 1e9) / (perSecond * run.milliseconds) };
  };
  const measured: { ours: Load; plain: Load }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    // The order alternates, so that neither has an advantage. The first round only warms both up.
    const first = round % 2 === 0 ? await loadServer(ours) : undefined;
    const one = { plain: await loadServer(plain), ours: first ?? (await loadServer(ours)) };
    if (round > 0) measured.push(one);
  }
  const of = (name: 'ours' | 'plain', what: keyof Load) => median(measured.map((one) => one[name][what]));
  const ratio = median(measured.map((one) => one.ours.perSecond / one.plain.perSecond));
  const controlRatio = (await loadServer(control)).perSecond / of('plain', 'perSecond');
  console.log(
    `${String(units).padStart(5)} units, ${String(bytes).padStart(6)} bytes: ` +
      `ours ${of('ours', 'perSecond').toFixed(0)}/s (${mean(measured, 'ours')} µs of the processor each), ` +
      `plain Node ${of('plain', 'perSecond').toFixed(0)}/s (${mean(measured, 'plain')} µs), ratio ${ratio.toFixed(2)}; ` +
      `control ${controlRatio.toFixed(2)}`,
  );
  if (controlRatio >= target) throw new Error('The control meets the target');
  return ratio;
}

/** Processor time is counted in hundredths of a second, so only the mean of all rounds is meaningful. */
function mean(measured: readonly Record<'ours' | 'plain', Load>[], name: 'ours' | 'plain'): string {
  return (measured.reduce((sum, one) => sum + one[name].cpu, 0) / measured.length).toFixed(0);
}

/** The body as it is sent, not decompressed. */
async function fetchRaw(address: string, headers: Record<string, string>): Promise<Buffer> {
  const [answer] = await once(request(address, { headers }).end(), 'response');
  return Buffer.concat(await answer.toArray());
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

process.exitCode = (await main()) ? 0 : 1;
