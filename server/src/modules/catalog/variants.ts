import { inLanguage, type ShopLanguage } from '../storefront/storefront.ts';
import type { Picture } from './card.ts';
import type { Item, ProductDetails, VariantAttribute } from './details.ts';
import type { Taxonomy } from './taxonomy.ts';

export interface VariantOption {
  readonly value: string;
  readonly label: string;
  readonly css: string | null;
  readonly picture: Picture | null;
  readonly isDisabled: boolean;
  readonly isSelected: boolean;
  readonly hasDiscount: boolean;
  /** The item that choosing this option leads to; null when no item has it. */
  readonly itemId: string | null;
}

export interface VariantInformation {
  readonly isConfigured: boolean;
  readonly item: Item | null;
  readonly attributes: readonly (Omit<VariantAttribute, 'values'> & {
    readonly options: readonly VariantOption[];
  })[];
}

/**
 * What a choice of options comes to (PDP-23…27). An item id wins over the options when it
 * is one of the product's; an unknown one is ignored (DEC-39).
 *
 * An option is disabled when no item for sale has it together with the options chosen in the
 * attributes before it. The first attribute is thus always free, and no shopper gets stuck in a
 * combination; choosing an option moves the later attributes to the closest item.
 */
export function configure(
  product: ProductDetails,
  selected: Readonly<Record<string, string>>,
  itemId: string | null,
): VariantInformation {
  const named = product.items.find((item) => item.itemId === itemId);
  const only = product.items.length === 1 ? product.items[0] : undefined;
  const choice = (named ?? only)?.variant ?? known(product, selected);
  const isConfigured = product.attributes.every(({ name }) => choice[name] !== undefined);
  const item = isConfigured
    ? (product.items.find((candidate) => agrees(candidate, choice)) ?? null)
    : null;
  return {
    isConfigured,
    item,
    attributes: product.attributes.map(({ values, ...attribute }, index) => ({
      ...attribute,
      options: values.map((value) => {
        const before = Object.fromEntries(
          product.attributes.slice(0, index).map(({ name }) => [name, choice[name]]),
        );
        const reachable = product.items.filter(
          (candidate) =>
            candidate.variant[attribute.name] === value.id && agrees(candidate, before),
        );
        const target = closest(
          reachable.some(forSale) ? reachable.filter(forSale) : reachable,
          choice,
        );
        return {
          value: value.id,
          label: value.name,
          css: value.css,
          picture: target?.pictures[0] ?? null,
          isDisabled: !reachable.some(forSale),
          isSelected: choice[attribute.name] === value.id,
          hasDiscount: (target?.price.discountPercent ?? 0) > 0,
          itemId: target?.itemId ?? null,
        };
      }),
    })),
  };
}

/** `Gelb, Lineatur 25`: the values of a variant in the attributes' order. */
export function variantText(
  variant: Readonly<Record<string, string>>,
  taxonomy: Taxonomy,
  shopLanguage: ShopLanguage,
): string | null {
  const position = (name: string) => taxonomy.attribute(name)?.position ?? 0;
  const values = Object.entries(variant)
    .sort(([a], [b]) => position(a) - position(b) || (a < b ? -1 : 1))
    .map(([name, id]) => {
      const value = taxonomy.valueOf(name, id);
      return value === undefined ? id : inLanguage(value.name, shopLanguage);
    });
  return values.length === 0 ? null : values.join(', ');
}

const forSale = (item: Item) => item.isForSale;

function known(product: ProductDetails, selected: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    product.attributes.flatMap(({ name, values }) => {
      const wish = selected[name];
      return wish !== undefined && values.some(({ id }) => id === wish) ? [[name, wish]] : [];
    }),
  );
}

/** Attributes without a choice agree with every item. */
const agrees = (item: Item, choice: Readonly<Record<string, string | undefined>>) =>
  Object.entries(choice).every(
    ([name, value]) => value === undefined || item.variant[name] === value,
  );

/** The item that keeps most of what was chosen. */
function closest(
  items: readonly Item[],
  choice: Readonly<Record<string, string | undefined>>,
): Item | undefined {
  let best: { item: Item; kept: number } | undefined;
  for (const item of items) {
    const kept = Object.entries(choice).filter(([name, v]) => item.variant[name] === v).length;
    if (best === undefined || kept > best.kept) best = { item, kept };
  }
  return best?.item;
}
