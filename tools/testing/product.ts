import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildWeb } from '#tools/web/build-web.ts';
import { keepCompiledCode } from './compile-cache.ts';
import { copyDataDir } from './copy-data-dir.ts';
import { findChromium } from './find-chromium.ts';
import { lightDevelopment, type LightDevelopment } from './light-development.ts';
import { openRunFolder } from './run-folder.ts';
import { newDataDir, startProduct, type RunningProduct } from './start-product.ts';
import { writeOutcome } from './started-products.ts';
import { temporaryParent } from './temporary-parent.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file of `writeOutcome`, with a product for each worker that has the demo in small pictures. */
    productsFile: string;
  }
}

const demo = join(import.meta.dirname, '..', '..', 'developments', 'asteria');

/**
 * Starts a product for each worker of the browser tests, because test files share its users and units. Removes them
 * after the tests. Only what takes the files of the web is awaited here: the products start beside other tests.
 */
export default async function prepareProducts(project: TestProject): Promise<() => Promise<void>> {
  keepCompiledCode();
  const runFolder = await openRunFolder(await temporaryParent());
  project.provide('runFolder', runFolder.path);
  const [development, chromium] = await Promise.all([
    lightDevelopment(demo, runFolder.path),
    // Unpacks the browser, if none is installed, before the workers start, since these look for temporary files
    // elsewhere.
    findChromium(),
    // Tests of other suites need it too, and find it built.
    buildWeb((text) => process.stdout.write(`${text}\n`)),
  ]);
  process.env.CHROMIUM_PATH ??= chromium.executablePath;
  const file = join(runFolder.path, 'products.json');
  project.provide('productsFile', file);
  const running: RunningProduct[] = [];
  const starting = startProducts(development, project.config.maxWorkers, runFolder.path, running).then(
    () => writeOutcome(file, { products: running.map(({ address, dataDir }) => ({ address, dataDir })) }),
    (error: unknown) => writeOutcome(file, { failure: String(error) }),
  );
  return async () => {
    await starting;
    await Promise.all(running.map((product) => product.stop()));
    await runFolder.remove();
  };
}

/** Adds to `running` what was started, also if another could not be. */
async function startProducts(
  development: LightDevelopment,
  count: number,
  parent: string,
  running: RunningProduct[],
): Promise<void> {
  const dataDirs = await makeDataDirs(development, count, parent);
  const started = await Promise.allSettled(dataDirs.map((dataDir) => startProduct({ dataDir })));
  running.push(...started.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : [])));
  const failed = started.find((start) => start.status === 'rejected');
  if (failed) throw failed.reason;
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
    await copyDataDir(first.dataDir, folder);
    return folder;
  });
  return [first.dataDir, ...(await Promise.all(copies))];
}
