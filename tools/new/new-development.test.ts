import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodeArguments } from '#tools/testing/node-arguments.ts';
import { checkHere } from '#tools/testing/import-here.ts';

let parent!: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'loggia-new-'));
});
afterAll(() => rm(parent, { recursive: true }));

/** Runs `npm run new` with the given arguments; returns its exit code and output. */
function run(...args: string[]): Promise<{ code: number | null; text: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...nodeArguments, join(import.meta.dirname, 'main.ts'), ...args],
      (_, stdout, stderr) => resolve({ code: child.exitCode, text: stdout + stderr }),
    );
  });
}

describe('npm run new', () => {
  it('writes a package without mistakes or warnings, with the name and place that were asked for', async () => {
    const folder = join(parent, 'Haus am Park');
    const { code, text } = await run(folder, '--name', 'Haus „Linde“ & "Park"', '--at', '53.5511,9.9937');
    expect({ code, text }).toMatchObject({ code: 0, text: expect.stringContaining(`--check "${folder}"`) });
    const checked = await checkHere(folder);
    expect([checked.mistakes, checked.warnings]).toEqual([[], []]);
    const { settings } = JSON.parse(await readFile(join(folder, 'development.json'), 'utf8')) as {
      settings: { projectName: string; map: { centre: object } };
    };
    expect(settings).toMatchObject({
      projectName: 'Haus „Linde“ & "Park"',
      map: { centre: { lat: 53.5511, lng: 9.9937 } },
    });
    expect(await readFile(join(folder, 'README.md'), 'utf8')).toContain(`DEVELOPMENT="${folder}"`);
  });

  it('touches no folder that holds something, and says what a place looks like', async () => {
    await writeFile(join(parent, 'mine.txt'), 'mine');
    expect(await run(parent)).toEqual({ code: 2, text: `${parent} is not empty. Name a new folder.\n` });
    expect(await readFile(join(parent, 'mine.txt'), 'utf8')).toBe('mine');
    const { code, text } = await run(join(parent, 'elsewhere'), '--at', 'Hamburg');
    expect([code, text]).toEqual([2, expect.stringContaining('--at 53.55,10.00')]);
  });
});
