import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type EmblemFormat, renderEmblem } from '@kreide/server';
import { listFiles } from './files.ts';
import { packageBin, root, runNode } from './process.ts';

/** The storefront's build: `client/` and `server/`. */
export const buildDirectory = path.join(root, 'storefront/build');

const stampFile = path.join(buildDirectory, '.kreide-build');

/** What the build is made of; tests and the HTTP front are not in it. */
const sources =
  /^(storefront\/(app|public|vite)\/|storefront\/[^/]+\.(ts|json)$|(design-system|relay)\/(src\/|package\.json$)|server\/contract\/|tsconfig\.base\.json$|pnpm-lock\.yaml$)/;
const notSources = /\.(test|spec)\.tsx?$/;

/** Is there a build, and was it made of the sources as they are now? */
export async function isBuilt(): Promise<boolean> {
  const stamp = await readFile(stampFile, 'utf8').catch(() => '');
  return stamp === (await sourceHash());
}

/**
 * Builds the storefront for production and compresses what never changes once.
 *
 * @throws with the build's own output
 */
export async function buildStorefront(): Promise<void> {
  const hash = await sourceHash();
  // Without a stamp a build that is interrupted is made again.
  await rm(stampFile, { force: true });
  const { ok, output } = await runNode(
    packageBin('storefront', '@react-router/dev', 'react-router'),
    ['build'],
    { cwd: 'storefront', env: { NODE_ENV: 'production' }, timeout: 10 * 60_000 },
  );
  if (!ok) throw new Error(`The storefront could not be built:\n${output}`);
  await drawEmblems();
  await compressAssets();
  await writeFile(stampFile, hash);
}

async function sourceHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of listFiles(root)) {
    if (!sources.test(file) || notSources.test(file)) continue;
    hash.update(`${file}\n`).update(await readFile(path.join(root, file)));
  }
  return hash.digest('hex');
}

/** The colour of the shop's emblem, which the theme's chalkboard has as well. */
const emblemGround = '#1e2d28';

/** What browsers and social networks want as pixels, drawn from the one vector file. */
const emblems: Readonly<Record<string, EmblemFormat>> = {
  'icon-192.png': { width: 192, height: 192, extension: 'png' },
  'icon-512.png': { width: 512, height: 512, extension: 'png' },
  // Launchers cut these to a shape of their own, so the emblem keeps to the middle.
  'icon-maskable-512.png': icon(512),
  'apple-touch-icon.png': icon(180),
  'og.jpeg': { width: 1200, height: 630, share: 0.6, ground: emblemGround, extension: 'jpeg' },
};

function icon(side: number): EmblemFormat {
  return { width: side, height: side, share: 0.8, ground: emblemGround, extension: 'png' };
}

async function drawEmblems(): Promise<void> {
  const emblem = await readFile(path.join(root, 'storefront/app/favicon.svg'));
  await Promise.all(
    Object.entries(emblems).map(async ([name, format]) =>
      writeFile(path.join(buildDirectory, 'client', name), await renderEmblem(emblem, format)),
    ),
  );
}

/** Puts `.br` and `.gz` beside each text of the client: at the best level, which is slow, once. */
async function compressAssets(): Promise<void> {
  const client = path.join(buildDirectory, 'client');
  const texts = listFiles(client).filter((file) => /\.(js|css|svg|json|txt)$/.test(file));
  await Promise.all(
    texts.map(async (name) => {
      const file = path.join(client, name);
      const text = await readFile(file);
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(text, {
          params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
        }),
        promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
      ]);
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
    }),
  );
}
