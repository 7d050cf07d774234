import { failureKey } from '../../platform/failureKey.ts';
import '../../platform/i18n/orderTexts.ts';
import { cookiesChanged } from '../../platform/readableCookies.ts';
import { notifyTabs } from '../../platform/tabs.ts';
import { track } from '../../platform/tracking.ts';
import { type CartActionOptions, cartIdNow, type RemovablePosition } from './cartState.ts';
import { type CartOperation, type CartUpdate, updateCart } from './cartUpdate.ts';
import { ensureCartId } from './ensureCartId.ts';

/** The mutations of the cart. */
export interface CartChanges {
  add(itemId: string, quantity: number): Promise<void>;
  setQuantity(positionId: string, quantity: number): Promise<void>;
  remove(position: RemovablePosition): Promise<void>;
  /** Gives up a gift that is withheld. */
  giveUp(positionId: string): Promise<void>;
  /** Chooses a free article whose minimum is reached (CART-16). */
  addFreeItem(itemId: string, name: string): Promise<void>;
  addCatalog(edition: string): Promise<void>;
  /**
   * @returns null: it was taken; else the key of the message why not, or undefined where a toast has
   * told of the failure
   */
  addVoucher(code: string): Promise<string | null | undefined>;
  /** @returns whether it is done */
  removeVoucher(code: string): Promise<boolean | undefined>;
  /** Puts the last removed item back. */
  undo(position: RemovablePosition): Promise<void>;
}

interface PerformOptions {
  /** The line that waits for the answer. */
  readonly positionId?: string;
  /** Tells of what the API did not do. @default as toasts */
  readonly report?: (update: CartUpdate) => void;
}

export function createCartChanges(options: CartActionOptions): CartChanges {
  const { environment, t, show, reload, change } = options;

  /**
   * Shows where the API deviated from the request, such as a limited quantity (CART-20, UI-04,
   * UI-05).
   */
  function showLimits(update: CartUpdate): void {
    if (update.errorMessage) show({ tone: 'danger', message: t.ofServer(update.errorMessage) });
    for (const { messageKey, amount } of [...update.quantityChanged, ...update.maxInCart]) {
      if (!messageKey) continue;
      const limit = amount ?? 0;
      const message = t.ofServer(messageKey, { max: limit, min: limit });
      show({ id: messageKey, tone: 'warning', message });
    }
  }

  /** ERR-20: a failure is shown once, and the position is enabled again. */
  async function perform(
    ops: readonly CartOperation[],
    { positionId, report = showLimits }: PerformOptions = {},
  ): Promise<CartUpdate | undefined> {
    const before = cartIdNow();
    if (positionId) change(({ pending }) => ({ pending: new Set(pending).add(positionId) }));
    try {
      const update = await updateCart(environment, await ensureCartId(), ops);
      const isOther = cartIdNow() !== before;
      if (isOther) {
        cookiesChanged();
        await reload();
      }
      report(update);
      if (update.successful || isOther) {
        notifyTabs({ cart: true, ...(isOther && { cartId: true }) });
      }
      return update;
    } catch (error) {
      const key = failureKey(error);
      if (key) show({ id: 'cart', tone: 'danger', message: t.ofServer(key) });
      return undefined;
    } finally {
      change(({ pending }) => ({
        pending: new Set([...pending].filter((id) => id !== positionId)),
      }));
    }
  }

  /** TRACK-15. @returns the quantity that was added */
  async function addItem(itemId: string, quantity: number) {
    const update = await perform([{ addPosition: { itemId, quantity } }]);
    const added = update?.successfullyAdded[0] ?? update?.quantityChanged[0];
    if (added === undefined) return undefined;
    const item = { itemId: added.itemId, quantity: Math.min(quantity, added.quantity) };
    const name = update?.cart?.items.find((each) => each.itemId === item.itemId)?.name;
    trackItem('add_to_cart', { ...item, name });
    return item;
  }

  return {
    async add(itemId, quantity) {
      const latestAdded = await addItem(itemId, quantity);
      if (latestAdded) change(() => ({ isOpen: true, latestAdded, latestDeleted: undefined }));
    },

    async setQuantity(positionId, quantity) {
      await perform([{ setQuantity: { positionId, quantity } }], { positionId });
    },

    async remove(position) {
      const { operationsId: positionId, isFreeItem, relatedVoucherCode: code } = position;
      // CART-14: the gift is removed with its voucher.
      const op =
        isFreeItem && code ? { removeVoucher: { code } } : { removePosition: { positionId } };
      const update = await perform([op], { positionId });
      if (!update?.successful) return;
      if (!position.isFreeItem && !position.isCatalog) trackItem('remove_from_cart', position);
      change(() => ({ latestDeleted: position, latestAdded: undefined }));
    },

    async giveUp(positionId) {
      await perform([{ removePosition: { positionId } }], { positionId });
    },

    async addFreeItem(itemId, name) {
      const update = await perform([{ addFreeItem: { itemId } }], { positionId: itemId });
      if (!update?.successful) return;
      change(() => ({ latestDeleted: undefined }));
      show({ id: 'gift', tone: 'success', message: t('gift.chosen', { name }) });
    },

    async addCatalog(edition) {
      const update = await perform([{ addCatalog: { edition } }], { positionId: edition });
      if (!update?.successful) return;
      const latestAdded = { itemId: edition, quantity: 1 };
      change(() => ({ isOpen: true, latestAdded, latestDeleted: undefined }));
    },

    async addVoucher(code) {
      // The field says itself what is wrong with its code.
      const update = await perform([{ addVoucher: { code } }], { report: () => {} });
      return update?.errorMessage;
    },

    async removeVoucher(code) {
      return (await perform([{ removeVoucher: { code } }]))?.successful;
    },

    async undo({ itemId, quantity, isFreeItem, isCatalog, relatedVoucherCode: code }) {
      if (isCatalog) await perform([{ addCatalog: { edition: itemId } }]);
      else if (!isFreeItem) await addItem(itemId, quantity);
      else if (code) await perform([{ addVoucher: { code } }]);
      else await perform([{ addFreeItem: { itemId } }]);
    },
  };
}

function trackItem(
  event: 'add_to_cart' | 'remove_from_cart',
  { itemId, name, quantity }: { itemId: string; name: string | undefined; quantity: number },
): void {
  track({ event, items: [{ item_id: itemId, item_name: name, quantity }] });
}
