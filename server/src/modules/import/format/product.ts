import { documentKinds } from '../../catalog/catalog.ts';
import { contentUnits, taxClasses } from '../../pricing/pricing.ts';
import { storefrontIds } from '../../storefront/storefront.ts';
import { belowPrice, cents, restockDays, stock, tiers } from './itemUpdate.ts';
import { contentPath, file, fileName, firstDuplicate, picture, seo, warning } from './parts.ts';
import {
  also,
  type Findings,
  list,
  map,
  object,
  oneOf,
  optional,
  pattern,
  preset,
  type Read,
  required,
  text,
  whole,
  yesOrNo,
} from './rules.ts';
import {
  amount,
  attributeId,
  date,
  ean,
  html,
  id,
  link,
  localized,
  pastMoment,
  storefronts,
  valueId,
} from './values.ts';

/** Products with their items, prices and pictures: one line, all or nothing. */

const currency = pattern(3, /^[A-Z]{3}$/, 'a currency such as EUR', 'currency, such as `EUR`');

const item = also(
  object({
    id: required(id),
    orderNumber: optional(text(81)),
    ean: optional(ean),
    variant: preset(map(attributeId, valueId, 6, 'object: attribute id → value id, up to 6'), {}),
    pictures: preset(list(picture, 50), []),
    stock: preset(stock, 0),
    restockDays: optional(restockDays),
    minimumOrderQuantity: preset(whole(1, 999), 1),
    maxQuantity: preset(whole(1, 999), 999),
    content: optional(object({ amount: required(amount), unit: required(oneOf(contentUnits)) })),
    weightGrams: optional(whole(0, 100_000_000)),
    isBulky: preset(yesOrNo, false),
    primeEligible: preset(yesOrNo, false),
    published: preset(yesOrNo, true),
    warnings: preset(list(warning, 20), []),
    charger: optional(
      object({
        included: required(yesOrNo),
        minWatt: required(whole(0, 1000)),
        maxWatt: required(whole(0, 1000)),
        usbPd: preset(yesOrNo, false),
      }),
    ),
    prices: required(
      map(
        oneOf(storefrontIds),
        belowPrice(
          object({
            cents: required(cents),
            listPriceCents: optional(cents),
            tiers: preset(tiers, []),
          }),
        ),
        4,
        'object: storefront → price',
      ),
    ),
    priceHistory: preset(
      list(
        object({
          storefront: required(oneOf(storefrontIds)),
          cents: required(cents),
          listPriceCents: optional(cents),
          currency: optional(currency),
          validFrom: required(pastMoment),
        }),
        2000,
      ),
      [],
    ),
  }),
  ({ minimumOrderQuantity, maxQuantity, prices }, path, findings) => {
    if (minimumOrderQuantity > maxQuantity) {
      findings.refuse(`${path}.minimumOrderQuantity`, `is above the maxQuantity of ${maxQuantity}`);
    }
    for (const storefront of storefrontIds) {
      for (const [index, { from }] of prices[storefront]?.tiers.entries() ?? []) {
        const where = `${path}.prices.${storefront}.tiers[${index}].from`;
        if (from <= minimumOrderQuantity) {
          findings.refuse(
            where,
            `must be above the minimumOrderQuantity of ${minimumOrderQuantity}`,
          );
        } else if (from > maxQuantity) {
          findings.warn(where, `is above the maxQuantity of ${maxQuantity}, so nobody reaches it`);
        }
      }
    }
  },
);
export type Item = Read<typeof item>;

export const product = also(
  object({
    id: required(id),
    category: required(id),
    furtherCategories: preset(list(id, 50), []),
    manufacturer: optional(id),
    name: required(localized(text(200))),
    summary: optional(localized(text(1000))),
    description: optional(localized(html(50_000))),
    features: preset(
      list(
        object({ name: required(localized(text(200))), value: required(localized(text(2000))) }),
        100,
      ),
      [],
    ),
    attributes: preset(
      map(
        attributeId,
        list(valueId, 100),
        60,
        'object: attribute id → list of value ids, up to 60',
      ),
      {},
    ),
    keywords: preset(localized(list(text(80), 100)), { de: [] }),
    warnings: preset(list(warning, 20), []),
    documents: preset(
      list(file({ ...fileName, kind: preset(oneOf(documentKinds), 'information') }), 50),
      [],
    ),
    videos: preset(
      list(file({ ...fileName, picture: optional(picture), captions: optional(file({})) }), 20),
      [],
    ),
    audioSamples: preset(list(file(fileName), 20), []),
    labels: preset(
      list(
        object({
          name: required(localized(text(100))),
          text: optional(localized(text(500))),
          picture: optional(picture),
        }),
        20,
      ),
      [],
    ),
    warranty: optional(localized(text(2000))),
    deliveryInfo: optional(localized(text(1000))),
    energy: optional(
      object({
        class: required(pattern(4, /^[A-G]\+{0,3}$/, 'a class from A to G', 'class, such as `A`')),
        scale: preset(pattern(9, /^[A-G]\+{0,3}-[A-G]$/, 'a scale such as A-G', 'scale'), 'A-G'),
        arrow: optional(picture),
        label: optional(picture),
        sheetUrl: optional(link),
      }),
    ),
    taxClass: optional(oneOf(taxClasses)),
    isBook: preset(yesOrNo, false),
    isTopseller: preset(yesOrNo, false),
    introducedOn: optional(date),
    editorialRank: preset(whole(-1_000_000, 1_000_000), 0),
    popularity: preset(whole(0, 1_000_000_000), 0),
    specialOffer: optional(localized(text(100))),
    assortmentGroup: optional(id),
    extraBadges: preset(
      list(object({ id: required(id), name: required(localized(text(40))) }), 10),
      [],
    ),
    accessories: preset(list(id, 100), []),
    replacements: preset(list(id, 100), []),
    storefronts: preset(storefronts, [...storefrontIds]),
    teasers: preset(object({ top: optional(contentPath), bottom: optional(contentPath) }), {
      top: undefined,
      bottom: undefined,
    }),
    published: preset(yesOrNo, true),
    seo: optional(seo),
    items: required(list(item, 1000)),
  }),
  ({ items, isBook, published }, _path, findings) => {
    const twice = firstDuplicate(items.map((entry) => entry.id));
    if (twice) {
      // Its number and its variant stand there twice as well: that is the same fault.
      return findings.refuse(`items[${twice.index}].id`, `"${twice.value}" stands there twice`);
    }
    const number = firstDuplicate(items.map((entry) => entry.orderNumber ?? entry.id));
    if (number) {
      findings.refuse(`items[${number.index}].orderNumber`, `"${number.value}" stands there twice`);
    }
    if (published) checkSoldItems(items, findings);
    if (
      isBook &&
      items.some(({ prices }) => Object.values(prices).some((price) => price.listPriceCents))
    ) {
      findings.warn('items', 'a book has one bound price: its list price is ignored');
    }
    if (
      isBook &&
      items.some(({ prices }) => Object.values(prices).some((price) => price.tiers.length > 0))
    ) {
      findings.warn('items', 'a book has one bound price: its tiers are ignored');
    }
  },
);
export type Product = Read<typeof product>;

/** What is not for sale need not be complete: a draft, or what an earlier state of the shop left. */
function checkSoldItems(items: readonly Item[], findings: Findings): void {
  const sold = [...items.entries()].filter(([, entry]) => entry.published);
  const [first] = sold;
  if (!first) {
    findings.refuse('items', 'must have one that is published');
    return;
  }
  for (const [index, { prices }] of sold) {
    if (Object.keys(prices).length === 0) {
      findings.refuse(`items[${index}].prices`, 'must have a price for one storefront at least');
    }
  }
  const names = attributesOf(first[1]);
  const other = sold.find(([, entry]) => attributesOf(entry) !== names);
  if (other) {
    const reason = `must name the same attributes as the first item (${names || 'none'})`;
    findings.refuse(`items[${other[0]}].variant`, reason);
    return;
  }
  const variants = sold.map(([, { variant }]) =>
    JSON.stringify(Object.entries(variant).sort(([a], [b]) => (a < b ? -1 : 1))),
  );
  const same = sold.length > 1 ? firstDuplicate(variants) : undefined;
  if (same) {
    const index = sold[same.index]?.[0] ?? 0;
    findings.refuse(`items[${index}].variant`, 'is the same as another item’s');
  }
}

const attributesOf = ({ variant }: Item) => Object.keys(variant).sort().join(', ');
