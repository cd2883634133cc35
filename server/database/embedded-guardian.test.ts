import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startGuardian } from './embedded-guardian.ts';

it('a guardian that the system cannot start is an error, which does not end this process', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'loggia-guardian-'));
  const { execPath } = process;
  onTestFinished(async () => {
    process.execPath = execPath;
    await rm(folder, { recursive: true });
  });
  process.execPath = join(folder, 'nowhere');
  const cluster = { folder, data: join(folder, 'data'), name: 'loggia-test', password: '' };
  await expect(startGuardian(cluster, { isUnprivileged: false })).rejects.toThrow('ENOENT');
});
