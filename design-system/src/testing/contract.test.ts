// @vitest-environment node
import { expect, test } from 'vitest';
import { readContract } from './contract.ts';

const contract = readContract();

test('what the package promises: exports, props, types, defaults', async () => {
  await expect(contract.text).toMatchFileSnapshot('../__snapshots__/contract.txt');
});

test('every default is documented as it is', () => {
  expect(contract.wrongDefaults).toEqual([]);
});
