import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** How many of a suite's tests passed and failed. */
type Tally = { passed: number; failed: number };

/** A step that takes longer than this hangs: it is ended and has failed, so that the run says so itself. In milliseconds. */
const longestStep = 60 * 60_000;
const root = join(import.meta.dirname, '..');
const bin = (name: string) => join(root, 'node_modules', '.bin', name);

/**
 * `npm test`: lint, types and every test, told as they run, and one closing line for all. `--also-on URL` runs the
 * server's tests a second time on that PostgreSQL. Exits with 1 where anything failed.
 */
async function testAll(): Promise<Tally> {
  const { values } = parseArgs({ options: { 'also-on': { type: 'string' } } });
  const tallies = [await check('Lint', bin('oxlint'), ['--deny-warnings']), await check('Types', bin('tsc'), ['--noEmit']), await runTests('Tests', ['run'])];
  const also = values['also-on'];
  if (also) tallies.push(await runTests('Server tests on another PostgreSQL', ['run', '--project', 'server'], { TEST_DATABASE_URL: also }));
  return tallies.reduce((all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }));
}

async function check(title: string, command: string, words: string[]): Promise<Tally> {
  const isFine = (await run(title, command, words)) === 0;
  return { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 };
}

/** Runs Vitest. A run that ends badly without a failed test (a setup that threw, a suite that could not be read) counts as one failure. */
async function runTests(title: string, words: string[], env: Record<string, string> = {}): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'loggia-results-'));
  const results = join(folder, 'results.json');
  const code = await run(title, bin('vitest'), [...words, '--reporter=default', '--reporter=json', `--outputFile.json=${results}`], env);
  const told = JSON.parse(await readFile(results, 'utf8').catch(() => '{}')) as { numPassedTests?: number; numFailedTests?: number };
  await rm(folder, { recursive: true, force: true });
  const failed = told.numFailedTests ?? 0;
  return { passed: told.numPassedTests ?? 0, failed: failed === 0 && code !== 0 ? 1 : failed };
}

async function run(title: string, command: string, words: string[], env: Record<string, string> = {}): Promise<number> {
  process.stdout.write(`\n${title}\n`);
  const child = spawn(command, words, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env }, timeout: longestStep });
  return new Promise((done) => {
    child.once('error', () => done(1));
    child.once('exit', (code) => done(code ?? 1));
  });
}

const { passed, failed } = await testAll();
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
