import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '#contract/calls/index.ts';
import { demoUsers } from '#tools/demo/demo-accounts.ts';
import { required } from '#tools/required.ts';
import { quantile } from '#tools/testing/quantile.ts';
import { logIn } from '../log-in.ts';
import { load } from './load.ts';
import { readWhileChanging } from './while-changing.ts';

const root = join(import.meta.dirname, '..', '..');
const sizes = [250, 5_000];
const rounds = 30;
const target = 0.8;
const admin = required(demoUsers[0], 'a demo user');
const run = { connections: 16, milliseconds: 400 };
const path = `/api${calls.listProperties.path}`;

/**
 * `npm run bench:api`: compares the compressed list of units for a sales user with a plain Node server that sends the
 * same bytes. Both are measured in turn in one run. Then reads the list while units change; `--changing` does only that.
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
  const ours = await startServer('tools/testing/sample-server.ts', String(units));
  try {
    const headers = { cookie: await logIn(ours.address, admin.email, 7), 'accept-encoding': 'br' };
    const body = await fetchRaw(`${ours.address}${path}`, headers);
    await writeFile(join(folder, 'body'), body);
    const plain = await startServer('bench/api/plain-server.ts', join(folder, 'body'));
    return await takeTurns(units, body.length, ours.address, plain.address, headers).finally(plain.stop);
  } finally {
    await ours.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function takeTurns(
  units: number,
  bytes: number,
  ours: string,
  plain: string,
  headers: Record<string, string>,
): Promise<number> {
  const measured: { ours: number; plain: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const one = { ours: 0, plain: 0 };
    const turns = [
      ['ours', ours],
      ['plain', plain],
    ] as const;
    // The order alternates, so that it favours neither. The first round only warms both up.
    for (const [name, address] of round % 2 === 0 ? turns : turns.toReversed())
      one[name] = (await load(`${address}${path}`, headers, run)).perSecond;
    if (round > 0) measured.push(one);
  }
  const ratio = median(measured.map((one) => one.ours / one.plain));
  const [a, b] = [median(measured.map((one) => one.ours)), median(measured.map((one) => one.plain))];
  console.log(
    `${String(units).padStart(5)} units, ${String(bytes).padStart(6)} bytes: ours ${a.toFixed(0)}/s, plain Node ${b.toFixed(0)}/s, ratio ${ratio.toFixed(2)}`,
  );
  return ratio;
}

async function startServer(script: string, argument: string): Promise<{ address: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [script, argument], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  const stop = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
  return { address: String(output).trim(), stop };
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
