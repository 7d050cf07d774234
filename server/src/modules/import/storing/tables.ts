import { bookkeeping, touch, upsert } from './upsert.ts';

/** The tables that an import writes, column by column. */

const text = { type: 'text' };
const texts = { type: 'text[]' };
const json = { type: 'jsonb' };
const integer = { type: 'integer' };
const boolean = { type: 'boolean' };
const moment = { type: 'timestamptz' };

export const upsertAttribute = upsert('attribute', ['id'], {
  id: text,
  name: json,
  position: integer,
  display: text,
  filterable: boolean,
  ...bookkeeping,
});

export const upsertAttributeValue = upsert('attribute_value', ['attribute_id', 'id'], {
  attribute_id: text,
  id: text,
  name: json,
  position: integer,
  css: text,
});

export const upsertManufacturer = upsert('manufacturer', ['id'], {
  id: text,
  name: text,
  postal_address: text,
  email: text,
  eu_responsible: json,
  url: text,
  media_id: text,
  ...bookkeeping,
});

export const upsertCategory = upsert('category', ['id'], {
  id: text,
  parent_id: text,
  position: integer,
  name: json,
  intro: json,
  subject: text,
  icon: text,
  media_id: text,
  is_sale: boolean,
  excluded_from_navigation: boolean,
  storefronts: texts,
  seo: json,
  retired_at: moment,
  ...bookkeeping,
});

export const upsertProduct = upsert('product', ['id'], {
  id: text,
  category_id: text,
  further_category_ids: texts,
  manufacturer_id: text,
  name: json,
  summary: json,
  description: json,
  features: json,
  attributes: json,
  keywords: json,
  warnings: json,
  documents: json,
  videos: json,
  audio_samples: json,
  labels: json,
  warranty: json,
  delivery_info: json,
  energy: json,
  tax_class: text,
  is_book: boolean,
  is_topseller: boolean,
  introduced_on: { type: 'date' },
  came_on: { type: 'date' },
  editorial_rank: integer,
  popularity: integer,
  special_offer: json,
  assortment_group: text,
  extra_badges: json,
  accessory_ids: texts,
  replacement_ids: texts,
  storefronts: texts,
  teasers: json,
  seo: json,
  retired_at: moment,
  updated_at: { type: 'timestamptz', compared: false },
  ...bookkeeping,
});

export const upsertItem = upsert('item', ['id'], {
  id: text,
  product_id: text,
  position: integer,
  order_number: text,
  ean: text,
  variant: json,
  pictures: json,
  stock: integer,
  restock_days: integer,
  minimum_order_quantity: integer,
  max_quantity: integer,
  content_amount: { type: 'numeric(12, 4)' },
  content_unit: text,
  weight_grams: integer,
  is_bulky: boolean,
  prime_eligible: boolean,
  warnings: json,
  charger: json,
  retired_at: moment,
});

export const upsertReview = upsert('review', ['id'], {
  id: text,
  product_id: text,
  rating: integer,
  author: text,
  title: text,
  message: text,
  language: text,
  written_on: { type: 'date' },
  helpful: integer,
  shop_comment: text,
  is_verified: boolean,
  published: boolean,
  submitted_at: moment,
  rejected_at: moment,
  ...bookkeeping,
});

export const upsertContent = upsert('content_page', ['path', 'storefront', 'language'], {
  path: text,
  storefront: text,
  language: text,
  page_type: text,
  redirect_url: text,
  is_temporary: boolean,
  category_id: text,
  title: text,
  rows: json,
  seo: json,
  hide_breadcrumb: boolean,
  hide_left_column: boolean,
  active_ab_tests: json,
  ...bookkeeping,
});

const termKey = ['kind', 'storefront', 'language', 'term'] as const;
export const upsertTerm = upsert('search_term', termKey, {
  kind: text,
  storefront: text,
  language: text,
  term: text,
  target: text,
  position: integer,
});

export const upsertParameter = upsert('parameter', ['name', 'entry', 'storefront'], {
  name: text,
  entry: text,
  storefront: text,
  value: text,
});

export const upsertVoucher = upsert('voucher', ['code'], {
  code: text,
  kind: text,
  cents: integer,
  percent: integer,
  item_id: text,
  minimum_cents: integer,
  valid_from: moment,
  valid_until: moment,
  storefronts: texts,
  category_ids: texts,
  max_uses: integer,
  // Counted by the shop from then on.
  uses: { type: 'integer', onlyNew: true },
  is_once_per_customer: boolean,
  name: json,
});

export const upsertGift = upsert('gift', ['id'], {
  id: text,
  item_id: text,
  minimum_cents: integer,
  is_removable: boolean,
  storefronts: texts,
  valid_from: moment,
  valid_until: moment,
  position: integer,
});

export const upsertTeaserList = upsert('teaser_list', ['id'], {
  id: text,
  name: json,
  description: json,
  media_id: text,
  picture_side: text,
  storefronts: texts,
  entries: json,
  ...bookkeeping,
});

export const touchAttribute = touch('attribute');
export const touchManufacturer = touch('manufacturer');
export const touchCategory = touch('category');
export const touchProduct = touch('product');
export const touchDeal = touch('lightning_deal');
export const touchReview = touch('review');
export const touchTeaserList = touch('teaser_list');
