import type { ToastMessage } from '@kreide/design-system';
import type { IEnvironment } from '@kreide/relay';
import { cookieNames, readCookie } from '../../platform/cookies.ts';
import type { Messages } from '../../platform/i18n/messages.tsx';

/** The fields of a position that removing and restoring need. */
export interface RemovablePosition {
  readonly operationsId: string;
  readonly itemId: string;
  readonly name: string;
  readonly quantity: number;
  readonly isFreeItem: boolean;
  readonly isCatalog?: boolean;
  readonly relatedVoucherCode?: string | null | undefined;
}

export interface AddedItem {
  readonly itemId: string;
  readonly quantity: number;
  /** Other articles that were added with it. @default 0 */
  readonly others?: number;
}

export interface CartState {
  /** Positions with a pending change. */
  readonly pending: ReadonlySet<string>;
  /** The item that was added last; the flyout shows it (CART-18). */
  readonly latestAdded: AddedItem | undefined;
  /** The item that was removed last and can be restored (CART-11, CART-12). */
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
  /** Reloads what the server rendered, after the visitor got another cart. */
  readonly reload: () => Promise<void>;
  readonly change: (change: (state: CartState) => Partial<CartState>) => void;
}

export const cartIdNow = (): string | undefined =>
  readCookie(document.cookie, cookieNames.cart) || undefined;
