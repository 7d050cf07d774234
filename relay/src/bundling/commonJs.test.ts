// @vitest-environment node
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createConverter } from './commonJs.ts';

/** `one` depends on `@scope/two`; nobody asked for `other`. */
const files = {
  'one/package.json': '{ "dependencies": { "@scope/two": "1" } }',
  'one/index.js':
    "var two = require('@scope/two'), other = require('other');\nmodule.exports = { run: two, other: other };",
  'one/all.js': "module.exports = require('./index');",
  'one/user.js': "var all = require('./all'), run = all.run;\nmodule.exports = run;",
  'one/odd.js': "exports.run = require('@scope/two');",
  'one/alone.js': 'exports.a = 1;',
  '@scope/two/package.json': '{}',
  '@scope/two/index.js': 'module.exports = function () {};',
  'other/package.json': '{}',
  'other/index.js': 'module.exports = { a: 1 };',
};

let root: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'kreide-converter-')));
  for (const [name, text] of Object.entries(files)) {
    const file = fileOf(name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const fileOf = (name: string) => path.join(root, 'node_modules', name);

function converted(name: keyof typeof files) {
  const { convert } = createConverter(['one'], path.join(root, 'app.js'));
  return convert(files[name], fileOf(name))?.split('\n').filter(Boolean);
}

it('covers the packages and what they depend on', () => {
  expect(createConverter(['one'], path.join(root, 'app.js')).packages).toEqual([
    'one',
    '@scope/two',
  ]);
  expect(converted('@scope/two/index.js')).toEqual(['export default function () {};']);
  expect(converted('other/index.js')).toBeUndefined();
});

it('imports what a module is: values of those converted or not, members also where they are passed on', () => {
  expect(converted('one/index.js')?.slice(0, 3)).toEqual([
    "import two from '@scope/two';",
    "import other from 'other';",
    'export { two as run, other as other };',
  ]);
  expect(converted('one/user.js')).toEqual([
    "import { run as run } from './all';",
    'export default run;',
  ]);
});

it('leaves a module of another shape, but not one that requires what was converted', () => {
  expect(converted('one/alone.js')).toBeUndefined();
  expect(() => converted('one/odd.js')).toThrow(/odd\.js cannot be converted .* @scope\/two/);
});
