import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { scriptBudget } from '#tools/web/script-budget.ts';

/** A benchmark, which exits with code 0 if its goals are met. */
type Bench = { name: string; goals: string; command: string[]; env?: Record<string, string> };

const bench = (file: string, ...options: string[]) => [
  '--import',
  './tools/check-node.js',
  `bench/${file}`,
  ...options,
];
const benches: readonly Bench[] = [
  {
    name: 'script',
    goals:
      `first page: ${scriptBudget.firstPage} KB of script, ${scriptBudget.firstStyle} KB of style; ` +
      `home view until it rests: ${scriptBudget.untilRest} KB; other screens: ${scriptBudget.otherScreen} KB`,
    command: ['node_modules/vitest/vitest.mjs', 'run', '--project', 'web', 'web/budget.test.ts'],
  },
  { name: 'units', goals: '5,000 units: 700 kB of JSON', command: bench('units/main.ts') },
  {
    name: 'list',
    goals: 'list of 5,000 units: first row 300 ms, a filter 50 ms, the dashboard’s table 50 ms',
    command: bench('list/main.ts'),
  },
  {
    name: 'reserve',
    goals: 'a reservation: half as many as its bare transaction',
    command: bench('sales/reserve.ts'),
    env: { ROUNDS: '4' },
  },
  {
    name: 'sheet',
    goals: 'sheet: p95 300 ms, first 700 ms; memory: 150 MB at rest, 250 MB after 80 sheets',
    command: bench('sheet/main.ts'),
  },
  { name: 'dashboard', goals: 'figures: p95 100 ms, ten at once', command: bench('dashboard/main.ts', '--figures') },
  { name: 'api', goals: 'list of units: as many answers as plain Node', command: bench('api/main.ts') },
  {
    name: 'live',
    goals: 'a change is known in every browser within its limit',
    command: bench('live/main.ts', '--held', '200', '--changes', '10'),
  },
];

/**
 * `npm run bench`: briefly runs the benchmarks that need no running product, one after the other, and prints a table of
 * their goals and results. `-- --only units` runs one of them. Exits with 1 if a goal is missed.
 */
const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
const chosen = benches.filter(({ name }) => values.only?.includes(name) ?? true);

const results: { bench: Bench; isMet: boolean; seconds: number }[] = [];
for (const each of chosen) {
  console.log(`\n── ${each.name}\n`);
  const from = performance.now();
  const run = spawn(process.execPath, each.command, {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ...each.env },
    stdio: 'inherit',
  });
  const [code] = (await once(run, 'exit')) as [number | null];
  results.push({ bench: each, isMet: code === 0, seconds: (performance.now() - from) / 1000 });
}
console.log('\n');
for (const { bench: each, isMet, seconds } of results)
  console.log(
    `${each.name.padEnd(10)} ${(isMet ? 'met' : 'missed').padEnd(7)} ${seconds.toFixed(0).padStart(4)} s   ${each.goals}`,
  );
process.exitCode = results.every(({ isMet }) => isMet) ? 0 : 1;
