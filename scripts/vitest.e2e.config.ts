import { configDefaults, defineConfig } from 'vitest/config';

/** Tests that start whole shops, in a suite of their own: they take the build and the machine. */
export default defineConfig({
  test: {
    include: ['**/*.e2e.ts'],
    exclude: [...configDefaults.exclude, 'hunts/**'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
