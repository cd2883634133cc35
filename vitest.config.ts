import { defineConfig } from 'vitest/config';
import { SlowFirst } from './tools/testing/slow-first.ts';

/** In milliseconds. No test fails for being slow: these limits only end what would never finish. */
const limits = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } };

/**
 * What all suites share. Three processes run at once, each for one file at a time and for all files of a suite, whose
 * sources it reads once. As the number is the same for every suite, none waits until another has ended.
 */
const shared = {
  ...limits,
  isolate: false,
  maxWorkers: process.env.TEST_DATABASE_URL?.split(',').length ?? 3,
};

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        test: {
          name: 'domain',
          include: ['domain/**/*.test.ts', 'contract/**/*.test.ts', 'developments/**/*.test.ts'],
          setupFiles: ['tools/testing/measure.ts'],
          ...shared,
        },
      },
      // Each process has a PostgreSQL of its own: a test may hold a transaction open, which delays snapshots in the
      // whole cluster.
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'tools/**/*.test.ts'],
          globalSetup: ['tools/testing/database.ts'],
          setupFiles: ['tools/testing/own-folder.ts', 'tools/testing/check-locks.ts', 'tools/testing/measure.ts'],
          ...shared,
          // Large initial heaps, because garbage collection took a fifth of the processor time.
          execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64', '--initial-old-space-size=512'],
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/**/*.test.ts', 'web/**/*.test.tsx'],
          setupFiles: ['tools/testing/measure.ts'],
          ...shared,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['tools/testing/product.ts'],
          setupFiles: ['tools/testing/own-folder.ts', 'tools/testing/await-products.ts', 'tools/testing/measure.ts'],
          ...shared,
        },
      },
    ],
  },
});
