import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests of the server wait for databases and processes most of their time: two at once fill two cores. */
const maxWorkers = Math.max(2, availableParallelism() - 1);
/** In milliseconds: how long `expect.poll` waits in a browser test, as long as Playwright's locators do. What has come a second later on a slow machine is not wrong. */
const longestWait = 30_000;

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['domain/**/*.test.ts', 'contract/**/*.test.ts', 'developments/**/*.test.ts'], maxWorkers } },
      // One process reads the server's code once for all its files, not once for each.
      { test: { name: 'server', include: ['server/**/*.test.ts', 'tools/**/*.test.ts'], globalSetup: ['tools/testing/database.ts'], testTimeout: 30_000, hookTimeout: 60_000, isolate: false, maxWorkers } },
      { test: { name: 'web', include: ['web/**/*.test.ts', 'web/**/*.test.tsx'], globalSetup: ['tools/testing/web-build.ts'], testTimeout: 30_000, hookTimeout: 60_000, maxWorkers } },
      { test: { name: 'e2e', include: ['e2e/**/*.test.ts'], globalSetup: ['tools/testing/product.ts'], fileParallelism: false, testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: longestWait } } } },
    ],
  },
});
