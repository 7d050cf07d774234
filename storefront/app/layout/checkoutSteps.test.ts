import { expect, it } from 'vitest';
import { checkoutSteps, stepAfter } from './checkoutSteps.ts';

const names = (pathname: string, isB2b = false) =>
  checkoutSteps(pathname, isB2b, (key) => key.replace('checkout.step.', ''));

it('shows five steps; those done lead back, but for the login (CHK-01)', () => {
  expect(names('/checkout/payment')).toEqual([
    { label: 'login', state: 'done' },
    { label: 'shipping', state: 'done', href: '/checkout/shipping' },
    { label: 'payment', state: 'current' },
    { label: 'summary', state: 'upcoming' },
    { label: 'confirmation', state: 'upcoming' },
  ]);
});

it('leads nowhere back once the order is placed', () => {
  expect(names('/checkout/confirmation').some((step) => 'href' in step)).toBe(false);
});

it('has no payment step for businesses (CHK-17)', () => {
  expect(names('/checkout/summary', true).map(({ label }) => label)).toEqual([
    'login',
    'shipping',
    'summary',
    'confirmation',
  ]);
});

it('knows which step follows', () => {
  expect(stepAfter('/checkout/shipping', false)).toBe('checkout/payment');
  expect(stepAfter('/checkout/shipping', true)).toBe('checkout/summary');
  expect(stepAfter('/checkout/confirmation', false)).toBeUndefined();
  expect(stepAfter('/checkout/amazonpay', false)).toBeUndefined();
});
