import type { CartLine } from './line.ts';
import type { GiftRow, LineRow } from './store.ts';

/** A gift that the cart gets. */
export interface GivenGift {
  readonly gift: GiftRow;
  readonly lineId: string;
  readonly relatedVoucherCode: string | null;
  readonly isRemovable: boolean;
}

/** A free article that the storefront offers. Amounts are cents in the price basis. */
export interface GiftOffer {
  readonly gift: GiftRow;
  /** Value of the goods from which it is given. */
  readonly minimumCents: number;
  /** What is missing of that; 0: reached. */
  readonly missingCents: number;
  /** A piece is left for this cart. */
  readonly isAvailable: boolean;
  /** Its line in the cart; null: it is not in it. */
  readonly lineId: string | null;
}

/** Why the gift that the shopper chose is not in the cart, as a message key. */
export type GiftObstacle =
  | 'vue.cart.gift.belowMinimum'
  | 'vue.cart.gift.outOfStock'
  | 'vue.cart.gift.over';

const ofVoucher = 'voucher:';
const ofOperator = 'gift:';

/** What the id of a line says of where it comes from; the others are stored. */
export function originOf(lineId: string): 'stored' | 'operator' | { readonly code: string } {
  if (lineId.startsWith(ofVoucher)) return { code: lineId.slice(ofVoucher.length) };
  return lineId.startsWith(ofOperator) ? 'operator' : 'stored';
}

/**
 * Value of the goods that gifts are given for. Books do not count: a gift with them would lower
 * their bound price (BuchPrG § 3; ruling 11).
 */
export const valueForGifts = (goods: readonly Pick<CartLine, 'lineCents' | 'isBook'>[]): number =>
  goods.reduce((sum, { lineCents, isBook }) => sum + (isBook ? 0 : lineCents), 0);

/**
 * Which free articles a cart gets, and which it could get. That is told anew whenever the cart is
 * read, so a gift never outlives its minimum, its time or its stock. Pieces that the cart buys come
 * first, then the voucher's, then what comes by itself, then what the shopper chose.
 */
export function giftsOf(
  gifts: readonly GiftRow[],
  lines: readonly LineRow[],
  {
    valueCents,
    defaultMinimum,
    voucherCode,
  }: {
    readonly valueCents: number;
    /** DEC-64. */
    readonly defaultMinimum: number;
    /** Of a voucher that brings an article and takes effect as far as the goods are concerned. */
    readonly voucherCode: string | null;
  },
): {
  readonly given: readonly GivenGift[];
  /** Those that come by themselves, then those to choose from; the lowest minimum first. */
  readonly offers: readonly GiftOffer[];
  /** Null: none is chosen, or it is in the cart. */
  readonly obstacle: GiftObstacle | null;
} {
  const left = stockBesides(gifts, lines);
  const take = ({ item_id }: GiftRow): boolean => {
    const pieces = left.get(item_id) ?? 0;
    if (pieces > 0) left.set(item_id, pieces - 1);
    return pieces > 0;
  };
  const given: GivenGift[] = [];
  const ofCode = gifts.find(({ gift_id }) => gift_id === null);
  if (voucherCode !== null && ofCode !== undefined && take(ofCode)) {
    const lineId = `${ofVoucher}${voucherCode}`;
    given.push({ gift: ofCode, lineId, relatedVoucherCode: voucherCode, isRemovable: true });
  }
  const chosen = lines.find(({ kind }) => kind === 'gift');
  const offers = offered(gifts, defaultMinimum).map(({ gift, minimumCents }): GiftOffer => {
    const { gift_id, item_id, is_removable: isRemovable } = gift;
    const missingCents = Math.max(0, minimumCents - valueCents);
    const isAvailable = (left.get(item_id) ?? 0) > 0;
    const lineId = isRemovable ? chosen?.id : `${ofOperator}${gift_id}`;
    const isWanted = !isRemovable || item_id === chosen?.item_id;
    const isDue = isWanted && valueCents > 0 && missingCents === 0;
    const isInCart = lineId !== undefined && isDue && take(gift);
    if (isInCart) given.push({ gift, lineId, relatedVoucherCode: null, isRemovable });
    return { gift, minimumCents, missingCents, isAvailable, lineId: isInCart ? lineId : null };
  });
  const offer = offers.find(({ gift }) => gift.is_removable && gift.item_id === chosen?.item_id);
  return { given, offers, obstacle: chosen === undefined ? null : obstacleOf(offer) };
}

function obstacleOf(offer: GiftOffer | undefined): GiftObstacle | null {
  if (offer === undefined) return 'vue.cart.gift.over';
  if (offer.lineId !== null) return null;
  return offer.isAvailable ? 'vue.cart.gift.belowMinimum' : 'vue.cart.gift.outOfStock';
}

/** Where an article is offered more than once, its lowest minimum counts. */
function offered(gifts: readonly GiftRow[], defaultMinimum: number) {
  const sorted = gifts
    .filter(({ gift_id }) => gift_id !== null)
    .map((gift) => ({ gift, minimumCents: gift.minimum_cents ?? defaultMinimum }))
    .sort((a, b) => a.minimumCents - b.minimumCents);
  const first = [
    ...new Map(
      sorted
        .toReversed()
        .map((offer) => [`${offer.gift.is_removable} ${offer.gift.item_id}`, offer]),
    ).values(),
  ].toReversed();
  return [
    ...first.filter(({ gift }) => !gift.is_removable),
    ...first.filter(({ gift }) => gift.is_removable),
  ];
}

/** What of each gift's article is left when the cart's own pieces are taken. */
function stockBesides(gifts: readonly GiftRow[], lines: readonly LineRow[]): Map<string, number> {
  const left = new Map(gifts.map(({ item_id, stock }) => [item_id, stock]));
  for (const { kind, item_id, quantity } of lines) {
    const stock = left.get(item_id);
    if (kind === 'goods' && stock !== undefined) left.set(item_id, stock - quantity);
  }
  return left;
}
