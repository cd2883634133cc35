import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['domain/**/*.test.ts', 'contract/**/*.test.ts', 'developments/**/*.test.ts'] } },
      { test: { name: 'server', include: ['server/**/*.test.ts', 'tools/**/*.test.ts'], globalSetup: ['tools/testing/database.ts'], testTimeout: 30_000, hookTimeout: 60_000 } },
      { test: { name: 'web', include: ['web/**/*.test.ts', 'web/**/*.test.tsx'], globalSetup: ['tools/testing/web-build.ts'], testTimeout: 30_000, hookTimeout: 60_000 } },
      { test: { name: 'e2e', include: ['e2e/**/*.test.ts'], globalSetup: ['tools/testing/product.ts'], fileParallelism: false, testTimeout: 60_000, hookTimeout: 120_000 } },
    ],
  },
});
