import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { createWorker, type WorkerLimits } from './worker.ts';

const folder = await mkdtemp(join(tmpdir(), 'loggia-worker-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const limits: WorkerLimits = { time: 60_000, heap: 64, memory: 256, output: 1 };
const addressOf = (file: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, file)).href);
/** What the test worker does, by command. */
const script = join(folder, 'worker.mjs');
await writeFile(
  script,
  `
  import { mkdirSync } from 'node:fs';
  import { serveJobs } from ${addressOf('serve-jobs.ts')};
  const kept = [];
  const works = {
    echo: async () => ({ pid: process.pid, env: Object.keys(process.env) }),
    loop: async () => { for (;;); },
    buffers: async () => { for (;;) kept.push(Buffer.alloc(8 * 1024 ** 2, 1)); },
    objects: async () => { for (;;) kept.push({ text: String(Math.random()) }); },
    kill: async () => process.kill(process.pid, 'SIGKILL'),
    killOnce: async () => { try { mkdirSync(${JSON.stringify(join(folder, 'killed'))}); } catch { return 'done'; } works.kill(); },
    throw: async () => { throw new Error('torn'); },
    talk: async () => 'x'.repeat(2 * 1024 ** 2),
    count: async (onProgress) => { for (const done of [1, 2, 3]) onProgress(done); return 'counted'; },
    stall: async (onProgress) => { onProgress(1); await new Promise(() => setInterval(() => {}, 1000)); },
    pid: async (onProgress) => { onProgress(process.pid); for (;;); },
  };
  serveJobs((what, onProgress) => works[what](onProgress));
`,
);
const workerWith = (other: Partial<WorkerLimits> = {}, keepFor = 0) =>
  createWorker<string, unknown>({ script, limits: { ...limits, ...other }, parse: (value) => value, keepFor });
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('an aborted job gives a result, and the next job runs', () => {
  it.each([
    ['loop', 'too_long', { time: 500 }],
    ['stall', 'too_long', { silence: 500 }],
    ['buffers', 'too_large', {}],
    ['objects', 'too_large', { memory: 4_096 }],
    ['talk', 'too_large', {}],
    ['kill', 'crashed', {}],
    ['throw', 'crashed', {}],
  ] as const)('%s: %s', async (what, refusal, other) => {
    const worker = workerWith(other);
    expect(await worker.run(what)).toMatchObject({ ok: false, refusal });
    // On a slow machine, limits this short would abort the next job too.
    const next = what === 'loop' || what === 'stall' ? workerWith() : worker;
    expect(await next.run('echo')).toMatchObject({ ok: true });
    worker.close();
  });
});

it('leaves compiled code in the cache of the server, if it has one, without seeing its environment', async () => {
  const cache = join(folder, 'cache');
  const former = process.env.NODE_COMPILE_CACHE;
  process.env.NODE_COMPILE_CACHE = cache;
  try {
    expect(await workerWith().run('echo')).toMatchObject({ value: { env: [] } });
    expect((await readdir(cache, { recursive: true })).length).toBeGreaterThan(1);
    await rm(cache, { recursive: true });
    delete process.env.NODE_COMPILE_CACHE;
    expect(await workerWith().run('echo')).toMatchObject({ ok: true });
    await expect(readdir(cache)).rejects.toThrow('ENOENT');
  } finally {
    if (former === undefined) delete process.env.NODE_COMPILE_CACHE;
    else process.env.NODE_COMPILE_CACHE = former;
  }
});

it('runs a job once more whose process is killed from outside', async () => {
  expect(await workerWith().run('killOnce')).toEqual({ ok: true, value: 'done' });
});

it('does not see the environment, and reports progress', async () => {
  const worker = workerWith();
  const reports: unknown[] = [];
  expect(await worker.run('echo')).toMatchObject({ value: { env: [] } });
  expect(await worker.run('count', { onProgress: (progress) => reports.push(progress) })).toEqual({
    ok: true,
    value: 'counted',
  });
  expect(reports).toEqual([1, 2, 3]);
});

it('starts a new process for each job, or reuses one after success', async () => {
  const pidOf = async (worker: ReturnType<typeof workerWith>) =>
    ((await worker.run('echo')) as { value: { pid: number } }).value.pid;
  const fresh = workerWith();
  const kept = workerWith({}, 60_000);
  expect(await pidOf(fresh)).not.toBe(await pidOf(fresh));
  const first = await pidOf(kept);
  expect(await pidOf(kept)).toBe(first);
  await kept.run('throw');
  const second = await pidOf(kept);
  expect(second).not.toBe(first);
  kept.close();
  await expect.poll(() => isAlive(second)).toBe(false);
});

it('ends its process when a job is aborted or the worker is closed', async () => {
  for (const end of ['signal', 'close'] as const) {
    const worker = workerWith();
    const given = new AbortController();
    const begun = Promise.withResolvers<number>();
    const job = worker
      .run('pid', { signal: given.signal, onProgress: (pid) => begun.resolve(pid as number) })
      .catch(String);
    const pid = await begun.promise;
    if (end === 'signal') given.abort(new Error('enough'));
    else worker.close();
    expect(await job).toContain(end === 'signal' ? 'enough' : 'closed');
    await expect.poll(() => isAlive(pid)).toBe(false);
  }
});

it('leaves no process behind when the server is killed, even one that never yields', async () => {
  const server = join(folder, 'server.mjs');
  await writeFile(
    server,
    `
    import { createWorker } from ${addressOf('worker.ts')};
    const worker = createWorker({ script: ${JSON.stringify(script)}, limits: ${JSON.stringify(limits)}, parse: (value) => value });
    void worker.run('pid', { onProgress: (pid) => console.log(pid) });
  `,
  );
  const child = spawn(process.execPath, [server], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  const pid = Number(String(output));
  expect(isAlive(pid)).toBe(true);
  child.kill('SIGKILL');
  await expect.poll(() => isAlive(pid)).toBe(false);
});

// On Windows, there is no such limit.
it.skipIf(process.platform === 'win32')('asks for patience while the server may open no more files', async () => {
  const server = join(folder, 'without-files.mjs');
  await writeFile(
    server,
    `
    import { closeSync, openSync } from 'node:fs';
    import { createWorker } from ${addressOf('worker.ts')};
    const worker = createWorker({ script: ${JSON.stringify(script)}, limits: ${JSON.stringify(limits)}, parse: (value) => value });
    const open = [];
    try { for (;;) open.push(openSync(${JSON.stringify(script)})); } catch {}
    const { code, headers } = await worker.run('echo').catch((error) => error);
    open.forEach(closeSync);
    const { ok } = await worker.run('echo');
    console.log(JSON.stringify([code, headers, ok]));
  `,
  );
  const child = spawn('sh', ['-c', 'ulimit -n 200; exec "$0" "$1"', process.execPath, server], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  expect(JSON.parse(String(output))).toEqual(['unavailable', { 'retry-after': '5' }, true]);
});
