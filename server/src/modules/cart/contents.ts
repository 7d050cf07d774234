import type { Taxonomy } from '../catalog/catalog.ts';
import { isEdition } from '../catalogueOrder/catalogueOrder.ts';
import type { Deal } from '../lightningDeal/lightningDeal.ts';
import type { VatExemption } from '../pricing/pricing.ts';
import type { Shopper } from '../session/session.ts';
import type { Country } from '../storefront/storefront.ts';
import { effectOf, type Voucher, type VoucherEffect } from '../voucher/voucher.ts';
import { type GiftObstacle, type GiftOffer, giftsOf, valueForGifts } from './gifts.ts';
import { type CartLine, catalogueLine, giftLine, lineOf } from './line.ts';
import type { CartRow } from './store.ts';

/** CART-16: a free article that the storefront offers. */
export interface FreeArticle
  extends Omit<GiftOffer, 'gift'>,
    Pick<CartLine, 'itemId' | 'productId' | 'name' | 'variantAttributes' | 'picture'> {
  readonly giftId: string;
  /** False: it comes by itself and cannot be taken out (CART-13). */
  readonly isRemovable: boolean;
}

/** The gift that the shopper chose and does not get. */
export interface WithheldGift extends Pick<CartLine, 'lineId' | 'itemId' | 'name'> {
  readonly obstacle: GiftObstacle;
}

/** What is in a cart at this moment. */
export interface CartContents {
  /** Goods as they were put in, catalogues, gifts. */
  readonly lines: readonly CartLine[];
  readonly voucher: VoucherEffect | null;
  readonly freeArticles: readonly FreeArticle[];
  readonly withheldGift: WithheldGift | null;
}

/** What is paid for, as far as it can be had. */
export const goodsOf = (lines: readonly CartLine[]): CartLine[] =>
  lines.filter(({ kind, isForSale }) => kind === 'goods' && isForSale);

export function contentsOf(
  row: CartRow,
  shopper: Shopper,
  {
    deals,
    voucher: entered,
    giftsFrom,
    ...situation
  }: {
    readonly taxonomy: Taxonomy;
    readonly country: Country;
    readonly exemption: VatExemption | null;
    readonly now: Date;
    readonly deals: ReadonlyMap<string, { readonly deal: Deal }>;
    readonly voucher: { readonly voucher: Voucher; readonly isUsed: boolean } | undefined;
    /** Where a gift says no minimum of its own (DEC-64). */
    readonly giftsFrom: number;
  },
): CartContents {
  const bought = row.lines.flatMap((line): CartLine[] => {
    const { kind, item_id: itemId } = line;
    if (kind === 'goods') {
      return [lineOf(line, shopper, { ...situation, deal: deals.get(itemId)?.deal })];
    }
    const isListed = kind === 'catalogue' && isEdition(itemId);
    return isListed ? [catalogueLine(line, itemId, shopper, situation)] : [];
  });
  const goods = goodsOf(bought);
  const effect = (isItemThere: boolean): VoucherEffect | null =>
    entered === undefined
      ? null
      : effectOf(
          entered.voucher,
          goods.map(({ lineCents: cents, isBook, categoryIds }) => ({
            cents,
            isBook,
            categoryIds,
          })),
          {
            storefront: shopper.storefront.id,
            language: shopper.language,
            now: situation.now,
            isUsed: entered.isUsed,
            isItemThere,
          },
        );
  const wanted = effect(true);
  const { given, offers, obstacle } = giftsOf(row.gifts, row.lines, {
    valueCents: valueForGifts(goods),
    defaultMinimum: giftsFrom,
    voucherCode: wanted?.bringsItem ? wanted.code : null,
  });
  const isBrought = given.some(({ relatedVoucherCode: code }) => code !== null);
  const voucher = wanted?.bringsItem && !isBrought ? effect(false) : wanted;
  const discounts = new Map(goods.map((line, index) => [line, voucher?.shares[index] ?? 0]));
  return {
    lines: [
      ...bought.map((line) => ({ ...line, discountCents: discounts.get(line) ?? 0 })),
      ...given.map(({ gift, ...line }) => giftLine(gift, shopper, situation, line)),
    ],
    voucher,
    freeArticles: offers.map(({ gift, ...offer }) => {
      const { gift_id, is_removable: isRemovable } = gift;
      const as = { lineId: '', relatedVoucherCode: null, isRemovable };
      const line = giftLine(gift, shopper, situation, as);
      const { itemId, productId, name, variantAttributes, picture } = line;
      const article = { itemId, productId, name, variantAttributes, picture };
      return { ...article, ...offer, giftId: gift_id ?? '', isRemovable };
    }),
    withheldGift: obstacle && withheld(row, shopper, situation, obstacle),
  };
}

function withheld(
  { lines }: CartRow,
  shopper: Shopper,
  situation: Omit<Parameters<typeof lineOf>[2], 'deal'>,
  obstacle: GiftObstacle,
): WithheldGift | null {
  const chosen = lines.find(({ kind }) => kind === 'gift');
  if (chosen === undefined) return null;
  const { lineId, itemId, name } = lineOf(chosen, shopper, { ...situation, deal: undefined });
  return { lineId, itemId, name, obstacle };
}
