import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { bundleDirectory, relayPackages } from './src/bundling/testBundle.ts';
import { relayTags } from './src/vite.ts';

const include = ['src/**/*.test.{ts,tsx}'];
const onBoth = ['src/bundling/**'];

/**
 * Every test runs on Relay as production bundles have it and on Relay as published: both do the same.
 * Tests of the bundling itself compare the two.
 */
export default defineConfig({
  plugins: [relayTags()],
  test: {
    projects: [
      {
        extends: true,
        resolve: {
          alias: Object.fromEntries(
            relayPackages.map((name) => [name, path.join(bundleDirectory, `${name}.js`)]),
          ),
        },
        test: { include, name: 'relay in the bundle', globalSetup: 'src/bundling/testBundle.ts' },
      },
      { extends: true, test: { include, exclude: onBoth, name: 'relay as published' } },
    ],
  },
});
