import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'vite';
import { relayModules } from '../vite.ts';

/** Where the bundle is written to: below the packages that it imports. */
export const bundleDirectory = path.resolve(import.meta.dirname, '../../node_modules/.cache/relay');

/** What applications import of Relay. */
export const relayPackages = ['react-relay', 'relay-runtime'] as const;

/**
 * Bundles Relay as an application's production build does, with all that it exports. Vitest calls it
 * before the tests.
 */
export async function setup(): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  await build({
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [relayModules()],
    build: {
      outDir: bundleDirectory,
      emptyOutDir: true,
      minify: true,
      lib: {
        entry: Object.fromEntries(relayPackages.map((name) => [name, resolve(name)])),
        formats: ['es'],
      },
      rolldownOptions: { external: ['react'] },
    },
  });
}
