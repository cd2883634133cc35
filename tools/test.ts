import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';

/** The numbers of passed and failed tests, and a description of each failure. */
type Tally = { passed: number; failed: number; failures: string[] };

/** The part of Vitest's JSON report that is used here. A file that could not be run has a message and no tests. */
type Report = {
  numPassedTests?: number;
  testResults?: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
};

/** In milliseconds. A step that takes longer is killed and counts as failed. */
const maxStepTime = 60 * 60_000;
/** The number of lines of each failure to repeat at the end. */
const maxFailureLines = 12;
/** The number of threads of the compiler: one per core, at most four, which is its default. */
const checkers = Math.min(4, availableParallelism());
const root = join(import.meta.dirname, '..');
/** Every test that uses a database imports this. */
const ownDatabase = 'tools/testing/own-database.ts';
const bin = (name: string) => join(root, 'node_modules', '.bin', name);

/**
 * `npm test`: checks formatting, lint and types while it runs all tests, then repeats the failures and prints a
 * summary. Given paths, or `-t` with part of a test's name, it only runs those tests. `--also-on URL` runs the server
 * tests that use a database again on another PostgreSQL. Exits with 1 if anything failed.
 */
async function testAll(): Promise<Tally> {
  const { values, positionals: paths } = parseArgs({
    options: { 'also-on': { type: 'string' }, testNamePattern: { type: 'string', short: 't' } },
    allowPositionals: true,
  });
  const otherDatabase = values['also-on'];
  const pattern = values.testNamePattern;
  if (paths.length > 0 || pattern !== undefined) {
    if (otherDatabase) throw new Error('--also-on cannot be combined with paths or -t');
    return runTests('Tests', ['run', ...paths, ...(pattern === undefined ? [] : ['--testNamePattern', pattern])]);
  }
  // The checks use the time in which Vitest prepares the tests, which is not enough work for all cores.
  const tallies = await Promise.all([
    check('Format', bin('oxfmt'), ['--check']),
    check('Lint', bin('oxlint'), ['--deny-warnings', '--report-unused-disable-directives']),
    // Checkers duplicate work, and garbage collection takes a fifth of their time.
    check('Types', bin('tsc'), ['--noEmit', '--checkers', String(checkers)], { GOGC: '400' }),
    runTests('Tests', ['run']),
  ]);
  if (otherDatabase)
    tallies.push(
      await runTests('Server tests on another PostgreSQL', ['related', '--run', '--project', 'server', ownDatabase], {
        TEST_DATABASE_URL: otherDatabase,
      }),
    );
  return {
    passed: tallies.reduce((sum, tally) => sum + tally.passed, 0),
    failed: tallies.reduce((sum, tally) => sum + tally.failed, 0),
    failures: tallies.flatMap((tally) => tally.failures),
  };
}

/** Runs a check, and prints its output in one piece, because the tests print meanwhile. */
async function check(title: string, command: string, args: string[], env: Record<string, string> = {}): Promise<Tally> {
  const child = start(command, args, env, ['inherit', 'pipe', 'pipe']);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  const isFine = (await codeOf(child)) === 0;
  process.stdout.write(`\n${title}\n${output}`);
  return { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1, failures: isFine ? [] : [withDetails(title, output)] };
}

/**
 * Runs Vitest. A run that fails although no test did (because a setup threw or a file could not be loaded) counts as
 * one failure.
 */
async function runTests(title: string, args: string[], env: Record<string, string> = {}): Promise<Tally> {
  const folder = await mkdtemp(join(tmpdir(), 'loggia-results-'));
  const results = join(folder, 'results.json');
  const code = await run(
    title,
    bin('vitest'),
    [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${results}`],
    env,
  );
  const report = JSON.parse(await readFile(results, 'utf8').catch(() => '{}')) as Report;
  await rm(folder, { recursive: true, force: true });
  const failures = listFailures(title, report);
  if (code !== 0 && failures.length === 0) failures.push(`${title}: exit code ${code}, although no test failed`);
  return { passed: report.numPassedTests ?? 0, failed: failures.length, failures };
}

/** Lists failed tests and files that could not be run, each with the first lines of its message. */
function listFailures(title: string, { testResults = [] }: Report): string[] {
  const describeFailure = (file: string, name: string, why = '') =>
    withDetails(`${title}: ${relative(root, file)} › ${name}`, why);
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [describeFailure(name, 'could not be run', message)];
    return failed.map((test) => describeFailure(name, test.fullName, test.failureMessages?.join('\n')));
  });
}

/** What failed, with the first lines of its message. */
function withDetails(what: string, message: string): string {
  return [what, ...message.trim().split('\n').slice(0, maxFailureLines)].join('\n    ');
}

async function run(title: string, command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  process.stdout.write(`\n${title}\n`);
  return codeOf(start(command, args, env, 'inherit'));
}

function start(command: string, args: string[], env: Record<string, string>, stdio: StdioOptions): ChildProcess {
  return spawn(command, args, { cwd: root, stdio, env: { ...process.env, ...env }, timeout: maxStepTime });
}

/** The exit code once all output has been read; 1 if the process could not be started or was killed. */
function codeOf(child: ChildProcess): Promise<number> {
  return new Promise((done) => {
    child.once('error', () => done(1));
    child.once('close', (code) => done(code ?? 1));
  });
}

const { passed, failed, failures } = await testAll();
if (failures.length > 0) process.stdout.write(`\nFailures\n\n${failures.join('\n\n')}\n`);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
