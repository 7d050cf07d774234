import { defineConfig, mergeConfig } from 'vitest/config';
import tests from './vitest.config.ts';

/** What is written less simply than it could be proves here that it is worth it. */
export default mergeConfig(
  { ...tests, test: { ...tests.test, include: [] } },
  defineConfig({
    test: {
      include: ['src/**/*.bench.ts'],
      isolate: true,
      fileParallelism: false,
      testTimeout: 120_000,
    },
  }),
);
