import type { Connection } from '../../database/database.ts';
import type { Reserved } from '../lightningDeal/service.ts';
import { randomId, type Shopper } from '../session/session.ts';
import { inLanguage } from '../storefront/storefront.ts';
import type { Cart } from './cart.ts';
import { addLine, loadVariants, type OperationRow, removeLine, setQuantity } from './lineStore.ts';

/** DEC-61, API-65…67. Quantities are whole numbers; 0 or less in `set` removes the line. */
export type CartOperation = LineOperation | VoucherOperation | FreeOperation;

export interface VoucherOperation {
  readonly kind: 'addVoucher' | 'removeVoucher';
  readonly code: string;
}

/** What costs nothing: the gift that is chosen, and printed catalogues. */
export type FreeOperation =
  | { readonly kind: 'addFreeItem'; readonly itemId: string }
  | { readonly kind: 'addCatalog'; readonly edition: string };

export type LineOperation =
  | { readonly kind: 'add'; readonly itemId: string; readonly quantity: number }
  | { readonly kind: 'addProduct'; readonly productId: string; readonly quantity: number }
  | { readonly kind: 'set'; readonly positionId: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly positionId: string };

export interface CartChange {
  readonly positionId: string;
  readonly itemId: string;
  readonly requested: number;
  /** Now in the cart. */
  readonly quantity: number;
  readonly messageKey: string | null;
  /** Of the message: the maximum or the minimum that was applied. */
  readonly amount: number | null;
}

export interface VariantsToChoose {
  readonly productId: string;
  readonly name: string;
  readonly itemIds: readonly string[];
}

/** What the operations of a request did together. */
export interface CartUpdate {
  readonly cart: Cart;
  /** The message of the first operation that did nothing; null when all did something. */
  readonly messageKey: string | null;
  readonly successfullyAdded: readonly CartChange[];
  readonly quantityChanged: readonly CartChange[];
  readonly maxInCart: readonly CartChange[];
  readonly variantsToChoose: readonly VariantsToChoose[];
  /** What each of them did, in their order. */
  readonly results: readonly OperationResult[];
}

export interface OperationResult {
  /** Why the operation did nothing; null: it did something. */
  readonly messageKey: string | null;
  readonly change: CartChange | null;
}

/** What one operation did. `lost`: the cart is not the shopper's, or not open any more. */
export type Outcome =
  | { readonly kind: 'lost' }
  | { readonly kind: 'refused'; readonly messageKey: string }
  | { readonly kind: 'chooseVariant'; readonly variants: VariantsToChoose }
  | { readonly kind: 'done' }
  | { readonly kind: 'added' | 'changed' | 'max'; readonly change: CartChange };

const aboveMaximum = 'vue.buybox.text.quantity.error';
const belowMinimum = 'vue.pdp.minQuantity';
const notReserved = 'vue.cart.lightning.notReserved';
const outOfStock = 'vue.orderForm.availability.outOfStock';

/** More than any line holds (DEC-68), so that sums stay within an integer. */
const maxRequested = 10_000;

/** DEC-62: after the id of an item whose lightning deal was on show. */
const lightningSuffix = '_LD';

export async function perform(
  connection: Connection,
  shopper: Shopper,
  cartId: string,
  operation: LineOperation,
  now: Date,
): Promise<Outcome> {
  switch (operation.kind) {
    case 'add': {
      const { itemId, quantity } = operation;
      const plainId = itemId.endsWith(lightningSuffix)
        ? itemId.slice(0, -lightningSuffix.length)
        : itemId;
      return add(connection, shopper, cartId, plainId, quantity, now);
    }
    case 'addProduct': {
      const { productId, quantity } = operation;
      const variants = await loadVariants(connection, productId, shopper.storefront.id);
      const [first, second] = variants;
      if (first === undefined) return { kind: 'refused', messageKey: outOfStock };
      if (second === undefined) {
        return add(connection, shopper, cartId, first.itemId, quantity, now);
      }
      const name = inLanguage(first.name, shopper.shopLanguage);
      const itemIds = variants.map(({ itemId }) => itemId);
      return { kind: 'chooseVariant', variants: { productId, name, itemIds } };
    }
    case 'set': {
      const { positionId, quantity } = operation;
      if (quantity <= 0) return remove(connection, shopper, cartId, positionId, now);
      const requested = Math.min(quantity, maxRequested);
      const row = await setQuantity(
        connection,
        shopper,
        cartId,
        { id: positionId, quantity: requested },
        now,
      );
      if (row?.item_id === null && row.is_owned) {
        return { kind: 'refused', messageKey: 'vue.cart.error.positionUnknown' };
      }
      return outcomeOf(row, requested, (found) => found.quantity === requested);
    }
    case 'remove':
      return remove(connection, shopper, cartId, operation.positionId, now);
  }
}

async function add(
  connection: Connection,
  shopper: Shopper,
  cartId: string,
  itemId: string,
  quantity: number,
  now: Date,
): Promise<Outcome> {
  if (quantity <= 0) return { kind: 'refused', messageKey: 'vue.cart.error.quantity' };
  const requested = Math.min(quantity, maxRequested);
  const line = { id: randomId(), itemId, quantity: requested };
  const row = await addLine(connection, shopper, cartId, line, now);
  return outcomeOf(row, requested, (found) => found.change === requested);
}

async function remove(
  connection: Connection,
  shopper: Shopper,
  cartId: string,
  positionId: string,
  now: Date,
): Promise<Outcome> {
  const row = await removeLine(connection, shopper, cartId, positionId, now);
  // A line that is gone already is what was asked for.
  return row?.is_owned ? { kind: 'done' } : { kind: 'lost' };
}

function outcomeOf(
  row: OperationRow | undefined,
  requested: number,
  isAsAsked: (row: OperationRow) => boolean,
): Outcome {
  if (!row?.is_owned) return { kind: 'lost' };
  const { item_id: itemId, minimum, ceiling, line_id: positionId, quantity, change } = row;
  if (itemId === null || minimum === null || ceiling === null) {
    return { kind: 'refused', messageKey: 'vue.cart.error.itemUnavailable' };
  }
  if (ceiling < minimum) return { kind: 'refused', messageKey: outOfStock };
  if (positionId === null || quantity === null) {
    return { kind: 'refused', messageKey: 'vue.cart.error.tooManyPositions' };
  }
  const what = { positionId, itemId, requested, quantity };
  if (isAsAsked(row)) {
    return { kind: 'added', change: { ...what, messageKey: null, amount: null } };
  }
  if (requested < minimum && quantity === minimum && change !== 0) {
    return { kind: 'changed', change: { ...what, messageKey: belowMinimum, amount: minimum } };
  }
  const clamped = { ...what, messageKey: aboveMaximum, amount: ceiling };
  return { kind: change === 0 ? 'max' : 'changed', change: clamped };
}

/**
 * What an addition did, with what could be reserved for its line. An item that is added while its
 * deal runs gets the deal; the suffix only says that the shopper expects it, so that a missing
 * reservation is reported.
 */
export function withReservation(
  outcome: Outcome,
  operation: CartOperation,
  reserved: Reserved | undefined,
): Outcome {
  const isExpected = operation.kind === 'add' && operation.itemId.endsWith(lightningSuffix);
  if (!isExpected || outcome.kind !== 'added') return outcome;
  const { quantity = 0, quantityMax = 1 } = reserved ?? {};
  if (quantity >= Math.min(quantityMax, outcome.change.quantity)) return outcome;
  const change = { ...outcome.change, messageKey: notReserved, amount: quantity };
  return { kind: 'changed', change };
}

export function updateOf(cart: Cart, outcomes: readonly Outcome[]): CartUpdate {
  const changes = (kind: 'added' | 'changed' | 'max'): CartChange[] =>
    outcomes.flatMap((outcome) => (outcome.kind === kind ? [outcome.change] : []));
  const results = outcomes.map((outcome) => ({
    messageKey: messageOf(outcome),
    change: 'change' in outcome ? outcome.change : null,
  }));
  return {
    cart,
    messageKey: results.find(({ messageKey }) => messageKey !== null)?.messageKey ?? null,
    successfullyAdded: changes('added'),
    quantityChanged: changes('changed'),
    maxInCart: changes('max'),
    variantsToChoose: outcomes.flatMap((outcome) =>
      outcome.kind === 'chooseVariant' ? [outcome.variants] : [],
    ),
    results,
  };
}

function messageOf(outcome: Outcome): string | null {
  switch (outcome.kind) {
    // The cart is there, or `find` would have refused: so it was submitted meanwhile.
    case 'lost':
      return 'vue.checkout.message.alreadySubmitted';
    case 'refused':
      return outcome.messageKey;
    case 'max':
      return outcome.change.messageKey;
    default:
      return null;
  }
}
