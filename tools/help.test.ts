import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

it.each([
  ['backup', 'backup/main.ts'],
  ['create-admin', 'accounts/main.ts'],
  ['import', 'import/main.ts'],
  ['map', 'map/main.ts'],
  ['new', 'new/main.ts'],
  ['restore', 'backup/restore.ts'],
  ['texts', 'texts/main.ts'],
])('npm run %s -- --help says how to call it', async (name, file) => {
  const { stdout, stderr } = await run(process.execPath, [join(import.meta.dirname, file), '--help']);
  expect(stdout.trim().split('\n')[0]).toContain(`npm run ${name} -- `);
  expect(stderr).toBe('');
});
