import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { buildWeb } from '#tools/web/build-web.ts';
import { findChromium } from './find-chromium.ts';
import { lightDevelopment, type LightDevelopment } from './light-development.ts';
import { openRunFolder } from './run-folder.ts';
import { newDataDir, startProduct } from './start-product.ts';
import { temporaryParent } from './temporary-parent.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * A running product for each worker, with the demo in small pictures: its address without a trailing slash, and its
     * `DATA_DIR`.
     */
    products: { address: string; dataDir: string }[];
  }
}

const demo = join(import.meta.dirname, '..', '..', 'developments', 'asteria');

/**
 * Starts a product for each worker before the browser tests, because test files share its users and units. Removes them
 * after the tests.
 */
export default async function startProducts(project: TestProject): Promise<() => Promise<void>> {
  const runFolder = await openRunFolder(await temporaryParent());
  project.provide('runFolder', runFolder.path);
  const [development, chromium] = await Promise.all([
    lightDevelopment(demo, runFolder.path),
    // Unpacks the browser, if none is installed, before the workers start, since these look for temporary files
    // elsewhere.
    findChromium(),
    buildWeb((text) => process.stdout.write(`${text}\n`)),
  ]);
  process.env.CHROMIUM_PATH ??= chromium.executablePath;
  const dataDirs = await makeDataDirs(development, project.config.maxWorkers, runFolder.path);
  const started = await Promise.allSettled(dataDirs.map((dataDir) => startProduct({ dataDir })));
  const products = started.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const stop = async () => {
    await Promise.all(products.map((product) => product.stop()));
    await runFolder.remove();
  };
  const failed = started.find((start) => start.status === 'rejected');
  if (failed) {
    await stop();
    throw failed.reason;
  }
  project.provide(
    'products',
    products.map(({ address, dataDir }) => ({ address, dataDir })),
  );
  return stop;
}

/** Imports a development once, and copies the resulting `DATA_DIR`. All folders are in `parent`. */
async function makeDataDirs(development: LightDevelopment, count: number, parent: string): Promise<string[]> {
  const first = await startProduct({
    development: development.folder,
    dataDir: await newDataDir(parent),
  }).finally(development.remove);
  await first.end();
  const copies = Array.from({ length: count - 1 }, async () => {
    const folder = await newDataDir(parent);
    // Unlike Node, `cp` keeps the owner, which is another user if root starts PostgreSQL.
    await promisify(execFile)('cp', ['-a', `${first.dataDir}/.`, folder]);
    return folder;
  });
  return [first.dataDir, ...(await Promise.all(copies))];
}
