import { defineConfig } from 'vitest/config';

export default defineConfig({
  // As Node resolves it: Vite would prefer graphql's other build, and two are one too many.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: 'src/testing/globalSetup.ts',
    // Processes of their own: tests kill, chdir and open native modules.
    pool: 'forks',
    // Starting PostgreSQL takes a second, or several beside other work.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
