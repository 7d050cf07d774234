import { defineConfig } from 'vitest/config';
import { relay } from './src/vite.ts';

export default defineConfig({
  plugins: relay(),
  test: {
    name: 'relay',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Every test runs on Relay as it is built.
    server: { deps: { inline: [/\/(?:react-relay|relay-runtime)\//] } },
  },
});
