import { defineConfig } from '@playwright/test';

/** Run by `npm test`, which starts a shop of its own and says where it is (scripts/testing). */
export default defineConfig({
  // What is thorough is a suite of its own.
  ...(process.env.KREIDE_E2E_THOROUGH
    ? { testDir: './thorough' }
    : { testDir: '.', testIgnore: '**/thorough/**' }),
  // Two at a time on two cores, beside the shop.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  outputDir: '../test-results',
  use: {
    baseURL: `http://localhost:${process.env.KREIDE_E2E_PORT ?? '3000'}`,
    locale: 'de-DE',
    launchOptions: {
      ...(process.env.KREIDE_CHROMIUM && { executablePath: process.env.KREIDE_CHROMIUM }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--font-render-hinting=none',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
