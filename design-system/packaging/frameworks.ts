/** What the frameworks' apps are built with; only the package's test installs it. */
export const frameworkVersions = {
  '@react-router/dev': '8.4.0',
  '@react-router/node': '8.4.0',
  'css-loader': '7.1.5',
  esbuild: '0.28.2',
  isbot: '5.2.1',
  'mini-css-extract-plugin': '2.10.2',
  next: '16.4.6',
  'react-router': '8.4.0',
  webpack: '5.113.0',
} as const;

const moduleFolder = JSON.stringify({ private: true, type: 'module' });

/** A page's lower part, which counts as soon as it lives in the browser. */
const counter = `'use client';
  import { useEffect, useState } from 'react';
  import { Button, Modal } from '@kreide/design-system';
  export function Counter() {
    const [count, setCount] = useState(0);
    useEffect(() => setCount(1), []);
    return (
      <>
        <Button>{count + ' im Warenkorb'}</Button>
        <Modal title="Frage" closeLabel="Schließen" trigger={<Button>Öffnen</Button>}>Ja?</Modal>
      </>
    );
  }`;

/** A page for the browser alone: one button. */
const button = `import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { Button } from '@kreide/design-system';
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(createElement(Button, { tone: 'danger' }, 'Löschen'));`;

/** An app for each framework, as its own documentation begins one, without any setting for the package. */
export const frameworkSources = {
  'next/package.json': moduleFolder,
  'next/app/layout.jsx': `import { modeScript, themeAttributes } from '@kreide/design-system';
    export default function Layout({ children }) {
      return (
        <html lang="de" {...themeAttributes('business')} suppressHydrationWarning>
          <head><script dangerouslySetInnerHTML={{ __html: modeScript }} /></head>
          <body>{children}</body>
        </html>
      );
    }`,
  'next/app/page.jsx': `import { ButtonLink, Heading, Stack, TextField } from '@kreide/design-system';
    import { Counter } from './Counter';
    export default function Page() {
      return (
        <Stack>
          <Heading level={1}>Vom Server</Heading>
          <TextField label="Ort" />
          <ButtonLink href="/checkout">Zur Kasse</ButtonLink>
          <Counter />
        </Stack>
      );
    }`,
  'next/app/Counter.jsx': counter,

  'react-router/package.json': moduleFolder,
  'react-router/vite.config.js': `import { reactRouter } from '@react-router/dev/vite';
    export default { plugins: [reactRouter()], logLevel: 'error' };`,
  'react-router/app/routes.ts': `import { index } from '@react-router/dev/routes';
    export default [index('Home.jsx')];`,
  'react-router/app/root.jsx': `import { themeAttributes } from '@kreide/design-system';
    import fontPreloadHref from '@kreide/design-system/font';
    import { Links, Outlet, Scripts } from 'react-router';
    export default function Root() {
      return (
        <html lang="de" {...themeAttributes('consumer')}>
          <head><link rel="preload" as="font" crossOrigin="" href={fontPreloadHref} /><Links /></head>
          <body><Outlet /><Scripts /></body>
        </html>
      );
    }`,
  'react-router/app/Home.jsx': `import { Counter } from './Counter';
    export default function Home() { return <Counter />; }`,
  'react-router/app/Counter.jsx': counter,
  'react-router/render.js': `import { createRequestHandler } from 'react-router';
    import * as build from './build/server/index.js';
    const response = await createRequestHandler(build)(new Request('http://localhost/'));
    console.log(await response.text());`,

  'webpack/package.json': moduleFolder,
  'webpack/main.js': button,
  'webpack/build.js': `import Styles from 'mini-css-extract-plugin';
    import webpack from 'webpack';
    const rules = [{ test: /\\.css$/, use: [Styles.loader, 'css-loader'] }];
    const options = {
      mode: 'production',
      context: import.meta.dirname,
      entry: './main.js',
      output: { path: import.meta.dirname + '/out' },
      plugins: [new Styles()],
      module: { rules },
      performance: false,
    };
    webpack(options, (error, stats) => {
      if (error) throw error;
      console.log(stats.toString({ all: false, errors: true, warnings: true }));
      process.exitCode = stats.hasErrors() ? 1 : 0;
    });`,

  'esbuild/package.json': moduleFolder,
  'esbuild/main.js': button,
  'esbuild/build.js': `import { build } from 'esbuild';
    await build({
      absWorkingDir: import.meta.dirname,
      entryPoints: ['main.js'],
      bundle: true,
      minify: true,
      loader: { '.woff2': 'file' },
      outdir: 'out',
    });`,

  // Nothing but Node: what a framework leaves outside of its server's bundle.
  'node/package.json': moduleFolder,
  'node/render.js': `import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    import { Button } from '@kreide/design-system';
    console.log(renderToString(createElement(Button, null, 'Kaufen')));`,
  // Every module that does not say 'use client', with the React of server components.
  'node/serverComponents.js': `import { readFileSync } from 'node:fs';
    import { registerHooks } from 'node:module';
    registerHooks({
      load(url, context, next) {
        if (!url.includes('/design-system/dist/')) return next(url, context);
        const source = readFileSync(new URL(url), 'utf8');
        if (!source.startsWith("'use client'")) return next(url, context);
        const names = source.match(/export \\{([^}]+)\\}/)[1].split(',').map((name) => name.trim());
        const stubs = names.map((name) => 'export const ' + name + ' = "client:' + name + '";');
        return { format: 'module', shortCircuit: true, source: stubs.join('\\n') };
      },
    });
    const exported = await import('@kreide/design-system');
    console.log(JSON.stringify(Object.fromEntries(
      Object.entries(exported).map(([name, value]) => [name, typeof value === 'string' && value.startsWith('client:') ? 'client' : typeof value]),
    )));`,
} as const;
