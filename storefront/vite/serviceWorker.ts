import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import type { Plugin } from 'vite';

const source = new URL('../worker/serviceWorker.ts', import.meta.url);

/**
 * Writes the service worker into the client build, without a hash in its name, so that browsers
 * find newer ones.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'kreide:service-worker',
    apply: 'build',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const code = stripTypeScriptTypes(await readFile(source, 'utf8'));
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: code });
    },
  };
}
