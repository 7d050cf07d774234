import { expect, test } from 'vitest';
import { withSortedImports } from './routeManifest.ts';

test('lists of chunks stand in one order, and nothing else changes', () => {
  const manifest = (imports: readonly string[]) =>
    `window.__reactRouterManifest=${JSON.stringify({
      entry: { module: '/e.js', imports, css: ['/b.css', '/a.css'] },
      routes: { root: { id: 'root', imports: [], css: [] }, home: { id: 'home', imports } },
    })};`;
  expect(withSortedImports(manifest(['/shop.js', '/goods.js']))).toBe(
    manifest(['/goods.js', '/shop.js']),
  );
});
