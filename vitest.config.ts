import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'domain',
          include: ['domain/**/*.test.ts', 'contract/**/*.test.ts', 'developments/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      // One process, which reads the server's code once for all files. One file at a time: an open transaction of
      // another test would be one in the same cluster.
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'tools/**/*.test.ts'],
          globalSetup: ['tools/testing/database.ts'],
          setupFiles: ['tools/testing/check-locks.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          isolate: false,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/**/*.test.ts', 'web/**/*.test.tsx'],
          globalSetup: ['tools/testing/web-build.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['tools/testing/product.ts'],
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
