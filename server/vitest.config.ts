import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  // As Node resolves it: Vite would prefer graphql's other build, and two are one too many.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    name: 'server',
    environment: 'node',
    include: ['{src,contract}/**/*.test.ts'],
    // They take longer than all others: vitest.hunts.config.ts.
    exclude: [...configDefaults.exclude, '**/*.hunt.test.ts'],
    globalSetup: 'src/testing/globalSetup.ts',
    // Processes, not threads: tests open native modules and start programs that are killed.
    pool: 'forks',
    // Files share a process, so that the schema and its libraries are loaded once, which halves the
    // run. A module's state outlives a test file: keep such state in what a test creates.
    isolate: false,
    // On two cores Vitest would take one, which waits for the database half of the time.
    maxWorkers: 2,
    // Starting PostgreSQL takes a second, or several beside other work.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
