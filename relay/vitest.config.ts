import { defineConfig } from 'vitest/config';
import { relayTags } from './src/vite.ts';

export default defineConfig({
  plugins: [relayTags()],
  test: {
    name: 'relay',
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'node',
    setupFiles: ['test/leftOut.ts'],
  },
});
