import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

it('a worker that the system cannot start for a while is started later, and ends nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'loggia-supervise-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const worker = join(folder, 'worker.mjs');
  const primary = join(folder, 'primary.mjs');
  await writeFile(worker, "process.send({ kind: 'ready', address: 'http://here' }); setInterval(() => {}, 60_000);");
  await writeFile(
    primary,
    `
    import cluster from 'node:cluster';
    import { supervise } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'supervise.ts')).href)};
    // As the embedded database does in the product.
    setInterval(() => {}, 60_000);
    const { execPath } = process;
    let failures = 0;
    const report = (line) => {
      if (!line.includes('ENOENT')) return;
      failures += 1;
      if (failures === 2) process.execPath = execPath;
    };
    const options = { script: ${JSON.stringify(worker)}, arguments: [], workers: 1, url: '', drainSeconds: 0 };
    const supervisor = await supervise({ ...options, report });
    process.execPath = ${JSON.stringify(join(folder, 'nowhere'))};
    const [first] = Object.values(cluster.workers);
    const { promise: again, resolve } = Promise.withResolvers();
    cluster.on('message', resolve);
    first.process.kill('SIGKILL');
    await again;
    console.log('started again after', failures);
    await supervisor.close('now');
    process.exit(0);
  `,
  );
  const child = spawn(process.execPath, [primary], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect([output, errors]).toEqual(['started again after 2\n', '']);
});
