import { describe, expect, it } from 'vitest';
import { type Exported, hasInterop, readCommonJs, toEsModule } from './esModule.ts';

const known: Readonly<Record<string, Exported>> = {
  members: { kind: 'members', isInterop: false },
  value: { kind: 'value', isInterop: false },
  es: { kind: 'module', isInterop: false },
  interop: { kind: 'value', isInterop: true },
};

const exportedBy = (specifier: string): Exported => {
  const found = known[specifier];
  if (!found) throw new Error(`${specifier} is not known`);
  return found;
};

/** The lines of a module that exports `0` as well, which is left out here. */
function converted(code: string): readonly string[] {
  const whole = `${code}\nmodule.exports = 0;`;
  const module = readCommonJs(whole);
  if (!module) throw new Error('It stays as it is');
  return toEsModule(whole, '/lib/this.js', module, exportedBy)
    .split('\n')
    .filter((line) => line && line !== 'export default 0;');
}

/** The lines of a module. */
function exporting(code: string): readonly string[] | undefined {
  const module = readCommonJs(code);
  return module && toEsModule(code, '/lib/this.js', module, exportedBy).split('\n').filter(Boolean);
}

describe('what is required is imported', () => {
  it('member by member, and nothing else of it', () => {
    expect(
      converted("var a = require('members'),\n  one = a.one,\n  other = a.two;\none(other);"),
    ).toEqual([
      "import { one as one } from 'members';",
      "import { two as other } from 'members';",
      'one(other);',
    ]);
  });

  it('as a whole where its members are used one by one', () => {
    expect(converted("var a = require('members');\na.get();")).toEqual([
      "import * as a from 'members';",
      'a.get();',
    ]);
    expect(converted("const a = require('es'), b = 1;\na(b);")).toEqual([
      "import * as a from 'es';",
      'const b = 1;',
      'a(b);',
    ]);
  });

  it('as a value, with the members that it has at run time', () => {
    expect(converted("var a = require('value'), b = a.b, c = 2;\nb(c);")).toEqual([
      "import a from 'value';",
      'var b = a.b, c = 2;',
      'b(c);',
    ]);
  });

  it('through what makes a module of it, whatever its name', () => {
    expect(
      converted(
        'var z = require("interop")["default"];\nvar a = z(require("value"));\n(0, a["default"])(1);',
      ),
    ).toEqual(["import * as a from 'value';", '(0, a.default)(1);']);
    expect(converted("var f = require('value');\nvar a = f(require('value'));\na();")).toEqual([
      "import f from 'value';",
      expect.stringMatching(/^import (required\d+) from 'value';$/),
      expect.stringMatching(/^var a = f\(required\d+\);$/),
      'a();',
    ]);
  });

  it('in the middle of code, and for what it does', () => {
    expect(converted("require('es');\nf(require('members').a);")).toEqual([
      "import * as required0 from 'es';",
      "import * as required17 from 'members';",
      'required0;',
      'f(required17.a);',
    ]);
    expect(converted("var unused = require('value');")).toEqual(["import 'value';"]);
  });

  it('not in the place of a name that gets another value', () => {
    expect(converted("var a = require('value');\na = 2;")).toEqual([
      "import required8 from 'value';",
      'var a = required8;',
      'a = 2;',
    ]);
  });
});

describe('what is exported', () => {
  const self = ["import * as self from './this.js';", 'export { self as default };'];

  it('by name where it is an object with members', () => {
    expect(exporting("module.exports = {\n  a: b,\n  FLAG: false,\n  'c': d.e\n};")).toEqual([
      'const exported_FLAG = false;',
      'const exported_c = d.e;',
      'export { b as a, exported_FLAG as FLAG, exported_c as c };',
      ...self,
    ]);
  });

  it('also where the object has a name, by which the module reads its own exports', () => {
    expect(exporting('var Flags = {\n  ON: true\n};\nmodule.exports = Flags;')).toEqual(
      ['const exported_ON = true;', 'export { exported_ON as ON };', ...self, ';'].filter(
        (line) => line !== ';',
      ),
    );
    expect(
      exporting(
        'function f() { return Flags.ON; }\nvar Flags = { ON: true };\nmodule.exports = Flags;',
      ),
    ).toEqual([
      'function f() { return Flags.ON; }',
      'const exported_ON = true;',
      'export { exported_ON as ON };',
      "import * as Flags from './this.js';",
      'export { Flags as default };',
    ]);
  });

  it.each([
    [
      'a function',
      'function a() {}\nmodule.exports = a;',
      ['function a() {}', 'export default a;'],
    ],
    ['an object that changes', 'var a = { b: 1 };\na.b = 2;\nmodule.exports = a;', undefined],
    [
      'an object with members of run time',
      'module.exports = { ...a };',
      ['export default { ...a };'],
    ],
    ['a getter', 'module.exports = { get a() {} };', ['export default { get a() {} };']],
  ])('as the default where it is %s', (_, code, expected) => {
    const lines = exporting(code);
    if (expected) expect(lines).toEqual(expected);
    expect(lines?.at(-1)).toMatch(/^export default/);
  });

  it('passed on from where it is required', () => {
    expect(exporting("module.exports = require('members');")).toEqual([
      "export * from 'members';",
      "export { default } from 'members';",
    ]);
    expect(exporting("module.exports = require('value');")).toEqual([
      "export { default } from 'value';",
    ]);
  });

  it('a value that changes later is exported as it was', () => {
    expect(exporting('var a = 1;\nmodule.exports = { a: a };\na = 2;')).toEqual([
      'var a = 1;',
      'const exported_a = a;',
      'export { exported_a as a };',
      ...self,
      'a = 2;',
    ]);
  });
});

it.each([
  'export const a = 1;',
  "import a from 'a';",
  'exports.a = 1;',
  'module.exports = a; module.exports.b = 1;',
  'if (a) module.exports = b;',
  'module.exports = a; var r = require; r(b);',
  'module.exports = require(a);',
  'module.exports = ;',
])('what is no CommonJS, or exports in another way, stays: %s', (code) => {
  expect(readCommonJs(code)).toBeUndefined();
});

it.each([
  ['function f(e) { return e && e.__esModule ? e : { "default": e }; }', true],
  ['export default function (o) { return o && o.__esModule ? o : { default: o }; }', true],
  ['function f(e) { return e && e.__esModule ? e : { value: e }; }', false],
  ['function f(e, d) { return e && e.__esModule ? e : { default: d }; }', false],
])('%s makes a module of a value: %s', (code, expected) => {
  expect(hasInterop(code)).toBe(expected);
});
