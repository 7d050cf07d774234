import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

const manifestFile = /^manifest-\w+\.js$/;

/**
 * Every first visit loads the manifest of all routes, whose chunks the bundler names in an order of
 * each route's own. In the same order the lists repeat each other, and weigh next to nothing.
 */
export function routeManifest(): Plugin {
  return {
    name: 'kreide:route-manifest',
    apply: 'build',
    // React Router writes it while it builds the server.
    async writeBundle({ dir }) {
      if (this.environment.name !== 'ssr' || dir === undefined) return;
      const assets = path.resolve(dir, '../client/assets');
      for (const name of await readdir(assets)) {
        if (!manifestFile.test(name)) continue;
        const file = path.join(assets, name);
        await writeFile(file, withSortedImports(await readFile(file, 'utf8')));
      }
    },
  };
}

/** @param script an assignment of the manifest as JSON */
export function withSortedImports(script: string): string {
  return script.replace(/"imports":(\[[^\]]*\])/g, (_, list: string) => {
    const imports: string[] = JSON.parse(list);
    return `"imports":${JSON.stringify(imports.toSorted())}`;
  });
}
