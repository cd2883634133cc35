import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import Fastify from 'fastify';
import { keepBuilds } from './keep-builds.ts';
import { serveWeb } from './serve-web.ts';

const root = await mkdtemp(join(tmpdir(), 'loggia-builds-'));
const web = join(root, 'web');
const kept = join(root, 'builds');
afterAll(() => rm(root, { recursive: true, force: true }));
beforeEach(async () => {
  await rm(web, { recursive: true, force: true });
  await rm(kept, { recursive: true, force: true });
});

/** Replaces the build by one whose only script is named after it. */
async function build(name: string): Promise<string> {
  await rm(web, { recursive: true, force: true });
  await mkdir(join(web, 'assets'), { recursive: true });
  await writeFile(join(web, 'assets', `app-${name}.js`), `// ${name}`);
  const shell = `<script src="/assets/app-${name}.js"></script>`;
  await writeFile(join(web, 'index.html'), shell);
  return shell;
}

async function start(hasServiceWorker = true) {
  const app = Fastify();
  await serveWeb(app, web, { keptFolder: kept, hasServiceWorker });
  return app;
}

it('serves the files of the previous build to pages that were opened with it', async () => {
  await build('one');
  await (await start()).close();
  await build('two');
  const app = await start();
  const old = await app.inject('/assets/app-one.js');
  const now = await app.inject('/assets/app-two.js');
  expect([old.body, now.body]).toEqual(['// one', '// two']);
  expect(old.headers['cache-control']).toContain('immutable');
  await app.close();
});

it('continues to serve its files while another build replaces them', async () => {
  await build('one');
  const app = await start();
  await build('two');
  expect((await app.inject('/assets/app-one.js')).body).toBe('// one');
  await app.close();
});

it('keeps the five builds that were started last', async () => {
  const keep = async (name: string, age: number) => {
    const [own = ''] = await keepBuilds(join(web, 'assets'), await build(name), kept);
    const at = new Date(Date.now() - age * 1000);
    await utimes(own, at, at);
  };
  for (const [index, name] of ['a', 'b', 'c', 'd', 'e'].entries()) await keep(name, 100 - index);
  await keep('a', 10);
  // Of a process that was killed while the clock was ahead.
  const inHours = new Date(Date.now() + 7_200_000);
  await mkdir(join(kept, 'copy-killed'));
  await utimes(join(kept, 'copy-killed'), inHours, inHours);
  const folders = await keepBuilds(join(web, 'assets'), await build('f'), kept);
  const scripts = await Promise.all(folders.map(async (folder) => (await readdir(folder))[0]));
  expect(scripts).toEqual(['app-f.js', 'app-a.js', 'app-e.js', 'app-d.js', 'app-c.js']);
  expect(await readdir(kept)).toHaveLength(5);
});

it('serves the build even if it cannot be kept', async () => {
  await build('one');
  await writeFile(kept, 'no folder');
  const app = await start();
  expect((await app.inject('/assets/app-one.js')).body).toBe('// one');
  expect(await readFile(kept, 'utf8')).toBe('no folder');
  await app.close();
});

it('sends the service worker, or one that removes the offline copy', async () => {
  await build('one');
  await writeFile(join(web, 'service-worker.js'), '// keeps');
  const on = await start();
  const off = await start(false);
  const answers = [await on.inject('/service-worker.js'), await off.inject('/service-worker.js')];
  expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(['public, no-cache', 'public, no-cache']);
  expect(answers[0]?.body).toBe('// keeps');
  expect(answers[1]?.headers['content-type']).toContain('javascript');
  expect(answers[1]?.body).toContain('registration.unregister()');
  await Promise.all([on.close(), off.close()]);
});
