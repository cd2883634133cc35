import { access } from 'node:fs/promises';

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
  const { default: chromium } = await import('@sparticuz/chromium');
  return { executablePath: await chromium.executablePath(), args, headless };
}

async function firstExisting(paths: readonly string[]): Promise<string | undefined> {
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
