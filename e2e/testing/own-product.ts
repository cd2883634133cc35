import { inject } from 'vitest';

/** The product of this worker: its address without a trailing slash, and its `DATA_DIR`. */
export function ownProduct(): { address: string; dataDir: string } {
  const worker = process.env.VITEST_POOL_ID ?? '1';
  const product = inject('products')[Number(worker) - 1];
  if (product === undefined) throw new Error(`Worker ${worker} has no product of its own`);
  return product;
}
