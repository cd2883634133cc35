import type { TestProject } from 'vitest/node';
import { buildWeb } from '#tools/web/build-web.ts';
import { startProduct } from './start-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A running product with the demo for each worker: its address without a slash at the end, and its `DATA_DIR`. */
    products: { address: string; dataDir: string }[];
  }
}

/**
 * Before the browser tests: a product with the demo for each worker, because test files share its users and units.
 * After the tests they are gone.
 */
export default async function startProducts(project: TestProject): Promise<() => Promise<void>> {
  // Once, before several products would each find the pages out of date.
  await buildWeb((text) => process.stdout.write(`${text}\n`));
  const started = await Promise.allSettled(Array.from({ length: project.config.maxWorkers }, () => startProduct()));
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
