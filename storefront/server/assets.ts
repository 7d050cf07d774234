import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Prepared } from './answer.ts';
import type { Encoding } from './compression.ts';
import { etagOf } from './pageCache.ts';

export interface Asset extends Prepared {
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>>> & { readonly identity: Buffer };
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/**
 * The client build by URL path, held in memory: some two megabytes, and a file that a deployment
 * replaces cannot be read half. `.br` and `.gz` neighbours, which the build writes, become
 * encodings of their file.
 */
export async function readAssets(directory: string): Promise<ReadonlyMap<string, Asset>> {
  const files = await readdir(directory, { recursive: true, withFileTypes: true });
  const assets = new Map<string, Asset>();
  const read = (file: string) => readFile(path.join(directory, file));
  const names = new Set(
    files
      .filter((file) => file.isFile())
      .map((file) => path.relative(directory, path.join(file.parentPath, file.name))),
  );
  for (const name of names) {
    const type = types[path.extname(name)];
    if (type === undefined || name.startsWith('.')) continue;
    const [identity, br, gzip] = await Promise.all([
      read(name),
      names.has(`${name}.br`) ? read(`${name}.br`) : undefined,
      names.has(`${name}.gz`) ? read(`${name}.gz`) : undefined,
    ]);
    const url = `/${name.split(path.sep).join('/')}`;
    assets.set(url, {
      etag: etagOf(identity),
      bodies: { identity, ...(br && { br }), ...(gzip && { gzip }) },
      headers: {
        'content-type': type,
        'x-content-type-options': 'nosniff',
        // Scripts, styles and fonts are for our own pages; icons may be embedded by anyone.
        'cross-origin-resource-policy': url.startsWith('/assets/') ? 'same-origin' : 'cross-origin',
        // Built files bear a hash of their content in their name.
        'cache-control': url.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=3600',
      },
    });
  }
  return assets;
}
