import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { writeFinishedDevelopment } from '#tools/testing/finished-development.ts';
import { demoPassword, demoUsers } from './demo/demo-accounts.ts';
import { buildPackage } from './testing/build-package.ts';
import { nodeArguments } from './testing/node-arguments.ts';
import { webFolder } from './web/build-web.ts';

const root = join(import.meta.dirname, '..');
const built = await buildPackage();
await built.write('demo.json', JSON.stringify({ projectName: built.options.projectName }));
const dataDir = await mkdtemp(join(tmpdir(), 'loggia-start-'));
await chmod(dataDir, 0o755);
const build = async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [...nodeArguments, 'tools/build.ts'], { cwd: root });
  return stdout;
};
await build();
const running = new Set<ChildProcess>();

afterAll(async () => {
  for (const child of running) {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }
  await built.remove();
  await rm(dataDir, { recursive: true, force: true });
});

/** The product like after `npm start`. `output` is what it printed until it was ready or had ended. */
type Started = {
  child: ChildProcess;
  output: string;
  address: string;
  exitCode: number | null;
  /** What it has printed so far. */
  written(): string;
};

/** Starts the product like `npm start`, or by another command, which then leads a group of processes. */
async function start(more: Record<string, string> = {}, by: readonly string[] = []): Promise<Started> {
  const env = {
    ...process.env,
    npm_lifecycle_event: 'start',
    NODE_ENV: '',
    PORT: '0',
    DATA_DIR: dataDir,
    DEVELOPMENT: built.folder,
    ...more,
  };
  const [command = '', ...args] = [...by, process.execPath, ...nodeArguments, 'tools/start.ts'];
  const child = spawn(command, args, { cwd: root, env, detached: by.length > 0 });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let output = '';
  const ready = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += String(chunk);
      if (/ready: http\S+\n[\s\S]*\n\n$/.test(output)) ready.resolve();
    });
  }
  await Promise.race([ready.promise, once(child, 'close')]);
  const address = /ready: (http\S+)/.exec(output)?.[1] ?? '';
  return { child, output, address, exitCode: child.exitCode, written: () => output };
}

async function stop(child: ChildProcess): Promise<number | null> {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  return (await gone)[0] as number | null;
}

it('builds pages that every user can read, compressed, and does not build them twice', async () => {
  const entries = await readdir(webFolder, { recursive: true, withFileTypes: true });
  const paths = [webFolder, ...entries.map((entry) => join(entry.parentPath, entry.name))];
  const closed: string[] = [];
  for (const path of paths) {
    const about = await stat(path);
    const needed = about.isDirectory() ? 0o005 : 0o004;
    if ((about.mode & needed) !== needed) closed.push(path);
  }
  expect(closed).toEqual([]);
  for (const suffix of ['index.html', '.js.br', '.css.gz'])
    expect([suffix, paths.some((path) => path.endsWith(suffix))]).toEqual([suffix, true]);
  expect(await build()).toContain('up to date');
});

it('fills an empty folder, serves it, refuses to run twice, restarts without importing again, and closes once if all processes get the signal', async () => {
  const first = await start();
  for (const user of demoUsers) expect(first.output).toContain(user.email);
  const buildings = await (await fetch(`${first.address}/api/buildings`)).json();
  expect(buildings).toHaveLength(2);
  expect(first.output).not.toContain('Building the pages');
  expect(await (await fetch(first.address)).text()).toContain('id="boot"');
  expect((await fetch(`${first.address}/api/readyz`)).status).toBe(200);
  const login = await fetch(`${first.address}/api/users/login`, {
    method: 'POST',
    body: new URLSearchParams({ email: demoUsers[0]!.email, password: demoPassword, project_id: '7' }),
  });
  expect(await login.json()).toMatchObject({ response: true });

  const twin = await start();
  expect([twin.exitCode, twin.output]).toEqual([1, expect.stringContaining('already running')]);

  const ended = performance.now();
  expect(await stop(first.child)).toBe(0);
  expect(performance.now() - ended).toBeLessThan(10_000);

  expect(first.output).toContain('Loading it');
  // Started by a shell, as by npm: with another command to run, it stays the parent instead of being replaced.
  const shell = await start({ DRAIN_SECONDS: '1' }, ['sh', '-c', '"$@"; exit $?', 'sh']);
  expect(shell.output).not.toContain('Checking the development');
  expect(await (await fetch(`${shell.address}/api/buildings`)).json()).toEqual(buildings);
  // Npm, its shell and the server are all told to end. The output stays open until the server has ended.
  const closed = once(shell.child, 'close');
  process.kill(-(shell.child.pid ?? 0), 'SIGTERM');
  await closed;
  expect(shell.written()).not.toContain('second SIGTERM');
});

it('reports everything that is wrong with its environment and ends', async () => {
  const { exitCode, output } = await start({ PORT: 'x', DATABASE_URL: 'y' });
  expect(exitCode).toBe(1);
  expect(output).toMatch(/PORT[\s\S]*DATABASE_URL/);
});

it('reports the mistakes of a development and ends', async () => {
  const other = await mkdtemp(join(tmpdir(), 'loggia-start-'));
  await chmod(other, 0o755);
  const { exitCode, output } = await start({ DATA_DIR: other, DEVELOPMENT: join(built.folder, 'pictures') });
  expect(exitCode).toBe(1);
  expect(output).toContain('has mistakes');
  await rm(other, { recursive: true, force: true });
});

it('starts with a package written by npm run new, in its languages', async () => {
  const ownDir = await mkdtemp(join(tmpdir(), 'loggia-start-'));
  try {
    const folder = join(ownDir, 'harbour');
    await writeFinishedDevelopment(folder, { name: 'المرفأ', lat: 25.2, lng: 55.27, languages: ['ar', 'de'] });
    const { child, address, output } = await start({ DATA_DIR: join(ownDir, 'data'), DEVELOPMENT: folder });
    expect(output).not.toContain('warning');
    expect(output).toContain(`DATA_DIR="${join(ownDir, 'data')}" npm run create-admin`);
    const arabic = await (await fetch(address)).text();
    expect(arabic).toMatch(/<html[^>]* lang="ar"[^>]* dir="rtl"/);
    expect(arabic).toMatch(/<title>[^<]*المرفأ/);
    expect(await (await fetch(`${address}/?lang=de`)).text()).toMatch(/<html[^>]* lang="de"/);
    expect(await (await fetch(`${address}/api/buildings`)).json()).toMatchObject([
      { name_ar: 'المبنى A', name_de: 'Haus A' },
      { name_ar: 'فيلا', name_de: 'Villa' },
    ]);
    expect(await stop(child)).toBe(0);
  } finally {
    await rm(ownDir, { recursive: true, force: true });
  }
});
