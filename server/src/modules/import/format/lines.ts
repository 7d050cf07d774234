import {
  categoryIcons,
  categorySubjects,
  footerTeasers,
  maxEntryQuantity,
  maxVoucherCodeLength,
  pageTeasers,
  voucherCode,
  wishlistLimits,
} from '../../../../contract/index.ts';
import { isPictureParameter, valueWanted } from '../../parameters/service.ts';
import { storefrontIds } from '../../storefront/storefront.ts';
import { voucherKinds } from '../../voucher/voucher.ts';
import { cssColor } from './cssColor.ts';
import { itemUpdate } from './itemUpdate.ts';
import { contentPath, firstDuplicate, picture, robots, seo } from './parts.ts';
import { product } from './product.ts';
import {
  also,
  Findings,
  known,
  list,
  object,
  oneOf,
  optional,
  pattern,
  preset,
  quote,
  type Read,
  required,
  text,
  whole,
  yesOrNo,
} from './rules.ts';
import {
  anyText,
  attributeId,
  date,
  email,
  html,
  id,
  link,
  localized,
  moment,
  pastMoment,
  storefronts,
  teaserAttributes,
  valueId,
  webAddress,
} from './values.ts';

export type { ItemUpdate } from './itemUpdate.ts';
export type { Picture } from './parts.ts';
export type { Item, Product } from './product.ts';

/**
 * The import format: one rule per type of line. docs/import.md tells the same to people; a test
 * holds the two together.
 */

const everyStorefront = [...storefrontIds];
const anyStorefront = ['*', ...storefrontIds] as const;
const someLanguage = oneOf(['de', 'en']);
const teasers = [...new Set<string>([...pageTeasers, ...footerTeasers])];
const position = preset(whole(0, 1_000_000), 0);
const category = object({
  id: required(id),
  parent: optional(id),
  position,
  name: required(localized(text(120))),
  intro: optional(localized(html(20_000))),
  subject: optional(
    known(
      pattern(40, /^[a-z][a-z0-9-]*$/, 'a name such as "mathematik"', 'name of a colour family'),
      categorySubjects,
      'no colour family that the shop has',
    ),
  ),
  icon: optional(
    known(
      pattern(80, /^[a-z0-9][a-z0-9:-]*$/, 'the name of an icon', 'name of an icon'),
      categoryIcons,
      'no icon that the shop has',
    ),
  ),
  picture: optional(picture),
  isSale: preset(yesOrNo, false),
  excludedFromNavigation: preset(yesOrNo, false),
  storefronts: preset(storefronts, everyStorefront),
  published: preset(yesOrNo, true),
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
    const twice = firstDuplicate(values.map((value) => value.id));
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

const lightningDeal = also(
  object({
    id: required(id),
    item: required(id),
    storefront: required(oneOf(storefrontIds)),
    cents: required(whole(1, 100_000_000)),
    startsAt: required(moment),
    endsAt: required(moment),
    quantity: required(whole(1, 1_000_000)),
    quantityMax: preset(whole(1, 999), 5),
    soldOutText: optional(localized(text(120))),
    sold: preset(whole(0, 1_000_000), 0),
  }),
  ({ startsAt, endsAt }, _path, findings) => {
    // Equal: it was stopped before it began.
    if (endsAt < startsAt) findings.refuse('endsAt', 'lies before the begin');
  },
);

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
  submittedAt: optional(pastMoment),
  rejectedAt: optional(pastMoment),
});

const content = also(
  object({
    path: required(contentPath),
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
              object({
                id: optional(id),
                name: optional(text(200)),
                type: optional(text(80)),
                template: required(known(text(80), teasers, 'no template that the shop has')),
                attributes: preset(teaserAttributes, {}),
              }),
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
    activeAbTests: preset(list(object({ id: required(id), trackingCode: required(id) }), 20), []),
  }),
  ({ pageType, redirectUrl, category }, _path, findings) => {
    if (pageType === 'REDIRECT' && !redirectUrl) findings.refuse('redirectUrl', 'is missing');
    if (pageType === 'CATEGORY' && !category) findings.refuse('category', 'is missing');
  },
);

const searchTerm = also(
  object({
    kind: required(oneOf(['synonym', 'redirect', 'popular', 'boost'])),
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

const parameter = also(
  object({
    name: required(text(100)),
    entry: required(text(100)),
    storefront: preset(oneOf(anyStorefront), '*'),
    value: optional(anyText(4000)),
    picture: optional(picture),
  }),
  ({ name, entry, value, picture: shown }, _path, findings) => {
    if (isPictureParameter({ name, entry })) {
      if (shown?.drawing) findings.refuse('picture', 'must be a file, url or media');
      if (value) findings.refuse('value', 'must be empty: what is shown is told by picture');
      return;
    }
    if (shown) findings.refuse('picture', `is told of a parameter that is none: ${name} ${entry}`);
    if (value === undefined) return findings.refuse('value', 'is missing');
    const wanted = valueWanted({ name, entry, value });
    if (wanted) findings.refuse('value', `must be ${wanted}, not ${quote(value)}`);
  },
);

const voucher = also(
  object({
    code: required(
      pattern(
        maxVoucherCodeLength,
        voucherCode,
        'capital letters, digits and hyphens, three at least',
        'voucher code',
      ),
    ),
    kind: required(oneOf(voucherKinds)),
    cents: optional(whole(1, 100_000_000)),
    percent: optional(whole(1, 100)),
    item: optional(id),
    minimumCents: preset(whole(0, 100_000_000), 0),
    validFrom: optional(moment),
    validUntil: optional(moment),
    storefronts: preset(storefronts, everyStorefront),
    categories: preset(list(id, 100), []),
    maxUses: optional(whole(1, 10_000_000)),
    uses: preset(whole(0, 10_000_000), 0),
    isOncePerCustomer: preset(yesOrNo, false),
    name: optional(localized(text(80))),
  }),
  ({ kind, cents, percent, item, validFrom, validUntil }, _path, findings) => {
    const amounts = {
      cents: ['amount', cents],
      percent: ['percent', percent],
      item: ['freeItem', item],
    } as const;
    for (const [field, [owner, value]] of Object.entries(amounts)) {
      if (kind === owner && value === undefined) findings.refuse(field, 'is missing');
      if (kind !== owner && value !== undefined) findings.refuse(field, `is for "${owner}" only`);
    }
    if (validFrom !== undefined && validUntil !== undefined && validUntil < validFrom) {
      findings.refuse('validUntil', 'lies before the begin');
    }
  },
);

const gift = also(
  object({
    id: required(id),
    item: required(id),
    minimumCents: optional(whole(1, 100_000_000)),
    isRemovable: preset(yesOrNo, true),
    storefronts: preset(storefronts, everyStorefront),
    validFrom: optional(moment),
    validUntil: optional(moment),
    position,
  }),
  ({ validFrom, validUntil }, _path, findings) => {
    if (validFrom !== undefined && validUntil !== undefined && validUntil < validFrom) {
      findings.refuse('validUntil', 'lies before the begin');
    }
  },
);

const teaserList = also(
  object({
    id: required(id),
    name: required(localized(text(120))),
    description: optional(localized(text(1000))),
    picture: optional(picture),
    pictureSide: preset(oneOf(['left', 'right']), 'right'),
    storefronts: preset(storefronts, everyStorefront),
    entries: required(
      list(
        object({
          product: required(id),
          item: optional(id),
          quantity: preset(whole(1, maxEntryQuantity), 1),
        }),
        wishlistLimits.entries,
        1,
      ),
    ),
  }),
  ({ entries }, _path, findings) => {
    const twice = firstDuplicate(entries.map(({ product, item }) => `${product} ${item ?? ''}`));
    if (twice) findings.refuse(`entries[${twice.index}]`, 'stands there twice');
  },
);

/** In the order in which the lines of one batch are written: what is referred to comes first. */
export const lineRules = {
  attribute,
  manufacturer,
  category,
  product,
  item: itemUpdate,
  'lightning-deal': lightningDeal,
  review,
  content,
  'search-term': searchTerm,
  parameter,
  voucher,
  gift,
  'teaser-list': teaserList,
} as const;

export type LineType = keyof typeof lineRules;
export const lineTypes = Object.keys(lineRules) as LineType[];

export type LineOf<T extends LineType> = Read<(typeof lineRules)[T]>;

/** A line that was read: fit to be stored as far as can be told from itself. */
export type Line = { [T in LineType]: { readonly type: T; readonly value: LineOf<T> } }[LineType];

export function isLineType(value: unknown): value is LineType {
  return typeof value === 'string' && Object.hasOwn(lineRules, value);
}

/** What an import would refuse a line for: who sets such a record otherwise keeps to the same rules. */
export function problemsOf(type: LineType, value: object): string[] {
  const findings = new Findings(new Date());
  lineRules[type].read(value, '', findings);
  return findings.problems.map(({ path, reason }) => `${path} ${reason}`);
}
