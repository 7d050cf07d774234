import { relay } from '@kreide/relay/vite';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { chunkGroups } from './vite/chunks.ts';
import { classNames } from './vite/classNames.ts';
import { messages } from './vite/messages.ts';
import { precompress } from './vite/precompress.ts';
import { serviceWorker } from './vite/serviceWorker.ts';

export default defineConfig(({ command }) => ({
  plugins: [
    relay(),
    messages(),
    vanillaExtractPlugin({ identifiers: command === 'build' ? classNames() : 'debug' }),
    reactRouter(),
    serviceWorker(),
    precompress(),
  ],
  build: {
    target: 'es2023',
    // Of 2024: those that know masks and hyphens without a prefix. Older ones see a check mark as a square.
    cssTarget: ['chrome120', 'edge120', 'firefox121', 'safari17.4'],
    manifest: true,
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: chunkGroups() },
            // Every page loads the names of all files: a character less of each saves 0.2 kB. Browsers keep
            // a file for a year, so two contents of one name must not share a hash. Seven characters are 42
            // bits: that any of 300 files does so within 1,000 releases has a chance of 1 in 30,000.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
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
    ],
  },
}));
