import { createContext } from 'react';
import { useProvided } from '../../platform/useProvided.ts';
import type { CartActions } from './cartActions.ts';
import type { CartState } from './cartState.ts';

interface CartOfVisit extends CartState, CartActions {
  /** Undefined before hydration, and as long as the visitor has no cart. */
  readonly cartId: string | undefined;
}

export const CartContext = createContext<CartOfVisit | null>(null);

/** The visitor's cart and its actions, on every page. */
export const useCart = (): CartOfVisit => useProvided(CartContext, 'Cart');
