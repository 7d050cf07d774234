// @vitest-environment jsdom
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { screen } from '@testing-library/dom';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { commandIn, runNode } from './commands.ts';

const app = inject('app');
const inApp = (...names: string[]) => path.join(app, ...names);
const installed = inApp('node_modules/@kreide/design-system/dist');

/** The texts of all files of a kind below a folder. */
async function textsOf(folder: string, extension: string): Promise<string> {
  const files = await readdir(folder, { recursive: true });
  const chosen = files.filter((file) => file.endsWith(extension)).sort();
  const texts = await Promise.all(chosen.map((file) => readFile(path.join(folder, file), 'utf8')));
  return texts.join('\n');
}

/** The class of a component's root, which its styles begin with. */
async function classOf(name: string): Promise<string> {
  const css = await readFile(path.join(installed, `components/${name}/${name}.css`), 'utf8');
  return /\.([\w-]+)/.exec(css)?.[1] ?? '';
}

describe("Next's app router", () => {
  const next = inApp('next');
  let server: ChildProcess | undefined;
  afterEach(() => server?.kill());

  test('builds pages of server components, with the styles of what they use, and they come alive', async () => {
    const command = await commandIn(app, 'next');
    await runNode(next, [command, 'build']);
    const html = await readFile(path.join(next, '.next/server/app/index.html'), 'utf8');
    expect(html).toContain('data-theme="business"');
    expect(html).toMatch(/<h1 class="[^"]+">Vom Server<\/h1>/);
    expect(html).toContain('0 im Warenkorb');

    const css = await textsOf(path.join(next, '.next/static'), '.css');
    for (const name of ['Button', 'Heading', 'Stack']) expect(css).toContain(await classOf(name));
    for (const name of ['Menu', 'Steps']) expect(css).not.toContain(await classOf(name));
    expect(css).toContain('[data-theme=business]');

    server = spawn(process.execPath, [command, 'start', '--port', '0'], {
      cwd: next,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    expect(await inBrowser(await addressOf(server))).toContain('1 im Warenkorb');
  });
});

/** Where the server says that it listens. */
async function addressOf(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('it prints nothing');
  for await (const line of createInterface(server.stdout)) {
    const address = /http:\/\/localhost:\d+/.exec(line)?.[0];
    if (address) return address;
  }
  throw new Error('it did not start');
}

/** A page's document after its scripts have run, in the machine's Chromium. */
async function inBrowser(url: string): Promise<string> {
  const chromium = spawn(
    process.env.KREIDE_CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--virtual-time-budget=20000',
      '--dump-dom',
      url,
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [dom] = await Promise.all([text(chromium.stdout), once(chromium, 'close')]);
  return dom;
}

test('React Router renders it on the server and links its styles, without any setting', async () => {
  const folder = inApp('react-router');
  await runNode(folder, [await commandIn(app, '@react-router/dev'), 'build']);
  const html = await runNode(folder, ['render.js']);
  expect(html).toContain('data-theme="consumer"');
  expect(html).toContain('0 im Warenkorb');

  const client = path.join(folder, 'build/client');
  const linked = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, href]) => href ?? '',
  );
  const sheets = await Promise.all(linked.map((href) => readFile(path.join(client, href), 'utf8')));
  expect(sheets.join('')).toContain(await classOf('Button'));
  const font = /rel="preload" as="font" [^>]*href="([^"]+)"/.exec(html)?.[1] ?? 'none';
  expect(existsSync(path.join(client, font))).toBe(true);
});

/** Runs a page's only script, which jsdom does not load by itself. */
async function run(file: string) {
  document.body.replaceChildren();
  const script = document.createElement('script');
  script.textContent = await readFile(file, 'utf8');
  document.body.append(script);
  expect((await screen.findByRole('button', { name: 'Löschen' })).className).not.toBe('');
}

test("webpack ships a button's styles for a button", async () => {
  await runNode(inApp('webpack'), ['build.js']);
  const css = await readFile(inApp('webpack/out/main.css'), 'utf8');
  expect(css).toContain(await classOf('Button'));
  expect(css.length).toBeLessThan(5000);
  await run(inApp('webpack/out/main.js'));
});

test('esbuild ships one sheet with all styles, as the README says', async () => {
  await runNode(inApp('esbuild'), ['build.js']);
  const css = await readFile(inApp('esbuild/out/main.css'), 'utf8');
  for (const name of ['Button', 'Menu']) expect(css).toContain(await classOf(name));
  await run(inApp('esbuild/out/main.js'));
});

test('Node imports it as it is', async () => {
  expect(await runNode(inApp('node'), ['render.js'])).toMatch(/<button [^>]*class="[^"]+"/);
});

test('what does not say "use client" needs nothing that servers lack', async () => {
  const run = runNode(inApp('node'), ['--conditions=react-server', 'serverComponents.js']);
  const kinds: Record<string, string> = JSON.parse(await run);
  for (const name of [
    'themeAttributes',
    'Stack',
    'Heading',
    'Text',
    'Price',
    'Table',
    'IconCart',
  ]) {
    expect(`${name}: ${kinds[name]}`).toBe(`${name}: function`);
  }
  for (const name of ['Button', 'Menu', 'TextField']) expect(kinds[name]).toBe('client');
  expect(kinds.themeNames).toBe('object');
});

test('styles.css is all of it, in one file', async () => {
  const sheet = await readFile(path.join(installed, 'styles.css'), 'utf8');
  const files = await readdir(installed, { recursive: true });
  const others = files.filter((file) => file.endsWith('.css') && file !== 'styles.css');
  expect(others.length).toBeGreaterThan(90);
  for (const file of others) {
    const rule = /^[^\n]*\{$/m.exec(await readFile(path.join(installed, file), 'utf8'))?.[0] ?? '';
    expect(sheet, file).toContain(rule);
  }
  for (const [, url = ''] of sheet.matchAll(/url\("(\.[^"]+)"\)/g)) {
    expect(existsSync(path.join(installed, url)), url).toBe(true);
  }
});
