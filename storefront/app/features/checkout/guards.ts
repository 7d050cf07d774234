/** Which step of the checkout may open, by the cart's state alone (CHK-01…19). */

export type CheckoutStep = 'login' | 'shipping' | 'payment' | 'summary';

export interface CheckoutState {
  readonly itemsCount: number;
  readonly attributes: { readonly submitted: boolean };
  readonly steps: {
    /** Logged in, or continuing as guest. */
    readonly loginDone: boolean;
    readonly shippingValid: boolean;
    /** False for businesses and for orders with nothing to pay. */
    readonly paymentNeeded: boolean;
    readonly paymentValid: boolean;
  };
}

/** Where a visitor is redirected, and with which message. */
export interface Detour {
  readonly to: string;
  /** Message key of a warning. */
  readonly warning?: string;
  /** The cart was ordered already: the visitor needs a new one (SUBMIT-06). */
  readonly needsNewCart?: boolean;
}

const expired: Detour = { to: '/', warning: 'vue.checkout.message.sessionExpired' };

/**
 * Undefined: the step opens. Checks for an empty cart first, then login, shipping, payment
 * (DEC-85).
 * @param state null when the visitor has no cart
 */
export function detourFrom(step: CheckoutStep, state: CheckoutState | null): Detour | undefined {
  if (state?.attributes.submitted) {
    return { to: '/', warning: 'vue.checkout.message.alreadySubmitted', needsNewCart: true };
  }
  const isEmpty = state === null || state.itemsCount === 0;
  if (isEmpty) {
    if (step === 'login') return { to: '/checkout/basket' };
    return step === 'shipping' ? { to: '/' } : expired;
  }
  const { loginDone, shippingValid, paymentNeeded, paymentValid } = state.steps;
  switch (step) {
    case 'login':
      return loginDone ? { to: '/checkout/shipping' } : undefined;
    case 'shipping':
      return loginDone ? undefined : { to: '/checkout/login' };
    case 'payment':
      if (!shippingValid) return { to: '/checkout/shipping' };
      return paymentNeeded ? undefined : { to: '/checkout/summary' };
    case 'summary':
      if (!shippingValid) return expired;
      return paymentNeeded && !paymentValid ? { to: '/checkout/payment' } : undefined;
  }
}

/**
 * The step after shipping: payment is skipped where there is nothing to choose (CHK-17, CHK-18).
 */
export function stepAfterShipping({
  steps,
}: {
  readonly steps: Pick<CheckoutState['steps'], 'paymentNeeded'>;
}): string {
  return steps.paymentNeeded ? '/checkout/payment' : '/checkout/summary';
}
