import { inject } from 'vitest';
import { productOf, type StartedProduct } from '#tools/testing/started-products.ts';

/** The product of this worker. */
export function ownProduct(): StartedProduct {
  return productOf(inject('productsFile'), Number(process.env.VITEST_POOL_ID ?? '1'));
}
