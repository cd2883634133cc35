import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acceptedReason, findNeedlessRules, type RuleMutant } from './accepted-rules.ts';
import { short } from './mutate.ts';
import { printTable, type Result } from './report.ts';

/**
 * Mutates the rules in folders of `domain/` with StrykerJS and runs the tests of `domain/` against each mutant. Runs in
 * a temporary folder with the libraries that the tests need: Stryker brings some 140 packages, and fails if it finds a
 * `tsconfig.json`, because it reads that with an API that TypeScript 7 no longer has.
 */
export function mutateDomain(folders: readonly string[]): number {
  const root = join(import.meta.dirname, '../..');
  const folder = mkdtempSync(join(tmpdir(), 'loggia-mutation-'));
  try {
    for (const room of ['domain', 'contract']) cpSync(join(root, room), join(folder, room), { recursive: true });
    const { dependencies, devDependencies, imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
      devDependencies: Record<string, string>;
      imports: Record<string, string>;
    };
    const versions = { ...dependencies, ...devDependencies };
    const needed = ['vitest', 'zod', 'fast-check', '@lingui/message-utils'].map((name) => [name, versions[name]]);
    write(folder, 'package.json', {
      private: true,
      type: 'module',
      imports,
      dependencies: Object.fromEntries([
        ...needed,
        ['@stryker-mutator/core', '10.1.1'],
        ['@stryker-mutator/vitest-runner', '10.1.1'],
      ]),
    });
    write(folder, 'stryker.config.json', {
      testRunner: 'vitest',
      mutate: folders.flatMap((name) => [`domain/${name}/*.ts`, `!domain/${name}/*.test.ts`]),
      concurrency: 1,
      reporters: ['json'],
      coverageAnalysis: 'perTest',
    });
    writeFileSync(join(folder, 'vitest.config.ts'), "export default { test: { include: ['domain/*/*.test.ts'] } };\n");
    const run = (command: string, args: string[]) =>
      spawnSync(command, args, { cwd: folder, stdio: 'inherit' }).status ?? 1;
    const failed =
      run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund']) ||
      run(process.execPath, ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run']);
    return failed || reportRules(folders, join(folder, 'reports/mutation/mutation.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Place = { line: number; column: number };
type StrykerReport = {
  files: Record<
    string,
    { source: string; mutants: { status: string; replacement: string; location: { start: Place; end: Place } }[] }
  >;
};

/** Prints the results of all mutants. Returns 1 if an unaccepted one survived, or an accepted one was killed. */
function reportRules(folders: readonly string[], report: string): number {
  const { files } = JSON.parse(readFileSync(report, 'utf8')) as StrykerReport;
  const missed: RuleMutant[] = [];
  const results = Object.entries(files).flatMap(([path, { source, mutants }]) => {
    const lines = source.split('\n').map((line) => `${line}\n`);
    const offsetOf = ({ line, column }: Place) => lines.slice(0, line - 1).join('').length + column - 1;
    return mutants.map(({ status, replacement, location: { start, end } }): Result => {
      const from = source.slice(offsetOf(start), offsetOf(end));
      const mutant = { id: -1, place: `${path}:${start.line}`, what: `${short(from)} -> ${short(replacement)}` };
      if (status === 'Killed' || status === 'Timeout') return { mutant, outcome: 'killed' };
      const rule = { file: path.replace('domain/', ''), from, to: replacement };
      missed.push(rule);
      if (acceptedReason(rule) !== undefined) return { mutant, outcome: 'accepted' };
      return { mutant, outcome: status === 'NoCoverage' ? 'not run' : 'survived' };
    });
  });
  printTable(results);
  const needless = findNeedlessRules(folders, missed);
  for (const one of needless) console.log(`accepted without need: ${one}`);
  const isDone = results.every(({ outcome }) => outcome === 'killed' || outcome === 'accepted');
  return isDone && needless.length === 0 ? 0 : 1;
}

function write(folder: string, name: string, content: object): void {
  writeFileSync(join(folder, name), JSON.stringify(content));
}
