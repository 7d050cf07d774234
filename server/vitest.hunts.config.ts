import { configDefaults, defineConfig } from 'vitest/config';
import config from './vitest.config.ts';

/** Processes killed at every step, thousands of inputs, the whole demo out and in again (decision 041). */
export default defineConfig({
  ...config,
  test: {
    ...config.test,
    include: ['src/**/*.hunt.test.ts'],
    exclude: configDefaults.exclude,
  },
});
