import type { ToastMessage } from '@kreide/design-system';
import { GraphQLRequestError, type IEnvironment } from '@kreide/relay';
import { cookieNames, readCookie } from '../../platform/cookies.ts';
import type { Messages } from '../../platform/i18n/messages.tsx';
import { cookiesChanged } from '../../platform/readableCookies.ts';
import { tellTabs } from '../../platform/tabs.ts';
import type { CartOperation, CartUpdate } from './cartUpdate.ts';

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

export interface CartActions {
  open(): void;
  close(): void;
  add(itemId: string, quantity: number): Promise<void>;
  setQuantity(positionId: string, quantity: number): Promise<void>;
  remove(position: RemovablePosition): Promise<void>;
  /** Puts what was removed last back. */
  undo(position: RemovablePosition): Promise<void>;
  /** Undo is offered no longer. */
  forgetDeleted(): void;
}

interface CartActionOptions {
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

/** Ids come with the first cart action, not before (ruling 7). */
async function ensureCartId(): Promise<string> {
  const known = cartIdNow();
  if (known !== undefined) return known;
  const response = await fetch('/api/cart-id');
  const { cartId }: { cartId: string } = await response.json();
  return cartId;
}

/** What can be done with the cart in the browser. */
export function createCartActions(options: CartActionOptions): CartActions {
  const { environment, t, show, reload, change } = options;

  /** What the API did otherwise than asked (CART-20, UI-04, UI-05). */
  function tell(update: CartUpdate): void {
    if (update.errorMessage) show({ kind: 'danger', message: t.ofServer(update.errorMessage) });
    for (const { messageKey, amount } of [...update.quantityChanged, ...update.maxInCart]) {
      if (!messageKey) continue;
      const limit = amount ?? 0;
      const message = t.ofServer(messageKey, { max: limit, min: limit });
      show({ id: messageKey, kind: 'warning', message });
    }
  }

  /** ERR-20: a failure is said once, and the position can be used again. */
  async function perform(
    ops: readonly CartOperation[],
    positionId?: string,
  ): Promise<CartUpdate | undefined> {
    const before = cartIdNow();
    if (positionId) change(({ pending }) => ({ pending: new Set(pending).add(positionId) }));
    try {
      // The code of changing a cart is fetched with the first change.
      const [cartId, { updateCart }] = await Promise.all([
        ensureCartId(),
        import('./cartUpdate.ts'),
      ]);
      const update = await updateCart(environment, cartId, ops);
      const isOther = cartIdNow() !== before;
      if (isOther) {
        cookiesChanged();
        await reload();
      }
      tell(update);
      if (update.successful || isOther) {
        tellTabs({ cart: true, ...(isOther && { cartId: true }) });
      }
      return update;
    } catch (error) {
      const known = error instanceof GraphQLRequestError ? error : undefined;
      // Errors inside of the API the environment has told of by itself (ERR-19).
      if (!known?.silent && known?.classification !== 'INTERNAL') {
        const key = known?.messageKey ?? 'somethingWentWrong';
        show({ id: 'cart', kind: 'danger', message: t.ofServer(key) });
      }
      return undefined;
    } finally {
      change(({ pending }) => ({
        pending: new Set([...pending].filter((id) => id !== positionId)),
      }));
    }
  }

  return {
    open: () => change(() => ({ isOpen: true })),
    close: () => change(() => ({ isOpen: false, latestAdded: undefined })),

    async add(itemId, quantity) {
      const update = await perform([{ addPosition: { itemId, quantity } }]);
      const added = update?.successfullyAdded[0] ?? update?.quantityChanged[0];
      if (added === undefined) return;
      change(() => ({
        isOpen: true,
        latestAdded: { itemId: added.itemId, quantity: Math.min(quantity, added.quantity) },
        latestDeleted: undefined,
      }));
    },

    async setQuantity(positionId, quantity) {
      await perform([{ setQuantity: { positionId, quantity } }], positionId);
    },

    async remove(position) {
      const { operationsId: positionId, isFreeItem, relatedVoucherCode: code } = position;
      // CART-14: the gift goes with its voucher.
      const op =
        isFreeItem && code ? { removeVoucher: { code } } : { removePosition: { positionId } };
      const update = await perform([op], positionId);
      if (update?.successful) change(() => ({ latestDeleted: position, latestAdded: undefined }));
    },

    async undo({ itemId, quantity }) {
      change(() => ({ latestDeleted: undefined }));
      await perform([{ addPosition: { itemId, quantity } }]);
    },

    forgetDeleted: () => change(() => ({ latestDeleted: undefined })),
  };
}
