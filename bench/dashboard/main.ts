import { parseArgs } from 'node:util';
import { required } from '#tools/required.ts';
import { quantile } from '#tools/testing/quantile.ts';
import { startSampleServer } from '../start-server.ts';
import { measuredCalls, type MeasuredCall } from './measured-calls.ts';

const { values: options } = parseArgs({ options: { figures: { type: 'boolean', default: false } } });
const units = 5_000;
const clients = 20_000;
const warmUpRounds = 3;
const rounds = 40;
const atOnce = 10;
/** The highest 95th percentile allowed, in milliseconds. */
const limit = 100;

/**
 * `npm run bench:dashboard`: measures the calls of the dashboard with 20,000 clients and 5,000 units for an
 * administrator, who sees everything: one after another, and the figures ten times at once. With `-- --figures`, only
 * the figures.
 */
async function main(): Promise<boolean> {
  const { address, cookie, stop } = await startSampleServer({ units, clients });
  try {
    const lead = await findLead(address, cookie);
    console.log(`${clients} clients, ${units} units, ${rounds} rounds; milliseconds\n`);
    const slow: string[] = [];
    const calls = measuredCalls({ client: lead.id, user: lead.user.id }).filter(
      ({ isFigure }) => isFigure || !options.figures,
    );
    for (const call of calls) if ((await measure(address, [cookie], call)) > limit) slow.push(call.name);
    console.log(`\n${atOnce} at once\n`);
    const cookies = Array.from({ length: atOnce }, () => cookie);
    for (const call of calls.filter(({ isFigure }) => isFigure))
      if ((await measure(address, cookies, call)) > limit) slow.push(`${call.name}, ${atOnce} at once`);
    console.log(slow.length === 0 ? `\nEvery p95 is below ${limit} ms.` : `\nAbove ${limit} ms: ${slow.join('; ')}.`);
    return slow.length === 0;
  } finally {
    await stop();
  }
}

/** A client of the sample and their sales user. */
async function findLead(address: string, cookie: string): Promise<{ id: number; user: { id: number } }> {
  const answer = await fetch(`${address}/api/leads?per_page=1&search=sample`, { headers: { cookie } });
  const { leads } = (await answer.json()) as { leads: { id: number; user: { id: number } }[] };
  return required(leads[0], 'a lead');
}

/**
 * Measures a call, made by all these users at once and repeated when all are answered. Prints its median and 95th
 * percentile in milliseconds, and returns the latter.
 */
async function measure(address: string, cookies: readonly string[], call: MeasuredCall): Promise<number> {
  const times: number[] = [];
  // Fewer rounds if many call at once: each of them gives as many times.
  const measuredRounds = rounds / Math.sqrt(cookies.length);
  for (let round = -warmUpRounds; round < measuredRounds; round += 1) {
    const timesOfRound = await Promise.all(cookies.map((cookie) => timeOf(address, cookie, call)));
    if (round >= 0) times.push(...timesOfRound);
  }
  const median = quantile(times, 0.5);
  const p95 = quantile(times, 0.95);
  console.log(`${call.name.padEnd(36)} median ${median.toFixed(1).padStart(7)}   p95 ${p95.toFixed(1).padStart(7)}`);
  return p95;
}

/** The time until a call is answered, in milliseconds. */
async function timeOf(address: string, cookie: string, call: MeasuredCall): Promise<number> {
  const from = performance.now();
  const answer = await fetch(`${address}/api${call.path}`, {
    method: call.method ?? 'GET',
    headers: { cookie },
    ...(call.body ? { body: new URLSearchParams(call.body) } : {}),
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${call.name}: ${answer.status}`);
  return performance.now() - from;
}

process.exitCode = (await main()) ? 0 : 1;
