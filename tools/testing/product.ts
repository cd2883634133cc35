import type { TestProject } from 'vitest/node';
import { startProduct as start } from './start-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the running product with the demo in it, without a slash at the end. */
    baseUrl: string;
    /** Its `DATA_DIR`. */
    productDataDir: string;
  }
}

/** Before the browser tests: the product with the demo in it. After them it is gone. */
export default async function startProduct(project: TestProject): Promise<() => Promise<void>> {
  const { address, dataDir, stop } = await start();
  project.provide('baseUrl', address);
  project.provide('productDataDir', dataDir);
  return stop;
}
