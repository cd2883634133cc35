import { defineConfig } from 'vitest/config';
import { SlowFirst } from './tools/testing/slow-first.ts';

/** In milliseconds. No test fails for being slow: these limits only end what would never finish. */
const limits = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } };

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst },
    projects: [
      {
        test: {
          name: 'domain',
          include: ['domain/**/*.test.ts', 'contract/**/*.test.ts', 'developments/**/*.test.ts'],
          setupFiles: ['tools/testing/measure.ts'],
          ...limits,
          isolate: false,
        },
      },
      // Three processes. Each reads the server's code once for all its files, and has a separate PostgreSQL: a test may
      // hold a transaction open, which delays snapshots in the whole cluster.
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'tools/**/*.test.ts'],
          globalSetup: ['tools/testing/database.ts'],
          setupFiles: ['tools/testing/own-folder.ts', 'tools/testing/check-locks.ts', 'tools/testing/measure.ts'],
          ...limits,
          isolate: false,
          // Large initial heaps, because garbage collection took a fifth of the processor time.
          execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64', '--initial-old-space-size=512'],
          maxWorkers: process.env.TEST_DATABASE_URL?.split(',').length ?? 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/**/*.test.ts', 'web/**/*.test.tsx'],
          setupFiles: ['tools/testing/measure.ts'],
          ...limits,
          isolate: false,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['tools/testing/product.ts'],
          setupFiles: ['tools/testing/own-folder.ts', 'tools/testing/measure.ts'],
          isolate: false,
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
          ...limits,
        },
      },
    ],
  },
});
