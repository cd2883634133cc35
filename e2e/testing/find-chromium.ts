import { access } from 'node:fs/promises';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const quiet = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The browser for tests and how to start it: `CHROMIUM_PATH`, else an installed one, else the one that came with the
 * packages. What that one's package would start it with is for a page or two in a cloud function: all in one process,
 * which ends with the first page that is closed, and without the rules between origins that these tests rely on.
 * `HEADED=1` shows its window, which the one from the packages does not have.
 */
export async function findChromium(): Promise<{ executablePath: string; args: string[]; headless: boolean }> {
  const headless = process.env.HEADED !== '1';
  const executablePath = process.env.CHROMIUM_PATH ?? (await firstThere(installed));
  if (executablePath) return { executablePath, args: quiet, headless };
  if (!headless) throw new Error('HEADED=1 needs an installed Chromium or Chrome; CHROMIUM_PATH says where it is.');
  const { default: packed } = await import('@sparticuz/chromium');
  return { executablePath: await packed.executablePath(), args: quiet, headless };
}

async function firstThere(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) {
    if (
      await access(path).then(
        () => true,
        () => false,
      )
    )
      return path;
  }
  return undefined;
}
