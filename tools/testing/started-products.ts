import { readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathExists } from '#server/files/path-exists.ts';

/** A product that runs for a worker of the browser tests: its address without a trailing slash, and its `DATA_DIR`. */
export type StartedProduct = { address: string; dataDir: string };

/** The products, one for each worker, or why they could not be started. */
type Outcome = { products: StartedProduct[] } | { failure: string };

/** Between two looks at the file, in milliseconds. */
const interval = 100;

/** Writes the outcome of starting the products into a file, for the workers. They never see half of it. */
export async function writeOutcome(file: string, outcome: Outcome): Promise<void> {
  await writeFile(`${file}.partial`, JSON.stringify(outcome));
  await rename(`${file}.partial`, file);
}

/** Waits for the file of `writeOutcome`. Throws if the products could not be started. */
export async function startedProducts(file: string): Promise<void> {
  while (!(await pathExists(file))) await sleep(interval);
  const outcome = JSON.parse(await readFile(file, 'utf8')) as Outcome;
  if ('failure' in outcome) throw new Error(`The products could not be started: ${outcome.failure}`);
}

/** The product of a worker, counted from 1, once `startedProducts` has returned. */
export function productOf(file: string, worker: number): StartedProduct {
  const { products } = JSON.parse(readFileSync(file, 'utf8')) as { products: StartedProduct[] };
  const product = products[worker - 1];
  if (product === undefined) throw new Error(`Worker ${worker} has no product of its own`);
  return product;
}
