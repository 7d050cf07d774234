import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** The machine's own Chromium: nothing is downloaded. */
const executablePath = process.env.KREIDE_CHROMIUM ?? '/usr/bin/chromium';

/**
 * Storybook finds a story's tests by looking for its path in its URL, where it decodes nothing but
 * spaces: in a checkout under "Käse" there would be none.
 */
const decodedUrls: Plugin = {
  name: 'kreide:decoded-story-urls',
  enforce: 'post',
  transform(code, id) {
    if (!/\.stories\.tsx(?:$|\?)/.test(id)) return null;
    return {
      code: code.replaceAll('(import.meta.url)', '(decodeURI(import.meta.url))'),
      map: null,
    };
  },
};

export default defineConfig({
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` }), decodedUrls],
  test: {
    name: 'stories',
    maxWorkers: 2,
    // axe takes seconds for a full page on a busy machine, and looks at it in every look.
    testTimeout: process.env.STORYBOOK_LOOKS === 'all' ? 60_000 : 30_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: {
          executablePath,
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
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
