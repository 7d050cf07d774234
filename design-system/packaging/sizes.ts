import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { root } from './build.ts';

/** Bytes after brotli that a component brings into an app, with all that it is made of but React. */
export interface Size {
  readonly js: number;
  readonly css: number;
  /** What it loads when it is needed, such as a dialog: JavaScript and CSS. */
  readonly lazy: number;
}

/** The built package's main entry. */
export const builtEntry = path.join(root, 'dist/index.js');

/**
 * Builds an app that consists of these exports of the package.
 *
 * @param names `*` for everything
 * @param entry the package's main entry, built
 */
async function bundle(names: string, entry: string) {
  const app = path.join(root, 'app.js');
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'app',
        resolveId: (id) => (id === app ? id : undefined),
        load: (id) => (id === app ? `export ${names} from ${JSON.stringify(entry)};` : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: app,
        external: /^react(-dom)?(\/|$)/,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const outputs = [result].flat().flatMap((made) => ('output' in made ? made.output : []));
  const main = outputs.find((output) => output.type === 'chunk' && output.isEntry);
  if (main?.type !== 'chunk') throw new Error('no entry');
  return { outputs, main };
}

/**
 * What has a budget: every component of the built package, and `themeAttributes`, which brings the
 * themes. Icons have none: each is its path.
 */
export async function measuredNames(entry: string): Promise<readonly string[]> {
  const { main } = await bundle('*', entry);
  const isMeasured = (name: string) =>
    /^(themeAttributes|(?!Icon[A-Z])[A-Z]\w*|IconButton\w*)$/.test(name);
  return main.exports.filter(isMeasured).sort();
}

/** What an app loads that imports one export, and the modules whose code it is. */
export async function measure(
  name: string,
  entry: string,
): Promise<Size & { readonly modules: readonly string[] }> {
  const { outputs, main } = await bundle(`{ ${name} }`, entry);
  const first = new Set(filesOf(main, outputs));
  const size = { js: 0, css: 0, lazy: 0 };
  const modules: string[] = [];
  for (const output of outputs) {
    if (!/\.(js|css)$/.test(output.fileName)) continue;
    const bytes = brotliCompressSync(output.type === 'chunk' ? output.code : output.source).length;
    if (!first.has(output.fileName)) size.lazy += bytes;
    else size[output.type === 'chunk' ? 'js' : 'css'] += bytes;
    if (output.type === 'chunk' && first.has(output.fileName)) modules.push(...rendered(output));
  }
  return { ...size, modules };
}

/** A chunk's file, its styles, and those of the chunks that it cannot do without. */
function filesOf(
  chunk: Rolldown.OutputChunk,
  outputs: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
): readonly string[] {
  const imported = outputs.filter(
    (output) => output.type === 'chunk' && chunk.imports.includes(output.fileName),
  ) as Rolldown.OutputChunk[];
  return [
    chunk.fileName,
    ...(chunk.viteMetadata?.importedCss ?? []),
    ...imported.flatMap((other) => filesOf(other, outputs)),
  ];
}

const rendered = ({ modules }: Rolldown.OutputChunk) =>
  Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []));
