import { describe, expect, it } from 'vitest';
import { type CheckoutState, type CheckoutStep, detourFrom, stepAfterShipping } from './guards.ts';

type Changes = Partial<CheckoutState['steps']> & { itemsCount?: number; submitted?: boolean };

/** A consumer's cart that is ready to be ordered, but for the changes. */
function cart({ itemsCount = 2, submitted = false, ...steps }: Changes = {}): CheckoutState {
  return {
    itemsCount,
    attributes: { submitted },
    steps: {
      loginDone: true,
      shippingValid: true,
      paymentNeeded: true,
      paymentValid: true,
      ...steps,
    },
  };
}

const sessionExpired = { to: '/', warning: 'vue.checkout.message.sessionExpired' };

describe('login step', () => {
  it('opens before anything is known (CHK-01, CHK-04)', () => {
    expect(detourFrom('login', cart({ loginDone: false, shippingValid: false }))).toBeUndefined();
  });
  it('sends who is logged in, as guest too, to shipping (CHK-02)', () => {
    expect(detourFrom('login', cart())).toEqual({ to: '/checkout/shipping' });
  });
  it('sends an empty basket to the basket page, logged in or not (CHK-03, DEC-85)', () => {
    expect(detourFrom('login', cart({ itemsCount: 0 }))).toEqual({ to: '/checkout/basket' });
    expect(detourFrom('login', null)).toEqual({ to: '/checkout/basket' });
  });
});

describe('shipping step', () => {
  it('opens after login (CHK-01)', () => {
    expect(detourFrom('shipping', cart({ shippingValid: false }))).toBeUndefined();
  });
  it('sends an empty cart home without a word (CHK-05)', () => {
    expect(detourFrom('shipping', cart({ itemsCount: 0, loginDone: false }))).toEqual({ to: '/' });
    expect(detourFrom('shipping', null)).toEqual({ to: '/' });
  });
  it('sends back to login before the login step is done (CHK-06)', () => {
    expect(detourFrom('shipping', cart({ loginDone: false }))).toEqual({ to: '/checkout/login' });
  });
});

describe('payment step', () => {
  it('opens after shipping (CHK-01)', () => {
    expect(detourFrom('payment', cart({ paymentValid: false }))).toBeUndefined();
  });
  it('tells of an expired session when the cart is gone or empty (CHK-07, ERR-07)', () => {
    expect(detourFrom('payment', null)).toEqual(sessionExpired);
    expect(detourFrom('payment', cart({ itemsCount: 0, shippingValid: false }))).toEqual(
      sessionExpired,
    );
  });
  it('sends back to shipping while that is not valid (CHK-08)', () => {
    const state = cart({ shippingValid: false, paymentNeeded: false });
    expect(detourFrom('payment', state)).toEqual({ to: '/checkout/shipping' });
  });
  it('is skipped where there is nothing to choose or to pay (CHK-09, CHK-17, CHK-18)', () => {
    expect(detourFrom('payment', cart({ paymentNeeded: false }))).toEqual({
      to: '/checkout/summary',
    });
  });
});

describe('summary step', () => {
  it('opens after payment, or without it where none is needed (CHK-01, CHK-17)', () => {
    expect(detourFrom('summary', cart())).toBeUndefined();
    expect(
      detourFrom('summary', cart({ paymentNeeded: false, paymentValid: false })),
    ).toBeUndefined();
  });
  it('tells of an expired session while shipping is invalid (CHK-12)', () => {
    expect(detourFrom('summary', cart({ shippingValid: false, paymentValid: false }))).toEqual(
      sessionExpired,
    );
    expect(detourFrom('summary', null)).toEqual(sessionExpired);
  });
  it('sends back to payment while that is needed and missing (CHK-13)', () => {
    expect(detourFrom('summary', cart({ paymentValid: false }))).toEqual({
      to: '/checkout/payment',
    });
  });
});

it.each<CheckoutStep>(['login', 'shipping', 'payment', 'summary'])(
  'a cart that was ordered already leads home from %s, with a new cart (SUBMIT-06)',
  (step) => {
    expect(detourFrom(step, cart({ submitted: true }))).toEqual({
      to: '/',
      warning: 'vue.checkout.message.alreadySubmitted',
      needsNewCart: true,
    });
  },
);

it('shipping is followed by payment, or by the summary where that is skipped (CHK-09, CHK-17)', () => {
  expect(stepAfterShipping(cart())).toBe('/checkout/payment');
  expect(stepAfterShipping(cart({ paymentNeeded: false }))).toBe('/checkout/summary');
});
