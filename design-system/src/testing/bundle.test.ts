// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { expect, test, vi } from 'vitest';

// Each test is a build with the styles of every component.
vi.setConfig({ testTimeout: 60_000 });

const root = fileURLToPath(new URL('../..', import.meta.url));
const barrel = fileURLToPath(new URL('../index.ts', import.meta.url));

interface Bundle {
  /** Modules whose code is shipped, by chunk. */
  chunks: { isEntry: boolean; modules: readonly string[] }[];
  css: string;
}

/** Builds an app of the given modules; the first is its entry. React stays outside. */
async function bundle(sources: Record<string, string>): Promise<Bundle> {
  const [entry = ''] = Object.keys(sources);
  const inRoot = (name: string) => `${root}src/${name}`;
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'sources',
        enforce: 'pre',
        resolveId: (id) => {
          if (id === '@kreide/design-system') return barrel;
          const name = id.replace(/^\.\//, '');
          return name in sources ? inRoot(name) : undefined;
        },
        load: (id) => sources[id.replace(`${root}src/`, '')],
      },
      vanillaExtractPlugin(),
    ],
    build: {
      write: false,
      minify: false,
      rollupOptions: { input: entry, external: /^react/, preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = [result].flat().flatMap((made) => ('output' in made ? made.output : []));
  const strip = (id: string) => id.replace(root, '');
  return {
    chunks: outputs.flatMap((output) =>
      output.type === 'chunk'
        ? [
            {
              isEntry: output.isEntry,
              modules: Object.entries(output.modules)
                .filter(([, { renderedLength }]) => renderedLength > 0)
                .map(([id]) => strip(id)),
            },
          ]
        : [],
    ),
    css: outputs
      .filter((output) => output.fileName.endsWith('.css'))
      .map((output) => (output.type === 'asset' ? String(output.source) : ''))
      .join('\n'),
  };
}

const ofComponents = (modules: readonly string[]) => [
  ...new Set(modules.flatMap((id) => /src\/components\/(\w+)\//.exec(id)?.[1] ?? [])),
];

test('importing Button ships Button and what it is made of, nothing else', async () => {
  const { chunks, css } = await bundle({
    'app.ts': `export { Button } from '@kreide/design-system';`,
  });
  const modules = chunks.flatMap((chunk) => chunk.modules);
  expect(ofComponents(modules).sort()).toEqual(['Button', 'Spinner']);
  expect(modules.filter((id) => id.includes('@radix-ui'))).toEqual([]);
  expect(css).not.toContain('data-theme');
});

test('the theme comes with themeAttributes: fonts, both themes, base styles', async () => {
  const { css } = await bundle({
    'app.ts': `export { themeAttributes } from '@kreide/design-system';`,
  });
  expect(css).toContain('[data-theme="consumer"]');
  expect(css).toContain('[data-theme="business"]');
  expect(css).toContain('Figtree Variable');
  expect(css).toContain('@layer k-base');
});

test('an overlay that is loaded lazily stays out of the page that opens it', async () => {
  const { chunks } = await bundle({
    'app.ts': `import { Button } from '@kreide/design-system';
      export const open = () => [Button, import('./minicart.ts')];`,
    'minicart.ts': `import { Button, Flyout } from '@kreide/design-system';
      export const Minicart = [Button, Flyout];`,
  });
  const page = chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => chunk.modules);
  const lazy = chunks.filter((chunk) => !chunk.isEntry).flatMap((chunk) => chunk.modules);
  expect(page.filter((id) => /@radix-ui|Flyout/.test(id))).toEqual([]);
  expect(lazy.some((id) => id.includes('Flyout.tsx'))).toBe(true);
});
