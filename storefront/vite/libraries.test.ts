import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { unreached, withoutUnreached } from './leftOut.ts';
import { reactModule } from './reactModules.ts';

const require = createRequire(import.meta.url);

/** Where packages lie that the storefront or React DOM asks for. */
const folders = {
  react: path.dirname(require.resolve('react')),
  'react-dom': path.dirname(require.resolve('react-dom')),
  'react-router': path.resolve(path.dirname(require.resolve('react-router')), '../..'),
  scheduler: path.dirname(createRequire(require.resolve('react-dom')).resolve('scheduler')),
};

function fileOf(module: string): string {
  const [name = '', ...rest] = module.split('/');
  return path.join(folders[name as keyof typeof folders], ...rest);
}

it.each(Object.keys(unreached))('finds in %s what can be left out', (module) => {
  const file = fileOf(module);
  expect(withoutUnreached(readFileSync(file, 'utf8'), file)).toContain('Left out');
});

it.each([
  'react/cjs/react.production.js',
  'react/cjs/react-jsx-runtime.production.js',
  'react-dom/cjs/react-dom.production.js',
  'react-dom/cjs/react-dom-client.production.js',
  'scheduler/cjs/scheduler.production.js',
])('makes an ES module of %s, with the same exports', (module) => {
  const file = fileOf(module);
  const code = readFileSync(file, 'utf8');
  const result = reactModule(code, file) ?? '';
  expect(result).not.toMatch(/\brequire\(|\bexports\.|\bmodule\.exports/);
  const exported = /^export \{ (.*) \};$/m.exec(result)?.[1]?.split(', ');
  const names = new Set([...code.matchAll(/^exports\.(\w+) =/gm)].map(([, name]) => name));
  expect(exported?.map((name) => name.split(' as ')[1]).sort()).toEqual([...names].sort());
});

it.each(['react/index.js', 'react-dom/client.js'])(
  'takes %s for its production build',
  (module) => {
    const file = fileOf(module);
    expect(reactModule(readFileSync(file, 'utf8'), file)).toMatch(
      /^export \* from '\.\/cjs\/[\w-]+\.production\.js';$/m,
    );
  },
);

it('leaves all other modules alone', () => {
  expect(withoutUnreached('code', '/shop/node_modules/graphql/index.js')).toBeUndefined();
  expect(reactModule("require('./cjs/a.production.js')", '/shop/app/react.js')).toBeUndefined();
});
