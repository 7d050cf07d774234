// @vitest-environment node
import { expect, test } from 'vitest';
import { contractFile, readContract } from './contract.ts';

const contract = readContract();

test('the package promises what it promised (npm run contract)', async () => {
  await expect(contract.text).toMatchFileSnapshot(contractFile);
});

test('every prop is explained', () => {
  expect(contract.undocumented).toEqual([]);
});

test('every default is documented as it is', () => {
  expect(contract.wrongDefaults).toEqual([]);
});

test('names follow one vocabulary, and every component takes ref and attributes', () => {
  expect(contract.departures).toEqual([]);
});
