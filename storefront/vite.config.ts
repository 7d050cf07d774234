import { relay } from '@kreide/relay/vite';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { messages } from './vite/messages.ts';
import { precompress } from './vite/precompress.ts';

export default defineConfig({
  plugins: [relay(), messages(), vanillaExtractPlugin(), reactRouter(), precompress()],
  resolve: {
    // Messages are parsed at build time (vite/messages.ts), so the parser stays out of the bundle.
    alias: {
      '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js',
    },
  },
  build: { target: 'es2023', manifest: true, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Relay's packages don't say that importing a module does nothing by itself.
          treeshake: {
            moduleSideEffects: [
              { test: /node_modules[\\/](?:react-relay|relay-runtime)[\\/]/, sideEffects: false },
            ],
          },
          output: {
            // A page is a handful of requests: libraries, what several pages share, the page.
            // Overlays and other lazy parts stay apart, their libraries with them.
            codeSplitting: {
              groups: [
                {
                  name: 'libraries',
                  test: /node_modules[\\/](?!.*@radix-ui)/,
                  minShareCount: 2,
                  priority: 2,
                },
                {
                  name: 'shop',
                  test: /(?:design-system|relay)[\\/]src|storefront[\\/]app[\\/](?:features|layout|platform)/,
                  minShareCount: 2,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
  // Found late by a cold development server they answer 504 once.
  optimizeDeps: {
    include: [
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'react-router',
      'react-router/dom',
      'react-relay',
      'relay-runtime',
      'intl-messageformat',
    ],
  },
});
