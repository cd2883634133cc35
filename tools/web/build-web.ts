import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compressAssets } from './compress-assets.ts';
import { hashSources } from './hash-sources.ts';

const root = join(import.meta.dirname, '..', '..');
const stamp = '.sources';

/** Where the web is built to. */
export const webFolder = join(root, 'dist', 'web');

/**
 * Builds the web where it is missing or its sources changed since, and answers whether it had to. It is built beside
 * its
 * place and moved there whole, so that a server or another build never meets half of one.
 */
export async function buildWeb(onProgress: (text: string) => void = () => {}): Promise<boolean> {
  const hash = await hashSources(root);
  if ((await readStamp(webFolder)) === hash) return false;
  onProgress('Building the pages …');
  await mkdir(dirname(webFolder), { recursive: true });
  const draft = await mkdtemp(`${webFolder}-`);
  await buildInto(draft);
  await compressAssets(draft);
  await writeFile(join(draft, stamp), hash);
  await moveInto(draft, webFolder, hash);
  onProgress('The pages are built.');
  return true;
}

/**
 * Builds for production whatever `NODE_ENV` says: under a test runner Vite would else pack the development halves of
 * packages.
 */
async function buildInto(outDir: string): Promise<void> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    // Fetched only where it is needed: a start that finds the pages built is quick.
    const { build } = await import('vite');
    await build({
      root: join(root, 'web'),
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'error',
      build: { outDir, emptyOutDir: true },
    });
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

async function readStamp(folder: string): Promise<string | undefined> {
  return readFile(join(folder, stamp), 'utf8').catch(() => undefined);
}

/** Another build may have come first with the same: then its result stays. */
async function moveInto(draft: string, target: string, hash: string): Promise<void> {
  const old = `${draft}-old`;
  await rename(target, old).catch(() => undefined);
  await rename(draft, target).catch(async (error: unknown) => {
    if ((await readStamp(target)) !== hash) throw error;
  });
  await rm(old, { recursive: true, force: true });
  await rm(draft, { recursive: true, force: true });
}
