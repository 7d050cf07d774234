import type { Cart } from '../cart/cart.ts';
import type { FieldError } from '../form/form.ts';

/** What became of a step of the checkout. */
export interface CheckoutOutcome {
  readonly cart: Cart;
  /** Null: saved. */
  readonly messageKey: string | null;
  readonly fieldErrors: readonly FieldError[];
}
