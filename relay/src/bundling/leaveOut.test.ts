import { expect, it } from 'vitest';
import { leaveOut } from './leaveOut.ts';

const left = (code: string, ...names: string[]) => leaveOut(code, names, 'some module');

it('empties a function up to the line that closes it, and leaves its neighbours', () => {
  const code = 'function a() {\n  if (b) {\n    c();\n  }\n}\nfunction ab() {\n  d();\n}\n';
  expect(left(code, 'a')).toBe(
    "function a() { throw Error('Left out: docs/decisions/010-page-weight.md'); }\nfunction ab() {\n  d();\n}\n",
  );
});

it.each([
  ['a method', '  _proto.a = function a(x) {\n    b();\n  };', 'a'],
  ['a method of a prototype', 'X.prototype.a = function (\n  x\n) {\n  b();\n};', 'X.prototype.a'],
  ['an asynchronous function', '\tasync function a(x) {\n\t\tb();\n\t}', 'a'],
  ['a function with defaults', 'function a({ x } = {}, y = {}) {\n  b();\n}', 'a'],
  [
    'a function behind one that is left out',
    'function b() { c(); }\nfunction a() {\n  d();\n}',
    'a',
  ],
])('empties %s', (_, code, name) => {
  const result = left(code, name);
  expect(result).toContain("throw Error('Left out");
  expect(result).not.toContain(code.includes('d()') ? 'd()' : 'b();');
});

it('takes an import out', () => {
  const result = left("import { a as a, b as c } from './x';\na();", 'a');
  expect(result).toContain("import {  b as c } from './x';");
  expect(result).toContain("function a() { throw Error('Left out");
});

it('puts something else in', () => {
  expect(leaveOut('function a() {\n  b();\n}', ['a'], 'some module', 'return 1;')).toBe(
    'function a() { return 1; }',
  );
});

it('says which module has lost a function', () => {
  expect(() => left('function b() {\n}', 'a')).toThrow('some module has no a to leave out');
});
