import { expect, test } from 'vitest';
import { slowExpressions } from './expressions.ts';

test.each(['/\\/+$/', '/(a+)+$/', '/\\s*,\\s*/', '/x.*x.*x$/'])(
  '%s takes more than linear time',
  (literal) => {
    expect(slowExpressions('a.ts', `const slow =\n  ${literal};`)).toEqual([
      `a.ts:2: takes more than linear time: ${literal}`,
    ]);
  },
);

test.each(['/^\\/+/', '/^a+$/', '/[;\\t]/', '/^(?:\\/[^/]+)+$/', '/<[^<>]*>/g', '/\\p{L}+/u'])(
  '%s does not',
  (literal) => {
    expect(slowExpressions('a.ts', `const quick = ${literal};`)).toEqual([]);
  },
);

test.each(["new RegExp('/+$')", "RegExp(`(a+)+$`, 'u')"])(
  'so does %s, however it is written',
  (code) => {
    expect(slowExpressions('a.ts', `const slow = ${code};`)).toEqual([
      `a.ts:1: takes more than linear time: ${code}`,
    ]);
  },
);

test.each([
  'new RegExp(word)',
  `RegExp(\`^\${word}$\`)`,
  "new RegExp('a' + word)",
  "RegExp('a', flags)",
])('%s is made at run time, and refused', (code) => {
  expect(slowExpressions('a.ts', `const made = ${code};`)).toEqual([
    `a.ts:1: is made at run time, where nobody can check it: ${code}`,
  ]);
});

test('a constant expression is as good as a literal', () => {
  expect(slowExpressions('a.ts', "const quick = new RegExp('^a+$', 'u');")).toEqual([]);
});
