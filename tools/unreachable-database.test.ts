import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { runHere } from '#tools/testing/run-here.ts';
import { createAdminCommand, explainFailure as explainAdmin } from './accounts/create-admin-command.ts';
import { backupCommand, explainFailure as explainBackup } from './backup/backup-command.ts';

it.each([
  ['create-admin', createAdminCommand, ['boss@show.example', 'Ada Boss'], explainAdmin],
  ['backup', backupCommand, [tmpdir(), '--unencrypted'], explainBackup],
] as const)('%s says that the database cannot be reached, and what to do', async (_, command, args, explain) => {
  const env = { DATABASE_URL: 'postgres://loggia:planted@127.0.0.1:1/loggia' };
  const { code, text } = await runHere(command, [...args], { env, typed: 'long enough\n', explain });
  expect(code).toBe(1);
  expect(text).toMatch(/The database cannot be used: .*ECONNREFUSED.*"npm run doctor"/);
  expect(text).not.toContain('planted');
});
