import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { toEsModule } from './esModule.ts';

const require = createRequire(import.meta.url);
const runtime = path.dirname(require.resolve('relay-runtime'));
const hooks = path.dirname(require.resolve('react-relay'));

/** As if the code stood in a file of relay-runtime. */
const transformed = (code: string) =>
  toEsModule(code, path.join(runtime, 'lib/store/RelayModernStore.js')).split('\n').filter(Boolean);

it('imports what a module exports by name, and nothing else of it', () => {
  expect(
    transformed(
      "var _require = require('./ClientID'),\n  isClientID = _require.isClientID,\n  other = _require.generateClientID;",
    ),
  ).toEqual(["import { isClientID as isClientID, generateClientID as other } from './ClientID';"]);
});

it('imports members that are used one by one', () => {
  expect(
    transformed(
      "var RelayModernRecord = require('./RelayModernRecord');\nRelayModernRecord.get();",
    ),
  ).toEqual([
    "import * as RelayModernRecord from './RelayModernRecord';",
    'RelayModernRecord.get();',
  ]);
});

it('imports what is one function or class, with Babel’s interop and without', () => {
  expect(transformed("var deepFreeze = require('../util/deepFreeze');")).toEqual([
    "import deepFreeze from '../util/deepFreeze';",
  ]);
  expect(
    transformed(
      'var _interopRequireDefault = require("@babel/runtime/helpers/interopRequireDefault")["default"];\nvar _spread = _interopRequireDefault(require("@babel/runtime/helpers/objectSpread2"));\n(0, _spread["default"])(a);',
    ),
  ).toEqual(["import _spread from '@babel/runtime/helpers/objectSpread2';", '(0, _spread)(a);']);
});

it('keeps members of members', () => {
  expect(
    transformed(
      "var _require = require('relay-runtime'),\n  _internal = _require.__internal,\n  fetch = _internal.fetchQuery;",
    ),
  ).toEqual([
    "import { __internal as _internal } from 'relay-runtime';",
    'var fetch = _internal.fetchQuery;',
  ]);
});

it('exports an object’s members by name, constants as constants', () => {
  expect(transformed("module.exports = {\n  a: b,\n  FLAG: false,\n  NAME: 'x'\n};")).toEqual([
    'const exported_FLAG = false;',
    "const exported_NAME = 'x';",
    'export { b as a, exported_FLAG as FLAG, exported_NAME as NAME };',
  ]);
  expect(transformed('var Flags = {\n  ON: true\n};\nmodule.exports = Flags;')).toEqual([
    'const exported_ON = true;',
    'export { exported_ON as ON };',
  ]);
});

it('exports everything else as the default', () => {
  expect(transformed('function a() {}\nmodule.exports = a;')).toEqual([
    'function a() {}',
    'export default a;',
  ]);
});

it('leaves no CommonJS in any module of Relay', () => {
  const files = [
    path.join(runtime, 'index.js'),
    ...globSync(`${runtime}/lib/**/*.js`),
    ...globSync(`${hooks}/lib/relay-hooks/*.js`),
  ].filter((file) => /^module\.exports/m.test(readFileSync(file, 'utf8')));
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    expect(toEsModule(readFileSync(file, 'utf8'), file), file).not.toMatch(
      /\brequire\(|\bmodule\.exports|\bexports\.|_interopRequire/,
    );
  }
});
