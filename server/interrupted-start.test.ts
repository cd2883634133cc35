import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listPostgres } from '#tools/testing/embedded-server.ts';
import { nodeArguments } from '#tools/testing/node-arguments.ts';

const urlOf = (file: string) => JSON.stringify(join(import.meta.dirname, file));

/** Starts the server, and queries the database in a loop until a signal ends it. */
const script = `
  import { startServer } from ${urlOf('main.ts')};
  import { readEnvironment } from ${urlOf('environment.ts')};
  await startServer(readEnvironment(process.env), process.env.DATA_DIR, async ({ pool }) => {
    process.stdout.write('preparing');
    for (;;) await pool.query('select pg_sleep(0.1)');
  });`;

it.runIf(process.platform === 'linux')(
  'says that its start was interrupted, not which statement the end of its database made fail',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'loggia-interrupted-'));
    await chmod(dataDir, 0o755);
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const child = spawn(process.execPath, [...nodeArguments, '--input-type=module', '--eval', script], {
      cwd: join(import.meta.dirname, '..'),
      env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, PORT: '0' },
    });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => (output += String(chunk)));
    await once(child.stdout, 'data');
    child.kill('SIGINT');
    const [code] = await once(child, 'close');
    // A slow machine also says that the migration takes long.
    const lines = output
      .trimEnd()
      .split('\n')
      .filter((line) => !line.startsWith('The database is still being migrated'));
    expect([code, lines]).toEqual([1, [expect.stringMatching(/^The start was ended by SIGINT\. Start again/)]]);
    expect((await listPostgres(dataDir)).all).toEqual([]);
    await rm(dataDir, { recursive: true, force: true });
  },
);
