import { apportion } from '../pricing/pricing.ts';
import type { Language, StorefrontId } from '../storefront/storefront.ts';

export const voucherKinds = ['amount', 'percent', 'freeShipping', 'freeItem'] as const;
export type VoucherKind = (typeof voucherKinds)[number];

/**
 * What a code takes off a cart. It lowers the price of goods (and with it their VAT); it is no means
 * of payment. Amounts are cents in the storefront's price basis.
 */
export interface Voucher {
  /** Capital letters, digits and hyphens. */
  readonly code: string;
  readonly kind: VoucherKind;
  /** Of `amount`. */
  readonly cents: number | null;
  /** Of `percent`, 1 to 100. */
  readonly percent: number | null;
  /** Of `freeItem`: the article that it brings. */
  readonly itemId: string | null;
  /** Value of the goods that it counts for, from which it takes effect. */
  readonly minimumCents: number;
  readonly validFrom: Date | null;
  /** The first moment at which it is over. */
  readonly validUntil: Date | null;
  readonly storefronts: readonly StorefrontId[];
  /** Of these categories and what is below them; none: all goods. */
  readonly categoryIds: readonly string[];
  /** Null: as often as it is entered. */
  readonly maxUses: number | null;
  readonly uses: number;
  readonly isOncePerCustomer: boolean;
  /** For the shopper; null: the code itself. */
  readonly name: Readonly<Partial<Record<Language, string>>> | null;
}

/** Why a voucher does nothing for a cart, as a message key. */
export type VoucherObstacle =
  | 'vue.cart.voucher.unknown'
  | 'vue.cart.voucher.notYet'
  | 'vue.cart.voucher.over'
  | 'vue.cart.voucher.usedUp'
  | 'vue.cart.voucher.alreadyUsed'
  | 'vue.cart.voucher.noGoods'
  | 'vue.cart.voucher.belowMinimum'
  | 'vue.cart.voucher.itemOutOfStock';

/** A line of the cart, as far as vouchers ask for it. */
export interface VoucherGoods {
  /** In the price basis, the whole line. */
  readonly cents: number;
  /** Books keep their price (BuchPrG; ruling 11). */
  readonly isBook: boolean;
  /** The product's categories with all those above them. */
  readonly categoryIds: ReadonlySet<string>;
}

/** What a voucher is to a cart at this moment. */
export interface VoucherEffect {
  readonly code: string;
  readonly name: string;
  /** Null: it takes effect. */
  readonly obstacle: VoucherObstacle | null;
  readonly minimumCents: number;
  /** What is missing of its minimum, in cents. */
  readonly missingCents: number;
  readonly isFreeShipping: boolean;
  /** It takes effect and brings its article for nothing. */
  readonly bringsItem: boolean;
  /** What it takes off all lines together, in cents. */
  readonly cents: number;
  /** What it takes off each line of the goods. */
  readonly shares: readonly number[];
}

/**
 * What a voucher does for a cart. It never takes off more than the goods that it counts for are
 * worth, and does not touch books.
 *
 * @param isUsed the customer used it before
 * @param isItemThere a piece of the article that it brings is left for the cart
 */
export function effectOf(
  voucher: Voucher,
  goods: readonly VoucherGoods[],
  {
    storefront,
    language,
    now,
    isUsed,
    isItemThere,
  }: {
    storefront: StorefrontId;
    language: Language;
    now: Date;
    isUsed: boolean;
    isItemThere: boolean;
  },
): VoucherEffect {
  const lines = goods.flatMap((line, index) => (countsFor(voucher, line) ? [index] : []));
  const worth = lines.reduce((sum, index) => sum + (goods[index]?.cents ?? 0), 0);
  const missingCents = Math.max(0, voucher.minimumCents - worth);
  const obstacle =
    refusalOf(voucher, { storefront, now, isUsed }) ??
    (lines.length === 0
      ? 'vue.cart.voucher.noGoods'
      : missingCents > 0
        ? 'vue.cart.voucher.belowMinimum'
        : voucher.kind === 'freeItem' && !isItemThere
          ? 'vue.cart.voucher.itemOutOfStock'
          : null);
  const { code, kind, name, minimumCents } = voucher;
  const cents = obstacle === null ? Math.min(worth, reductionOf(voucher, worth)) : 0;
  return {
    code,
    name: name?.[language] ?? name?.de ?? code,
    obstacle,
    minimumCents,
    missingCents,
    isFreeShipping: obstacle === null && kind === 'freeShipping',
    bringsItem: obstacle === null && kind === 'freeItem',
    cents,
    shares: sharesOf(goods, lines, cents),
  };
}

/**
 * Splits a reduction over lines in proportion to their value, to the cent. They get the same shares in
 * whatever order they stand, but for a cent between lines of equal value.
 */
function sharesOf(
  goods: readonly VoucherGoods[],
  lines: readonly number[],
  cents: number,
): readonly number[] {
  const worthOf = (line: number) => goods[line]?.cents ?? 0;
  const byWorth = lines.toSorted((a, b) => worthOf(b) - worthOf(a));
  const parts = apportion(cents, byWorth.map(worthOf));
  const shares = goods.map(() => 0);
  for (const [index, line] of byWorth.entries()) shares[line] = parts[index] ?? 0;
  return shares;
}

/** Why it cannot be redeemed here and now, whatever is in the cart. */
export function refusalOf(
  voucher: Voucher,
  { storefront, now, isUsed }: { storefront: StorefrontId; now: Date; isUsed: boolean },
): VoucherObstacle | null {
  const { storefronts, validFrom, validUntil, maxUses, uses, isOncePerCustomer } = voucher;
  // What is meant for another storefront is told as little as what does not exist.
  if (!storefronts.includes(storefront)) return 'vue.cart.voucher.unknown';
  if (validFrom !== null && now < validFrom) return 'vue.cart.voucher.notYet';
  if (validUntil !== null && now >= validUntil) return 'vue.cart.voucher.over';
  if (maxUses !== null && uses >= maxUses) return 'vue.cart.voucher.usedUp';
  if (isOncePerCustomer && isUsed) return 'vue.cart.voucher.alreadyUsed';
  return null;
}

function countsFor({ categoryIds }: Voucher, goods: VoucherGoods): boolean {
  if (goods.isBook) return false;
  return categoryIds.length === 0 || categoryIds.some((id) => goods.categoryIds.has(id));
}

function reductionOf({ kind, cents, percent }: Voucher, worth: number): number {
  switch (kind) {
    case 'amount':
      return cents ?? 0;
    case 'percent':
      return Math.round((worth * (percent ?? 0)) / 100);
    case 'freeShipping':
    case 'freeItem':
      return 0;
  }
}
