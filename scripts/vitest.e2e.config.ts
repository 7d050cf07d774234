import { configDefaults, defineConfig } from 'vitest/config';

/** Tests that start whole shops, in a suite of their own: they take the build and the machine. */
export default defineConfig({
  // As Node resolves it: Vite would prefer graphql's other build, and two are one too many.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    include: ['**/*.e2e.ts'],
    exclude: [...configDefaults.exclude, 'hunts/**'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
