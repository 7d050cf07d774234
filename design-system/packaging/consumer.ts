import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './build.ts';
import { runIn, runNode } from './commands.ts';
import { frameworkSources, frameworkVersions } from './frameworks.ts';
import { pnpm, storeDirectory } from './pnpm.ts';

/** An empty app with what the README says of use: a page rendered on the server and hydrated. */
const sources = {
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'es2023',
      lib: ['es2023', 'dom', 'dom.iterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      noEmit: true,
      allowImportingTsExtensions: true,
      types: [],
    },
    include: ['src'],
  }),
  'vite.config.js': `export default {
    build: { modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  };`,
  'index.html': `<!doctype html>
    <html lang="de" data-theme="consumer">
      <head><title>App</title></head>
      <body><div id="app"><!--app--></div><script type="module" src="/src/main.tsx"></script></body>
    </html>`,
  'src/App.tsx': `import { useState } from 'react';
    import { Button, type ButtonTone, Modal, Stack, TextField, themeAttributes } from '@kreide/design-system';
    import fontPreloadHref from '@kreide/design-system/font';
    const tone: ButtonTone = 'success';
    export function App() {
      const [count, setCount] = useState(0);
      return (
        <Stack {...themeAttributes('consumer')}>
          <a href={fontPreloadHref}>Schrift</a>
          <TextField label="Ort" hint="Ohne Postleitzahl" />
          <Button tone={tone} onClick={() => setCount(count + 1)}>{\`\${count} im Warenkorb\`}</Button>
          <Modal title="Frage" closeLabel="Schließen" trigger={<Button>Öffnen</Button>}>Ja?</Modal>
        </Stack>
      );
    }`,
  'src/main.tsx': `import { hydrateRoot } from 'react-dom/client';
    import { App } from './App';
    const root = document.getElementById('app');
    const onRecoverableError = (error: unknown) => {
      document.body.dataset.recovered = String(error);
    };
    if (root) hydrateRoot(root, <App />, { onRecoverableError });`,
  'src/server.tsx': `import { renderToString } from 'react-dom/server';
    import { App } from './App';
    import { examples } from './examples.ts';
    const rendered = Object.entries(examples).map(([name, example]) => [name, renderToString(example)]);
    console.log(JSON.stringify({ page: renderToString(<App />), examples: rendered }));`,
};

/**
 * Packs the package and installs the tarball, as published, into an empty app.
 *
 * @param directory an empty folder outside of the workspace
 * @returns the tarball and the app's folder
 */
export async function installConsumer(directory: string) {
  await pnpm(['pack', '--pack-destination', directory], root);
  const name = (await readdir(directory)).find((file) => file.endsWith('.tgz'));
  if (name === undefined) throw new Error('pnpm pack made no tarball');
  const tarball = path.join(directory, name);
  const app = path.join(directory, 'app');
  const files = {
    'package.json': await manifest(tarball),
    // It comes with its program; the script only makes its start faster.
    'pnpm-workspace.yaml': 'allowBuilds:\n  esbuild: false\n',
    ...sources,
    ...frameworkSources,
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(app, file)), { recursive: true });
    await writeFile(path.join(app, file), text);
  }
  await copyExamples(path.join(app, 'src'));
  await pnpm(['install', '--prefer-offline', '--store-dir', await storeDirectory()], app);
  return { tarball, app };
}

/** An example of every component, which imports the package by its name. */
async function copyExamples(directory: string): Promise<void> {
  const testing = path.join(root, 'src/testing');
  const files = await readdir(path.join(testing, 'examples'));
  await mkdir(path.join(directory, 'examples'));
  for (const file of ['examples.ts', ...files.map((name) => `examples/${name}`)]) {
    const text = await readFile(path.join(testing, file), 'utf8');
    const asConsumer = text.replace("'../../index.ts'", "'@kreide/design-system'");
    await writeFile(path.join(directory, file), asConsumer);
  }
}

/** In the versions that the workspace has installed, which are in its store. */
async function manifest(tarball: string): Promise<string> {
  const pick = (...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, installedVersion(name)]));
  return JSON.stringify({
    name: 'app',
    private: true,
    type: 'module',
    dependencies: { '@kreide/design-system': `file:${tarball}`, ...pick('react', 'react-dom') },
    devDependencies: {
      ...pick('@types/react', '@types/react-dom', 'typescript', 'vite'),
      ...frameworkVersions,
    },
  });
}

function installedVersion(name: string): string {
  const require = createRequire(import.meta.url);
  const { version } = require(`${name}/package.json`) as { version: string };
  return version;
}

/** What the app's server renders. */
export interface Rendered {
  readonly page: string;
  /** By the component's name. */
  readonly examples: readonly (readonly [name: string, html: string])[];
}

/**
 * Builds the app for browser and server, and renders on the server: its page into
 * `build/client/index.html`, and everything.
 */
export async function buildConsumer(app: string): Promise<Rendered> {
  await runIn(app, 'vite', ['build', '--outDir', 'build/client']);
  await runIn(app, 'vite', ['build', '--ssr', 'src/server.tsx', '--outDir', 'build/server']);
  const rendered: Rendered = JSON.parse(await runNode(app, ['build/server/server.js']));
  const file = path.join(app, 'build/client/index.html');
  const page = (await readFile(file, 'utf8')).replace('<!--app-->', rendered.page);
  await writeFile(file, page);
  return rendered;
}
