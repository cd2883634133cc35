import { inject } from 'vitest';
import { startedProducts } from './started-products.ts';

/** Browser tests begin once their products run, which start beside the tests of the other suites. */
await startedProducts(inject('productsFile'));
