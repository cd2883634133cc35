import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '#contract/calls/index.ts';
import { demoPassword, demoUsers } from '#tools/demo/demo-accounts.ts';
import { load } from './load.ts';

const root = join(import.meta.dirname, '..', '..');
const sizes = [250, 5_000];
const rounds = 30;
const target = 0.8;
const run = { connections: 16, milliseconds: 400 };
const path = `/api${calls.listProperties.path}`;

/**
 * `npm run bench:api`: the list of units to a sales user, compressed, beside plain Node that sends the same bytes; both
 * in turn in one run.
 */
async function main(): Promise<boolean> {
  console.log(
    `GET ${path}, brotli, ${run.connections} connections, the median of ${rounds} rounds of ${run.milliseconds} ms each in turn\n`,
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
    const head = { cookie: await logIn(ours.address), 'accept-encoding': 'br' };
    const body = await fetchRaw(`${ours.address}${path}`, head);
    await writeFile(join(folder, 'body'), body);
    const plain = await startServer('bench/api/plain-server.ts', join(folder, 'body'));
    return await takeTurns(units, body.length, ours.address, plain.address, head).finally(plain.stop);
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
  head: Record<string, string>,
): Promise<number> {
  const measured: { ours: number; plain: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const one = { ours: 0, plain: 0 };
    const turns = [
      ['ours', ours],
      ['plain', plain],
    ] as const;
    // Who begins changes with every round, so that neither gains by its place; the first round warms both up.
    for (const [name, address] of round % 2 === 0 ? turns : turns.toReversed())
      one[name] = (await load(`${address}${path}`, head, run)).perSecond;
    if (round > 0) measured.push(one);
  }
  const ratio = median(measured.map((one) => one.ours / one.plain));
  const [a, b] = [median(measured.map((one) => one.ours)), median(measured.map((one) => one.plain))];
  console.log(
    `${String(units).padStart(5)} units, ${String(bytes).padStart(6)} bytes: ours ${a.toFixed(0)}/s, plain Node ${b.toFixed(0)}/s, ratio ${ratio.toFixed(2)}`,
  );
  return ratio;
}

async function startServer(script: string, word: string): Promise<{ address: string; stop(): Promise<void> }> {
  const child: ChildProcess = spawn(process.execPath, [script, word], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(child.stdout!, 'data')) as [Buffer];
  const stop = async () => {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
  return { address: String(said).trim(), stop };
}

async function logIn(address: string): Promise<string> {
  const body = JSON.stringify({ email: demoUsers[0]!.email, password: demoPassword, project_id: 7 });
  const answer = await fetch(`${address}/api${calls.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return answer.headers.get('set-cookie')!.split(';')[0]!;
}

/** The bytes as they travel: not decompressed. */
async function fetchRaw(address: string, headers: Record<string, string>): Promise<Buffer> {
  const [answer] = await once(request(address, { headers }).end(), 'response');
  return Buffer.concat(await answer.toArray());
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

process.exitCode = (await main()) ? 0 : 1;
