import type { ToastMessage } from '@kreide/design-system';
import type { IEnvironment } from '@kreide/relay';
import { cookieNames, readCookie } from '../../platform/cookies.ts';
import type { Messages } from '../../platform/i18n/messages.tsx';

/** A position as it has to be known to be removed and put back. */
export interface RemovablePosition {
  readonly operationsId: string;
  readonly itemId: string;
  readonly name: string;
  readonly quantity: number;
  readonly isFreeItem: boolean;
  readonly relatedVoucherCode?: string | null | undefined;
}

export interface AddedItem {
  readonly itemId: string;
  readonly quantity: number;
}

export interface CartState {
  /** Positions with a change on its way. */
  readonly pending: ReadonlySet<string>;
  /** What went into the cart last; the flyout shows it (CART-18). */
  readonly latestAdded: AddedItem | undefined;
  /** What was taken out last and can be put back (CART-11, CART-12). */
  readonly latestDeleted: RemovablePosition | undefined;
  readonly isOpen: boolean;
}

export const initialCartState: CartState = {
  pending: new Set(),
  latestAdded: undefined,
  latestDeleted: undefined,
  isOpen: false,
};

export interface CartActionOptions {
  readonly environment: IEnvironment;
  readonly t: Messages;
  /** Shows a message. */
  readonly show: (toast: ToastMessage) => void;
  /** Loads what the server rendered again: the visitor has another cart now. */
  readonly reload: () => Promise<void>;
  readonly change: (change: (state: CartState) => Partial<CartState>) => void;
}

export const cartIdNow = (): string | undefined =>
  readCookie(document.cookie, cookieNames.cart) || undefined;
