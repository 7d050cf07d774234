import { drawingProblems } from '../media/drawings/index.ts';
import { contentUnits } from '../pricing/price.ts';
import { taxClasses } from '../pricing/vat.ts';
import { storefrontIds } from '../storefront/storefront.ts';
import {
  also,
  list,
  map,
  object,
  oneOf,
  optional,
  preset,
  type Read,
  type Rule,
  required,
  shaped,
  text,
  whole,
  yesOrNo,
} from './rules.ts';
import {
  amount,
  anyText,
  attributeId,
  cssColor,
  date,
  ean,
  email,
  html,
  id,
  link,
  localized,
  pastMoment,
  storefronts,
  teaserAttributes,
  valueId,
  webAddress,
} from './values.ts';

/**
 * The import format: one rule per type of line. docs/import.md tells the same to people; a test
 * holds the two together.
 */

const everyStorefront = [...storefrontIds];
const anyStorefront = ['*', ...storefrontIds] as const;
const someLanguage = oneOf(['de', 'en']);
const position = preset(whole(0, 1_000_000), 0);
const robots = shaped(
  60,
  /^[a-z]+([a-z:-]|, ?)*$/,
  'robots directives such as "noindex, follow"',
  'robots directives, such as `noindex, follow`',
);

const drawing: Rule<Readonly<Record<string, unknown>>> = {
  says: 'object, a drawing',
  read(value, path, findings) {
    for (const problem of drawingProblems(value)) findings.refuse(path, problem);
    return value as Record<string, unknown>;
  },
};

const pictureFields = {
  drawing: optional(drawing),
  file: optional(text(500)),
  url: optional(webAddress),
  media: optional(
    shaped(32, /^[0-9a-f]{32}$/, '32 hexadecimal digits', 'id of a picture that the shop has'),
  ),
  alt: optional(localized(text(300))),
};

export const picture = also(object(pictureFields, 'picture'), (value, path, findings) => {
  const { drawing, file, url, media } = value;
  const sources = [drawing, file, url ?? media].filter((source) => source !== undefined);
  if (sources.length !== 1) {
    findings.refuse(path, 'must have one of drawing, file, url or media');
  }
});
export type Picture = Read<typeof picture>;

const warning = object({ text: required(localized(text(2000))), danger: preset(yesOrNo, false) });

const seo = object({
  title: optional(localized(text(200))),
  description: optional(localized(text(500))),
  robots: optional(robots),
});

const category = object({
  id: required(id),
  parent: optional(id),
  position,
  name: required(localized(text(120))),
  intro: optional(localized(html(20_000))),
  subject: optional(
    shaped(40, /^[a-z][a-z0-9-]*$/, 'a name such as "mathematik"', 'name of a colour family'),
  ),
  icon: optional(shaped(80, /^[a-z0-9][a-z0-9:-]*$/, 'the name of an icon', 'name of an icon')),
  picture: optional(picture),
  isSale: preset(yesOrNo, false),
  excludedFromNavigation: preset(yesOrNo, false),
  storefronts: preset(storefronts, everyStorefront),
  seo: optional(seo),
});

const attributeValue = object({
  id: required(valueId),
  name: required(localized(text(120))),
  position: optional(whole(0, 1_000_000)),
  css: optional(cssColor),
});

const attribute = also(
  object({
    id: required(attributeId),
    name: required(localized(text(120))),
    position,
    display: preset(oneOf(['tiles', 'dropdown']), 'dropdown'),
    filterable: preset(yesOrNo, true),
    values: required(list(attributeValue, 5000, 1)),
  }),
  ({ values }, _path, findings) => {
    const twice = firstTwice(values.map((value) => value.id));
    if (twice) findings.refuse(`values[${twice.index}].id`, `"${twice.value}" stands there twice`);
  },
);

const manufacturer = object({
  id: required(id),
  name: required(text(200)),
  postalAddress: optional(text(500)),
  email: optional(email),
  euResponsible: optional(
    object({
      name: required(text(200)),
      postalAddress: required(text(500)),
      email: required(email),
    }),
  ),
  url: optional(webAddress),
  picture: optional(picture),
});

const cents = whole(0, 100_000_000);

const item = also(
  object({
    id: required(id),
    orderNumber: optional(text(80)),
    ean: optional(ean),
    variant: preset(map(attributeId, valueId, 6, 'object: attribute id → value id, up to 6'), {}),
    pictures: preset(list(picture, 50), []),
    stock: preset(whole(0, 1_000_000_000), 0),
    restockDays: optional(whole(0, 730)),
    minimumOrderQuantity: preset(whole(1, 999), 1),
    maxQuantity: preset(whole(1, 999), 999),
    content: optional(object({ amount: required(amount), unit: required(oneOf(contentUnits)) })),
    weightGrams: optional(whole(0, 100_000_000)),
    isBulky: preset(yesOrNo, false),
    primeEligible: preset(yesOrNo, false),
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
        object({ cents: required(cents), listPriceCents: optional(cents) }),
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
          validFrom: required(pastMoment),
        }),
        2000,
      ),
      [],
    ),
  }),
  ({ prices, minimumOrderQuantity, maxQuantity }, path, findings) => {
    if (Object.keys(prices).length === 0) {
      findings.refuse(`${path}.prices`, 'must have a price for one storefront at least');
    }
    if (minimumOrderQuantity > maxQuantity) {
      findings.refuse(`${path}.minimumOrderQuantity`, `is above the maxQuantity of ${maxQuantity}`);
    }
  },
);
export type Item = Read<typeof item>;

const product = also(
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
      list(object({ name: required(localized(text(200))), url: required(link) }), 50),
      [],
    ),
    videos: preset(
      list(object({ name: required(localized(text(200))), url: required(link) }), 20),
      [],
    ),
    warranty: optional(localized(text(2000))),
    energy: optional(
      object({
        class: required(shaped(4, /^[A-G]\+{0,3}$/, 'a class from A to G', 'class, such as `A`')),
        scale: preset(shaped(9, /^[A-G]\+{0,3}-[A-G]$/, 'a scale such as A-G', 'scale'), 'A-G'),
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
    extraBadges: preset(
      list(object({ id: required(id), name: required(localized(text(40))) }), 10),
      [],
    ),
    accessories: preset(list(id, 100), []),
    replacements: preset(list(id, 100), []),
    storefronts: preset(storefronts, everyStorefront),
    published: preset(yesOrNo, true),
    seo: optional(seo),
    items: required(list(item, 1000, 1)),
  }),
  ({ items, isBook }, _path, findings) => {
    const twice = firstTwice(items.map((entry) => entry.id));
    if (twice) findings.refuse(`items[${twice.index}].id`, `"${twice.value}" stands there twice`);
    const number = firstTwice(items.map((entry) => entry.orderNumber ?? entry.id));
    if (number) {
      findings.refuse(`items[${number.index}].orderNumber`, `"${number.value}" stands there twice`);
    }
    const names = Object.keys(items[0]?.variant ?? {})
      .sort()
      .join(', ');
    const variants = items.map(({ variant }) =>
      JSON.stringify(Object.entries(variant).sort(([a], [b]) => (a < b ? -1 : 1))),
    );
    const index = items.findIndex(
      ({ variant }) => Object.keys(variant).sort().join(', ') !== names,
    );
    if (index >= 0) {
      findings.refuse(
        `items[${index}].variant`,
        `must name the same attributes as the first item (${names || 'none'})`,
      );
    } else if (items.length > 1) {
      const same = firstTwice(variants);
      if (same) findings.refuse(`items[${same.index}].variant`, 'is the same as another item’s');
    }
    if (
      isBook &&
      items.some(({ prices }) => Object.values(prices).some((price) => price.listPriceCents))
    ) {
      findings.warn('items', 'a book has one bound price: its list price is ignored');
    }
  },
);
export type Product = Read<typeof product>;

const review = object({
  id: required(id),
  product: required(id),
  rating: required(whole(1, 5)),
  author: required(text(80)),
  title: preset(anyText(200), ''),
  message: required(text(5000)),
  language: preset(someLanguage, 'de'),
  writtenOn: required(date),
  helpful: preset(whole(0, 1_000_000), 0),
  shopComment: optional(text(2000)),
  isVerified: preset(yesOrNo, false),
  published: preset(yesOrNo, true),
});
export type Review = Read<typeof review>;

const content = also(
  object({
    path: required(
      shaped(
        300,
        /^\/$|^(\/[^\s/?#$\p{Lu}]+)+$/u,
        'a path in lower case such as /service/kontakt, without a slash at its end',
        'path in lower case',
      ),
    ),
    storefront: preset(oneOf(anyStorefront), '*'),
    language: preset(someLanguage, 'de'),
    pageType: preset(oneOf(['HOMEPAGE', 'CONTENT', 'CATEGORY', 'REDIRECT', 'GONE']), 'CONTENT'),
    redirectUrl: optional(link),
    isTemporary: preset(yesOrNo, false),
    category: optional(id),
    title: optional(text(200)),
    rows: preset(
      list(
        object({
          cells: required(
            list(
              object({ template: required(text(80)), attributes: preset(teaserAttributes, {}) }),
              12,
            ),
          ),
        }),
        200,
      ),
      [],
    ),
    seo: optional(
      object({
        title: optional(text(200)),
        description: optional(text(500)),
        robots: optional(robots),
        canonicalUrl: optional(link),
      }),
    ),
    hideBreadcrumb: preset(yesOrNo, false),
    hideLeftColumn: preset(yesOrNo, true),
  }),
  ({ pageType, redirectUrl, category }, _path, findings) => {
    if (pageType === 'REDIRECT' && !redirectUrl) findings.refuse('redirectUrl', 'is missing');
    if (pageType === 'CATEGORY' && !category) findings.refuse('category', 'is missing');
  },
);
export type Content = Read<typeof content>;

const searchTerm = also(
  object({
    kind: required(oneOf(['synonym', 'redirect', 'popular'])),
    storefront: preset(oneOf(anyStorefront), '*'),
    language: preset(someLanguage, 'de'),
    term: required(text(100)),
    target: preset(anyText(500), ''),
    position,
  }),
  ({ kind, target }, _path, findings) => {
    if (kind === 'popular') return;
    if (target === '') findings.refuse('target', 'is missing');
    else if (kind === 'redirect') link.read(target, 'target', findings);
  },
);
export type SearchTerm = Read<typeof searchTerm>;

const parameter = object({
  name: required(text(100)),
  entry: required(text(100)),
  storefront: preset(oneOf(anyStorefront), '*'),
  value: required(anyText(4000)),
});
export type Parameter = Read<typeof parameter>;

export type Category = Read<typeof category>;
export type Attribute = Read<typeof attribute>;
export type Manufacturer = Read<typeof manufacturer>;

/** In the order in which the lines of one batch are written: what is referred to comes first. */
export const lineRules = {
  attribute,
  manufacturer,
  category,
  product,
  review,
  content,
  'search-term': searchTerm,
  parameter,
} as const;

export type LineType = keyof typeof lineRules;
export const lineTypes = Object.keys(lineRules) as LineType[];

export type LineOf<T extends LineType> = Read<(typeof lineRules)[T]>;

/** A line that was read: fit to be stored as far as can be told from itself. */
export type Line = { [T in LineType]: { readonly type: T; readonly value: LineOf<T> } }[LineType];

export function isLineType(value: unknown): value is LineType {
  return typeof value === 'string' && Object.hasOwn(lineRules, value);
}

function firstTwice(values: readonly string[]): { index: number; value: string } | undefined {
  const seen = new Set<string>();
  for (const [index, value] of values.entries()) {
    if (seen.has(value)) return { index, value };
    seen.add(value);
  }
  return undefined;
}
