import { expect, it } from 'vitest';
import { detourFrom, returnPath, returnsStart } from './steps.ts';

const draft = { hash: 'a+b/c=', items: [1], selectedRegulation: 'refund', selectedCarrier: 'dhl' };

it('escapes a hash in addresses', () => {
  expect(returnPath('productselection', 'a+b/c=')).toBe(
    '/myaccount/returns/productselection?order=a%2Bb%2Fc%3D',
  );
});

it.each([
  ['regulations', null, returnsStart],
  ['regulations', { ...draft, items: [] }, returnPath('productselection', draft.hash)],
  ['regulations', draft, undefined],
  ['carrier', { ...draft, selectedRegulation: null }, returnPath('productselection', draft.hash)],
  ['carrier', draft, undefined],
  ['confirm', null, returnsStart],
  ['confirm', { ...draft, selectedCarrier: null }, returnPath('productselection', draft.hash)],
  ['confirm', draft, returnPath('carrier')],
  ['confirm', { ...draft, rma: 'R26-1234-5674' }, undefined],
  ['carrier', { ...draft, rma: 'R26-1234-5674' }, returnPath('confirm')],
] as const)('%s with %o leads to %s', (step, entered, expected) => {
  expect(detourFrom(step, entered)).toBe(expected);
});
