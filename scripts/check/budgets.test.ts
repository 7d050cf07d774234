import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { folderPerTest } from '../testing/folderPerTest.ts';
import { checkBudget, weigh } from './budgets.ts';

const client = folderPerTest();

/** Incompressible, so that a file weighs what it is long. */
const asset = (name: string, bytes: number) => client.write(`assets/${name}`, randomBytes(bytes));

async function build() {
  await asset('entry.js', 1000);
  await asset('vendor.js', 2000);
  await asset('root.js', 300);
  await asset('category.js', 500);
  await asset('home.js', 50_000);
  await asset('root.css', 400);
  await asset('category.css', 600);
  await asset('de.js', 700);
  await asset('en.js', 200);
  await asset('question.js', 800);
  await asset('question.css', 100);
  await client.write(
    '.vite/manifest.json',
    JSON.stringify({
      'app/platform/i18n/messages/everyPage/en.json': { file: 'assets/en.js' },
      'app/platform/i18n/messages/everyPage/de.json': { file: 'assets/de.js' },
      'app/features/consent/ConsentQuestion.tsx': {
        file: 'assets/question.js',
        css: ['assets/question.css'],
      },
    }),
  );
  const manifest = {
    entry: { module: '/assets/entry.js', imports: ['/assets/vendor.js'] },
    routes: {
      root: {
        id: 'root',
        path: '',
        module: '/assets/root.js',
        imports: ['/assets/vendor.js'],
        css: ['/assets/root.css'],
      },
      home: { id: 'home', parentId: 'root', module: '/assets/home.js' },
      category: {
        id: 'category',
        parentId: 'root',
        path: 'cat/:id',
        module: '/assets/category.js',
        css: ['/assets/category.css', '/assets/root.css#'],
      },
    },
  };
  await client.write(
    'assets/manifest-1.js',
    `window.__reactRouterManifest=${JSON.stringify(manifest)};`,
  );
}

test('a route weighs its own files, those around it, the entry, one language and the question for consent, each once', async () => {
  await build();
  const { js, css, files } = weigh(client.root, 'cat/:id');
  expect(js).toBeGreaterThan(1000 + 2000 + 300 + 500 + 700 + 800);
  expect(js).toBeLessThan(1000 + 2000 + 300 + 500 + 700 + 800 + 600);
  expect(css).toBeGreaterThan(1100);
  expect(css).toBeLessThan(1150);
  // With React Router's manifest.
  expect(files).toBe(10);
});

test('a route above its budget is told with what it is and may be', async () => {
  await build();
  const plenty = { route: 'cat/:id', js: 10_000, css: 10_000, files: 10 };
  expect(checkBudget(client.root, plenty)).toEqual([]);
  expect(checkBudget(client.root, { route: 'cat/:id', js: 1000, css: 500, files: 9 })).toEqual([
    expect.stringMatching(/^\/cat\/:id: [\d.]+ kB of JavaScript, 1\.0 kB at most$/),
    expect.stringMatching(/^\/cat\/:id: 1\.1 kB of CSS, 0\.5 kB at most$/),
    '/cat/:id: 10 files, 9 at most',
  ]);
});

test('a route that the build does not have is an error, not a light route', async () => {
  await build();
  expect(() => weigh(client.root, 'prod/:id')).toThrow('no route prod/:id');
});
