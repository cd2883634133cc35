import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Mutates the rules in folders of `domain/` with StrykerJS and runs the tests of `domain/` against each mutant. It runs
 * in a folder of its own, with the libraries that the tests need: Stryker brings some 140 packages, and fails where it
 * finds a `tsconfig.json`, because it reads that with an API that TypeScript 7 no longer has.
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
      reporters: ['clear-text'],
      coverageAnalysis: 'perTest',
    });
    writeFileSync(join(folder, 'vitest.config.ts'), "export default { test: { include: ['domain/*/*.test.ts'] } };\n");
    const run = (command: string, args: string[]) =>
      spawnSync(command, args, { cwd: folder, stdio: 'inherit' }).status ?? 1;
    return (
      run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund']) ||
      run(process.execPath, ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run'])
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function write(folder: string, name: string, content: object): void {
  writeFileSync(join(folder, name), JSON.stringify(content));
}
