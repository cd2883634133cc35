import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { buildWeb } from '#tools/web/build-web.ts';
import { findChromium } from './find-chromium.ts';
import { lightDevelopment } from './light-development.ts';
import { newDataDir, startProduct } from './start-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * A running product for each worker, with the demo in small pictures: its address without a slash at the end, and
     * its `DATA_DIR`.
     */
    products: { address: string; dataDir: string }[];
  }
}

const demo = join(import.meta.dirname, '..', '..', 'developments', 'asteria');

/**
 * Before the browser tests: a product for each worker, because test files share its users and units. After the tests
 * they are gone.
 */
export default async function startProducts(project: TestProject): Promise<() => Promise<void>> {
  await buildWeb((text) => process.stdout.write(`${text}\n`));
  // Unpacks it, where it must be, before the workers start.
  await findChromium();
  const dataDirs = await makeDataDirs(project.config.maxWorkers);
  const started = await Promise.allSettled(dataDirs.map((dataDir) => startProduct({ dataDir })));
  const products = started.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
  const stop = async () => {
    await Promise.all(products.map((product) => product.stop()));
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

/** Imports the demo once, and copies what the product made of it. */
async function makeDataDirs(count: number): Promise<string[]> {
  const development = await lightDevelopment(demo);
  const first = await startProduct({ development: development.folder }).finally(development.remove);
  await first.end();
  const copies = Array.from({ length: count - 1 }, async () => {
    const folder = await newDataDir();
    // Unlike Node, cp keeps the owner, which is another user where root starts PostgreSQL.
    await promisify(execFile)('cp', ['-a', `${first.dataDir}/.`, folder]);
    return folder;
  });
  return [first.dataDir, ...(await Promise.all(copies))];
}
