import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compressAssets } from './compress-assets.ts';
import { hashSources } from './hash-sources.ts';

const root = join(import.meta.dirname, '..', '..');
const stamp = '.sources';

/** The output folder of the web build. */
export const webFolder = join(root, 'dist', 'web');

/**
 * Builds the web if it is missing or its sources have changed, and returns whether it did. It is built in a temporary
 * folder and then moved into place, so that servers and other builds never see half a build.
 */
export async function buildWeb(onProgress: (text: string) => void = () => {}): Promise<boolean> {
  const hash = await hashSources(root);
  if ((await readStamp(webFolder)) === hash) return false;
  onProgress('Building the pages …');
  const made = await mkdir(dirname(webFolder), { recursive: true });
  if (made !== undefined) await chmod(made, 0o755);
  const draft = await mkdtemp(`${webFolder}-`);
  try {
    await buildInto(draft);
    await compressAssets(draft);
    await writeFile(join(draft, stamp), hash);
    await makeReadable(draft);
    await moveInto(draft, webFolder, hash);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  onProgress('The pages are built.');
  return true;
}

/** Why the pages in a folder are not those of the current sources; undefined if they are. */
export async function findStaleness(folder: string): Promise<string | undefined> {
  const stamped = await readStamp(folder);
  if (stamped === undefined) return 'they are not built, or cannot be read';
  return stamped === (await hashSources(root)) ? undefined : 'their sources have changed since they were built';
}

/**
 * Builds for production regardless of `NODE_ENV`: under a test runner, Vite would otherwise bundle the development
 * versions of packages.
 */
async function buildInto(outDir: string): Promise<void> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    // Imported only when needed, so that a start with built pages is quick.
    const { build } = await importVite();
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

/** Vite and the dependencies of the pages are installed only where pages are built. */
async function importVite(): Promise<typeof import('vite')> {
  return import('vite').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error(
      'The pages are not built, or their sources have changed since, and what builds them is not installed. ' +
        'Run "npm ci" and "npm run build"; after that, "npm ci --omit=dev" may remove what only the build needs.',
      { cause: error },
    );
  });
}

/** The server may run as another user than the build, and temporary folders and the umask may deny reading. */
async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}

async function readStamp(folder: string): Promise<string | undefined> {
  return readFile(join(folder, stamp), 'utf8').catch(() => undefined);
}

/** If another build of the same sources was moved there first, that one is kept. */
async function moveInto(draft: string, target: string, hash: string): Promise<void> {
  const old = `${draft}-old`;
  await rename(target, old).catch(() => undefined);
  await rename(draft, target).catch(async (error: unknown) => {
    if ((await readStamp(target)) !== hash) throw error;
  });
  await rm(old, { recursive: true, force: true });
}
