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
