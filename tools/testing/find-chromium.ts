import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { pathExists } from '#server/files/path-exists.ts';

const installedPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const args = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Finds the browser for the tests: `CHROMIUM_PATH`, an installed one, or the headless one of `@sparticuz/chromium`, in
 * this order. That package's own arguments are not used: they run everything in a single process, which exits with the
 * first page closed, and switch off the same-origin policy. `HEADED=1` shows the window; it needs one of the first two.
 */
export async function findChromium(): Promise<{ executablePath: string; args: string[]; headless: boolean }> {
  const headless = process.env.HEADED !== '1';
  const executablePath = process.env.CHROMIUM_PATH ?? (await firstExisting(installedPaths));
  if (executablePath) return { executablePath, args, headless };
  if (!headless) throw new Error('HEADED=1 needs an installed Chromium or Chrome, or one at CHROMIUM_PATH');
  return { executablePath: await unpackChromium(), args, headless };
}

async function firstExisting(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) if (await pathExists(path)) return path;
  return undefined;
}

/**
 * Unpacks the packaged browser, once on a machine for each version and user, and returns its path. The package itself
 * writes it straight to its final path, where another process would find half of it.
 */
async function unpackChromium(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const { version } = JSON.parse(await readFile(join(dirname(entry), '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(tmpdir(), `loggia-chromium-${version}-${process.getuid?.() ?? ''}`);
  const executablePath = join(folder, 'chromium');
  if (await pathExists(executablePath)) return executablePath;
  const unpacking = await mkdtemp(`${folder}-`);
  const script = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";
  await promisify(execFile)(process.execPath, ['--eval', script], {
    cwd: import.meta.dirname,
    // Where the package unpacks to.
    env: { ...process.env, TMPDIR: unpacking },
  });
  await rename(unpacking, folder).catch(async (error: unknown) => {
    await rm(unpacking, { recursive: true, force: true });
    // Another process was faster.
    if (!(await pathExists(executablePath))) throw error;
  });
  return executablePath;
}
