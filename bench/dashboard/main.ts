import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { calls } from '#contract/calls/index.ts';
import { demoPassword, demoUsers } from '#tools/demo/demo-accounts.ts';
import { measuredCalls, type MeasuredCall } from './measured-calls.ts';

const root = join(import.meta.dirname, '..', '..');
const [units, clients] = [5_000, 20_000];
const [warmUpRounds, rounds] = [3, 40];
const limit = 100;

/**
 * `npm run bench:dashboard`: how long the dashboard's calls take over 20,000 clients and 5,000 units, one after
 * another, as an administrator who sees all.
 */
async function main(): Promise<boolean> {
  const server = spawn(process.execPath, ['tools/testing/sample-server.ts', String(units), String(clients)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await Promise.race([once(server.stdout, 'data'), once(server, 'exit').then(() => [''])]);
  if (String(said) === '') return false;
  const address = String(said).trim();
  try {
    const cookie = await logIn(address);
    const [lead] = (
      (await (await fetch(`${address}/api/leads?per_page=1&search=sample`, { headers: { cookie } })).json()) as {
        leads: { id: number; user: { id: number } }[];
      }
    ).leads;
    console.log(`${clients} clients, ${units} units, ${rounds} rounds; milliseconds\n`);
    const slow: string[] = [];
    for (const call of measuredCalls({ client: lead!.id, user: lead!.user.id }))
      if ((await measure(address, cookie, call)) > limit) slow.push(call.name);
    console.log(slow.length === 0 ? `\nEvery p95 is below ${limit} ms.` : `\nAbove ${limit} ms: ${slow.join('; ')}.`);
    return slow.length === 0;
  } finally {
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    await gone;
  }
}

/** Makes a call again and again; prints its median and 95th percentile and answers the latter. */
async function measure(address: string, cookie: string, call: MeasuredCall): Promise<number> {
  const times: number[] = [];
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    const from = performance.now();
    const answer = await fetch(`${address}/api${call.path}`, {
      method: call.method ?? 'GET',
      headers: { cookie },
      ...(call.body ? { body: new URLSearchParams(call.body) } : {}),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${call.name}: ${answer.status}`);
    if (round >= 0) times.push(performance.now() - from);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(rounds - 1, Math.floor(rounds * share))]!;
  console.log(
    `${call.name.padEnd(36)} median ${at(0.5).toFixed(1).padStart(7)}   p95 ${at(0.95).toFixed(1).padStart(7)}`,
  );
  return at(0.95);
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

process.exitCode = (await main()) ? 0 : 1;
