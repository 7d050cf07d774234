import { relay } from '@kreide/relay/vite';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { messages } from './vite/messages.ts';
import { precompress } from './vite/precompress.ts';

const libraries = /node_modules[\\/](?!.*@radix-ui)/;

const shopParts = /(?:design-system|relay)[\\/]src|storefront[\\/]app/;

/** Forms, steps and what else stands between the cart and the order. */
const orderParts =
  /components[\\/](?:AddressCard|Checkbox|ErrorSummary|Fieldset|OrderSummary|PasswordField|RadioGroup|Steps|Table|TextArea|TextField)[\\/]|features[\\/](?:checkout|form)[\\/]/;

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
            // A page is a handful of requests: libraries, what the pages share, the page. What
            // only the way to an order needs is a share of its own; overlays are loaded when they
            // open, their libraries with them.
            codeSplitting: {
              groups: [
                { name: 'libraries', test: libraries, minShareCount: 2, priority: 3 },
                { name: 'order', test: orderParts, minShareCount: 2, priority: 2 },
                { name: 'shop', test: shopParts, minShareCount: 2, priority: 1 },
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
