import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { kindsIn, reachedBy, slim, standInOf } from './relayPackages.ts';

const require = createRequire(import.meta.url);

function slimmed(module: string, kinds: readonly string[]): string | undefined {
  const file = require.resolve(module);
  return slim(readFileSync(file, 'utf8'), file, new Set(kinds));
}

it.each([...new Set(reachedBy.flatMap(([, functions]) => Object.keys(functions)))])(
  'finds in %s what can be left out',
  (module) => {
    expect(slimmed(module, [])).toContain('Left out');
  },
);

it('keeps what a document leads to', () => {
  const module = 'relay-runtime/lib/handlers/RelayDefaultHandlerProvider.js';
  expect(slimmed(module, ['LinkedField'])).toContain('Left out');
  expect(slimmed(module, ['LinkedField', 'LinkedHandle'])).not.toContain('Left out');
});

it('knows what kinds of nodes the documents below a folder have', () => {
  const kinds = kindsIn('test');
  // The tests' own documents paginate and defer, and have no resolvers.
  expect([...kinds]).toEqual(expect.arrayContaining(['LinkedField', 'LinkedHandle', 'Defer']));
  expect(kinds.has('RelayResolver')).toBe(false);
});

it('leaves all other modules alone', () => {
  expect(slim('code', '/shop/node_modules/react/index.js', new Set())).toBeUndefined();
  expect(slim('code', '/shop/app/relay-runtime/lib/index.js', new Set())).toBeUndefined();
  expect(standInOf('/shop/app/invariant/browser.js')).toBeUndefined();
});

it('has its stand-ins wherever the packages lie', () => {
  const name = 'relay-runtime/lib/store/NormalizationEngine.js';
  expect(standInOf(`/shop/node_modules/${name}`)).toContain('undefined');
  expect(standInOf(`/shop/node_modules/.pnpm/relay-runtime@21/node_modules/${name}`)).toContain(
    'undefined',
  );
});
