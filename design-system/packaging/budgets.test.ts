import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { measureAll, overBudget, readBudgets } from './budgets.ts';

test('every component keeps to its budget (npm run sizes)', async () => {
  const entry = path.join(inject('app'), 'node_modules/@kreide/design-system/dist/index.js');
  expect(overBudget(await measureAll(entry), await readBudgets())).toEqual([]);
});

test('what grew, what has no budget and what is gone are told', () => {
  const size = { js: 100, css: 50, lazy: 0 };
  const budgets = { Button: { ...size, css: 40 }, Gone: size, Same: size };
  expect(overBudget({ Button: size, New: size, Same: size }, budgets)).toEqual([
    'Button: 50 bytes of css, 40 at most',
    'Gone: a budget, but no component',
    'New: no budget',
  ]);
});
