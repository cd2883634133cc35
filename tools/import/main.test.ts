import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildPackage } from '#tools/testing/build-package.ts';
import { nodeArguments } from '#tools/testing/node-arguments.ts';

const good = await buildPackage({ frames: 0 });
const bad = await buildPackage({ frames: 0 });
afterAll(async () => {
  await good.remove();
  await bad.remove();
});

/** Runs `npm run import` with the given arguments; returns its exit code and output. */
function run(...args: string[]): Promise<{ code: number | null; text: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...nodeArguments, join(import.meta.dirname, 'main.ts'), ...args],
      (_, stdout, stderr) => resolve({ code: child.exitCode, text: stdout + stderr }),
    );
  });
}

test('a package without mistakes passes the check', async () => {
  expect(await run('--check', good.folder)).toEqual({ code: 0, text: 'No mistakes. Nothing was imported.\n' });
});

test('mistakes are listed by file, with line, instruction and code, and the exit code is 1', async () => {
  await bad.change('units.csv', (text) => text.replace(',15000000,', ',150.000,').replace(',available,', ',free,'));
  const { code, text } = await run('--check', bad.folder);
  expect(code).toBe(1);
  expect(text).toContain('2 mistakes; nothing was imported:\n\nunits.csv\n');
  expect(text).toContain(
    'line 2: Column price is "150.000", which is not whole minor units. Write only digits: € 284.500 is 28450000. [price_format]',
  );
  expect(text).toContain(
    'line 2: Status "free" is not known. Write one of available, reserved, sold, blocked, offer, signed, issue. [status_unknown]',
  );
});

test('a missing folder is a mistake, but wrong usage has its own exit code', async () => {
  expect(await run('--check', join(good.folder, 'nowhere'))).toMatchObject({
    code: 1,
    text: expect.stringContaining('[folder_missing]'),
  });
  expect(await run()).toMatchObject({ code: 2, text: expect.stringContaining('npm run import') });
  expect((await run('--chekc', good.folder)).code).toBe(2);
});
