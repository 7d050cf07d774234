import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Most that the first visit to a page may load. */
export interface Budget extends Weight {
  /** As in storefront/app/routes.ts. */
  readonly route: string;
}

const kilobyte = 1000;

/** Every new visitor is asked. */
const question = /\/ConsentQuestion\.tsx$/;

/** The goals for a first visit; docs/decisions/010-page-weight.md says what takes them. */
export const goals = {
  js: 180 * kilobyte,
  /** To be reached by our own code alone; reported, not judged. */
  nextJs: 168 * kilobyte,
  css: 15 * kilobyte,
  /** Without pictures. */
  requests: 16,
} as const;

/** The document and its two fonts. */
const otherRequests = 3;

const limits: Weight = { js: goals.js, css: goals.css, files: goals.requests - otherRequests };

export const budgets: readonly Budget[] = [
  { route: 'cat/:id', ...limits },
  { route: 'prod/:id', ...limits },
];

interface ManifestRoute {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly module: string;
  readonly clientLoaderModule?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
}

/** React Router's manifest: which files a page of each route loads. */
interface Manifest {
  readonly url: string;
  readonly entry: { readonly module: string; readonly imports: readonly string[] };
  readonly routes: Readonly<Record<string, ManifestRoute>>;
}

export interface Weight {
  /** Bytes after brotli. */
  readonly js: number;
  readonly css: number;
  /** Scripts and style sheets. */
  readonly files: number;
}

/**
 * What the first visit to a route loads: the entry, the manifest, one language's messages, the
 * modules and styles of the route and all around it, and the question for consent.
 *
 * @param client the build's `client` folder
 * @param route as in routes.ts, the parents' paths in front
 */
export function weigh(client: string, route: string): Weight {
  const manifest = readManifest(client);
  const matches = matchesOf(manifest, route);
  const scripts = new Set([
    manifest.url,
    manifest.entry.module,
    ...manifest.entry.imports,
    ...messageChunks(client).slice(0, 1),
  ]);
  const asked = questionOf(client);
  scripts.add(`/${asked.file}`);
  const styles = new Set(asked.css?.map((sheet) => `/${sheet}`));
  for (const { module, clientLoaderModule, imports = [], css = [] } of matches) {
    for (const file of [module, clientLoaderModule, ...imports]) if (file) scripts.add(file);
    // A style sheet that several routes share is told apart by a fragment.
    for (const file of css) styles.add(file.replace(/#.*$/, ''));
  }
  const total = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + compressedSize(client, file), 0);
  return { js: total(scripts), css: total(styles), files: scripts.size + styles.size };
}

/** What the first visit to a route loads more of than its budget, one line each. */
export function checkBudget(client: string, { route, js, css, files }: Budget): readonly string[] {
  const weight = weigh(client, route);
  const kilobytes = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} kB`;
  const line = (kind: string, is: number, max: number) =>
    is > max ? [`/${route}: ${kilobytes(is)} of ${kind}, ${kilobytes(max)} at most`] : [];
  return [
    ...line('JavaScript', weight.js, js),
    ...line('CSS', weight.css, css),
    ...(weight.files > files ? [`/${route}: ${weight.files} files, ${files} at most`] : []),
  ];
}

function readManifest(client: string): Manifest {
  const file = globSync('assets/manifest-*.js', { cwd: client })[0];
  if (file === undefined) throw new Error(`${client} has no manifest: is the storefront built?`);
  const source = readFileSync(path.join(client, file), 'utf8');
  const manifest = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
  return { ...manifest, url: `/${file.split(path.sep).join('/')}` };
}

/** The route and its parents. */
function matchesOf({ routes }: Manifest, route: string): readonly ManifestRoute[] {
  const chains = Object.values(routes).map((leaf) => {
    const chain: ManifestRoute[] = [];
    for (let at: ManifestRoute | undefined = leaf; at; at = routes[at.parentId ?? '']) {
      chain.unshift(at);
    }
    return chain;
  });
  const pathOf = (chain: readonly ManifestRoute[]) =>
    chain.flatMap(({ path: part }) => part || []).join('/');
  const found = chains
    .filter((chain) => pathOf(chain) === route)
    .sort((a, b) => b.length - a.length)[0];
  if (found === undefined) throw new Error(`The build has no route ${route}`);
  return found;
}

/** The languages' message chunks, heaviest first; a page loads one of them. */
function messageChunks(client: string): readonly string[] {
  return Object.entries(chunksOf(client))
    .filter(([source]) => /\/i18n\/messages\/everyPage\/\w+\.json$/.test(source))
    .map(([, { file }]) => `/${file}`)
    .sort((a, b) => compressedSize(client, b) - compressedSize(client, a));
}

function questionOf(client: string): Chunk {
  const found = Object.entries(chunksOf(client)).find(([source]) => question.test(source));
  if (found === undefined) throw new Error('The build has no question for consent');
  return found[1];
}

/** What the bundler made of each source. */
function chunksOf(client: string): Readonly<Record<string, Chunk>> {
  return JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8'));
}

const compressedSize = (client: string, file: string) =>
  brotliCompressSync(readFileSync(path.join(client, file))).length;
