import { defineConfig } from 'vitest/config';
import { relay, relayTags } from './src/vite.ts';

const include = ['src/**/*.test.{ts,tsx}'];

/** Every test runs on Relay as the bundle has it and on Relay as published: both do the same. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: relay(),
        test: {
          include,
          name: 'relay in the bundle',
          server: { deps: { inline: [/\/(?:react-relay|relay-runtime)\//] } },
        },
      },
      { plugins: [relayTags()], test: { include, name: 'relay as published' } },
    ],
  },
});
