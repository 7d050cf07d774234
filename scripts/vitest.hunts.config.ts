import { defineConfig } from 'vitest/config';

/** What looks long for a fault in whole shops: thousands of inputs, imports while pages are hot. */
export default defineConfig({
  test: {
    include: ['hunts/*.e2e.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
