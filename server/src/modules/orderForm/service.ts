import { maxPieces } from '../../../contract/index.ts';
import type { Cart } from '../cart/cart.ts';
import type { CartService } from '../cart/service.ts';
import type { CatalogService } from '../catalog/service.ts';
import type { Shopper } from '../session/session.ts';

type Product = NonNullable<Awaited<ReturnType<CatalogService['product']>>>;

/** An item that bears the number of a row. */
interface Found {
  readonly itemId: string;
  readonly productId: string;
  readonly variant: Readonly<Record<string, string>>;
}

/** What was written into a row of the order form. */
export interface OrderFormRow {
  readonly articleNumber: string;
  readonly quantity: number;
}

/** An article that is sold here. */
export interface Article {
  readonly product: Product;
  readonly item: Product['items'][number];
}

/** What there is to say of a row. */
export interface OrderFormEntry extends OrderFormRow {
  readonly article: Article | null;
  /** Stands in for an article that is not to be had (DEC-137). */
  readonly followArticle: Article | null;
  /** Message key; null: nothing is wrong, the entry is valid. */
  readonly notification: string | null;
  /** Of the message: the quantity that is possible. */
  readonly amount: number | null;
  /** Pieces in the cart after the entry was put there; null: it was not. */
  readonly quantityInCart: number | null;
}

export interface OrderFormUpdate {
  readonly entries: readonly OrderFormEntry[];
  readonly cart: Cart;
}

/** Articles are ordered by their numbers (OFORM-01…04). */
export interface OrderFormService {
  /** Looks the rows up: an entry for each, in their order. */
  validate(shopper: Shopper, rows: readonly OrderFormRow[]): Promise<OrderFormEntry[]>;
  /**
   * Puts the valid ones into the cart, all in one transaction; the others are told. Rows of one
   * article become one entry, at the place of the first (DEC-136).
   *
   * @throws Refusal when the cart is not one that this shopper may see
   */
  addToCart(
    shopper: Shopper,
    cartId: string,
    rows: readonly OrderFormRow[],
  ): Promise<OrderFormUpdate>;
}

/** DEC-136. */
const articleNumber = /^[A-Za-z0-9+-]{1,20}$/;

const error = (name: string) => `vue.orderForm.error.${name}`;
const outOfStock = 'vue.orderForm.availability.outOfStock';

const isPossible = ({ quantity }: OrderFormRow): boolean => quantity >= 1 && quantity <= maxPieces;

const isForSale = ({ item }: Article): boolean =>
  item.isForSale && item.orderableQuantity >= item.minimumOrderQuantity;

export function createOrderFormService({
  catalog,
  carts,
}: {
  catalog: Pick<CatalogService, 'itemsOfNumbers' | 'product' | 'cards' | 'retired'>;
  carts: Pick<CartService, 'find' | 'update'>;
}): OrderFormService {
  const itemsOf = (rows: readonly OrderFormRow[]) =>
    catalog.itemsOfNumbers(
      rows.flatMap((row) => (articleNumber.test(row.articleNumber) ? [row.articleNumber] : [])),
    );

  const entriesOf = (
    shopper: Shopper,
    rows: readonly OrderFormRow[],
    items: Awaited<ReturnType<typeof itemsOf>>,
  ) => Promise.all(rows.map((row) => entryOf(shopper, row, items.get(row.articleNumber))));

  async function entryOf(
    shopper: Shopper,
    row: OrderFormRow,
    found: Found | undefined,
  ): Promise<OrderFormEntry> {
    const article = found && (await articleOf(shopper, found));
    const entry = { ...row, article: article ?? null, quantityInCart: null };
    const faulty = (notification: string, amount: number | null = null) => ({
      ...entry,
      followArticle: null,
      notification,
      amount,
    });
    if (!articleNumber.test(row.articleNumber)) return faulty(error('articleNumber'));
    if (!isPossible(row)) return faulty(error('quantity'), maxPieces);
    if (found === undefined) return faulty(error('unknown'));
    if (article === undefined || !isForSale(article)) {
      const replacementIds = await replacementIdsOf(shopper, found.productId);
      if (replacementIds === undefined) return faulty(error('unknown'));
      const followArticle = await successorOf(shopper, found, replacementIds);
      return { ...faulty(outOfStock), followArticle: followArticle ?? null };
    }
    const { minimumOrderQuantity: min, orderableQuantity: max } = article.item;
    if (row.quantity < min) return faulty('vue.pdp.minQuantity', min);
    if (row.quantity > max) return faulty('vue.buybox.text.quantity.error', max);
    return { ...entry, followArticle: null, notification: null, amount: null };
  }

  async function articleOf(
    shopper: Shopper,
    { productId, itemId }: Found,
  ): Promise<Article | undefined> {
    const product = await catalog.product(productId, shopper);
    const item = product?.items.find((each) => each.itemId === itemId);
    return product && item && { product, item };
  }

  /** Undefined: this storefront does not sell the product and never did. */
  async function replacementIdsOf(
    shopper: Shopper,
    productId: string,
  ): Promise<readonly string[] | undefined> {
    const product =
      (await catalog.product(productId, shopper)) ?? (await catalog.retired(productId, shopper));
    return product?.replacementIds;
  }

  /** Of the first replacement that can be had: red for red, where there is such a one. */
  async function successorOf(
    shopper: Shopper,
    { variant }: Found,
    replacementIds: readonly string[],
  ): Promise<Article | undefined> {
    const cards = await catalog.cards(replacementIds, shopper);
    const card = cards.find(({ deliveryStatus }) => deliveryStatus !== 'UNAVAILABLE');
    const product = card && (await catalog.product(card.productId, shopper));
    const sold = product?.items.filter(({ isForSale }) => isForSale);
    const item =
      sold?.find((each) => isSameVariant(each.variant, variant)) ??
      sold?.find(({ itemId }) => itemId === card?.bestItemId);
    return product && item && { product, item };
  }

  return {
    validate: async (shopper, rows) => entriesOf(shopper, rows, await itemsOf(rows)),

    async addToCart(shopper, cartId, rows) {
      const items = await itemsOf(rows);
      const summed = sumUp(
        rows,
        (row) => items.get(row.articleNumber)?.itemId ?? row.articleNumber,
      );
      const entries = await entriesOf(shopper, summed, items);
      const valid = entries.flatMap((entry) =>
        entry.notification === null && entry.article ? [{ entry, article: entry.article }] : [],
      );
      if (valid.length === 0) return { entries, cart: await carts.find(shopper, cartId) };
      const { cart, results } = await carts.update(
        shopper,
        cartId,
        valid.map(({ entry: { quantity }, article }) => ({
          kind: 'add',
          itemId: article.item.itemId,
          quantity,
        })),
      );
      const outcomes = new Map(valid.map(({ entry }, at) => [entry, results[at]]));
      return {
        cart,
        entries: entries.map((entry) => {
          const outcome = outcomes.get(entry);
          if (outcome === undefined) return entry;
          const { messageKey, change } = outcome;
          return {
            ...entry,
            // What the cart held already counts against the limits, too.
            notification: messageKey ?? change?.messageKey ?? null,
            amount: change?.amount ?? null,
            quantityInCart: messageKey === null ? (change?.quantity ?? null) : null,
          };
        }),
      };
    },
  };
}

function isSameVariant(one: Found['variant'], other: Found['variant']): boolean {
  const names = Object.keys(one);
  return (
    names.length > 0 &&
    names.length === Object.keys(other).length &&
    names.every((name) => one[name] === other[name])
  );
}

function sumUp(
  rows: readonly OrderFormRow[],
  keyOf: (row: OrderFormRow) => string,
): OrderFormRow[] {
  const sums = new Map<string, OrderFormRow>();
  for (const row of rows) {
    const key = keyOf(row);
    const before = sums.get(key);
    // A quantity that is none stays to be seen: added to another it would vanish.
    if (before === undefined) sums.set(key, row);
    else if (isPossible(before) && isPossible(row)) {
      sums.set(key, { ...before, quantity: before.quantity + row.quantity });
    } else sums.set(`${key} ${sums.size}`, row);
  }
  return [...sums.values()];
}
