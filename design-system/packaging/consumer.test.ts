import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { runIn } from './commands.ts';
import { measure } from './sizes.ts';

const app = inject('app');
const page = path.join(app, 'build/client/index.html');
const assets = path.join(app, 'build/client/assets');

test('its types hold in a strict project that checks its libraries', async () => {
  expect(await runIn(app, 'typescript', ['-p', '.'])).toBe('');
});

test('the server renders a page', async () => {
  const html = await readFile(page, 'utf8');
  expect(html).toContain('0 im Warenkorb');
  expect(html).toMatch(/<button [^>]*class="[^"]+"/);
});

test('the server renders every component', () => {
  const examples = inject('examples');
  expect(examples.length).toBeGreaterThan(100);
  expect(examples.filter(([, html]) => html === '')).toEqual([]);
});

test('one style sheet with what the page uses, and the fonts', async () => {
  const files = await readdir(assets);
  const sheets = files.filter((file) => file.endsWith('.css'));
  expect(sheets).toHaveLength(1);
  const css = await readFile(path.join(assets, sheets[0] ?? ''), 'utf8');
  for (const part of ['[data-theme=business]', 'Figtree Variable', '@layer k-base']) {
    expect(css).toContain(part);
  }
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  expect(fonts).toEqual([
    expect.stringMatching(/^bricolage-grotesque-/),
    expect.stringMatching(/^figtree-/),
  ]);
  // The server names the file that the browser's build has written.
  expect(await readFile(page, 'utf8')).toContain(`href="/assets/${fonts[1]}"`);
});

test('importing Button alone ships Button and what it is made of, nothing else', async () => {
  const entry = path.join(app, 'node_modules/@kreide/design-system/dist/index.js');
  const { js, css, modules } = await measure('Button', entry);
  expect(modules.map((id) => path.basename(id)).sort()).toEqual([
    'Button.css.js',
    'Button.js',
    'Spinner.css.js',
    'Spinner.js',
    'cx.js',
  ]);
  expect(js).toBeGreaterThan(300);
  expect(js).toBeLessThan(1000);
  expect(css).toBeGreaterThan(300);
  expect(css).toBeLessThan(1000);
});
