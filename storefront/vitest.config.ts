import { relayTags } from '@kreide/relay/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { messages } from './vite/messages.ts';

export default defineConfig({
  plugins: [relayTags(), messages(), vanillaExtractPlugin()],
  test: {
    // Files share a process, which takes a quarter of the time: nothing may outlive its test.
    isolate: false,
    // Properties of thousands of inputs take seconds beside other work.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'storefront',
          environment: 'jsdom',
          include: ['app/**/*.test.{ts,tsx}'],
          setupFiles: ['app/testing/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'front',
          environment: 'node',
          include: ['server/**/*.test.ts', 'vite/*.test.ts'],
        },
      },
    ],
  },
});
