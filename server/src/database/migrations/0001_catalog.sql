-- The catalogue, its prices, its pictures and what tells readers that one of them changed.
-- Texts that people read are jsonb {"de": …, "en": …}; "de" is always there, "en" falls back to it.

create table media (
  id text primary key,                       -- hash of the content, so a URL never changes its meaning
  mime text not null,
  bytes bytea,                               -- an operator's photo or vector file …
  drawing jsonb,                             -- … or the parameters of a drawing (modules/media)
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null default now(),
  check ((bytes is null) <> (drawing is null))
);

create table category (
  id text primary key,
  parent_id text references category deferrable initially deferred,
  position integer not null default 0,
  name jsonb not null,
  intro jsonb,                               -- sanitised HTML
  subject text,                              -- colour family of a top category (look.md)
  icon text,
  media_id text references media,
  is_sale boolean not null default false,
  excluded_from_navigation boolean not null default false,
  storefronts text[] not null default '{de,at,ch,b2b}',
  seo jsonb,                                 -- {"title": {…}, "description": {…}, "robots": "…"}
  source_hash text not null,
  seen_in_import text,
  retired_at timestamptz
);
create index category_parent on category (parent_id, position);

create table attribute (
  id text primary key,                       -- what stands in filter.{id}; starts with a letter
  name jsonb not null,
  position integer not null default 0,
  display text not null default 'dropdown' check (display in ('tiles', 'dropdown')),
  filterable boolean not null default true,
  source_hash text not null,
  seen_in_import text
);

create table attribute_value (
  attribute_id text not null references attribute on delete cascade,
  id text not null,                          -- starts with a letter (DEC-33)
  name jsonb not null,
  position integer not null default 0,
  css text,                                  -- a swatch's colour
  primary key (attribute_id, id)
);

create table manufacturer (
  id text primary key,
  name text not null,
  postal_address text,                       -- GPSR (EU) 2023/988 art. 19
  email text,
  eu_responsible jsonb,                      -- {"name", "postalAddress", "email"} where the maker sits outside the EU
  url text,
  media_id text references media,
  source_hash text not null,
  seen_in_import text
);

create table product (
  id text primary key,
  category_id text not null references category,
  further_category_ids text[] not null default '{}',
  manufacturer_id text references manufacturer,
  name jsonb not null,
  summary jsonb,                             -- plain text, one or two sentences
  description jsonb,                         -- sanitised HTML
  features jsonb not null default '[]',      -- [{"name": {…}, "value": {…}}]
  attributes jsonb not null default '{}',    -- {"material": ["Mwood"]}; an item's variant values count as well
  keywords jsonb not null default '{}',      -- {"de": ["…"], "en": ["…"]}: found, not shown
  warnings jsonb not null default '[]',      -- [{"text": {…}, "danger": false}]
  documents jsonb not null default '[]',     -- [{"name": {…}, "url": "…"}]
  videos jsonb not null default '[]',
  warranty jsonb,
  energy jsonb,                              -- {"class", "scale", "labelMedia", "sheetUrl"}
  tax_class text not null default 'standard' check (tax_class in ('standard', 'reduced')),
  is_book boolean not null default false,    -- bound price: no voucher, deal, prime or discount (ruling 11)
  is_topseller boolean not null default false,
  introduced_on date not null default current_date,
  editorial_rank integer not null default 0, -- higher comes first under sort key si
  popularity integer not null default 0,
  extra_badges jsonb not null default '[]',  -- [{"id", "name": {…}}]
  accessory_ids text[] not null default '{}',
  replacement_ids text[] not null default '{}',
  storefronts text[] not null default '{de,at,ch,b2b}',
  seo jsonb,
  rating_count integer not null default 0,   -- kept by the reviews' writer
  rating_sum integer not null default 0,
  source_hash text not null,
  seen_in_import text,
  updated_at timestamptz not null default now(),
  retired_at timestamptz
);
create index product_category on product (category_id);

create table item (
  id text primary key,
  product_id text not null references product on delete cascade,
  position integer not null default 0,
  order_number text not null unique,
  ean text,
  variant jsonb not null default '{}',       -- {"color": "Cred", "size": "Sa4"}: attribute -> value
  pictures jsonb not null default '[]',      -- [{"media": "<media.id>", "alt": {…}}]
  stock integer not null default 0 check (stock >= 0),
  restock_days integer,                      -- delivery time when stock is 0; null: not for sale then
  minimum_order_quantity integer not null default 1 check (minimum_order_quantity > 0),
  max_quantity integer not null default 999 check (max_quantity between 1 and 999),
  content_amount numeric(12, 4),             -- what one piece holds, in content_unit: basis of the base price (PAngV § 4)
  content_unit text check (content_unit in ('kg', 'l', 'm', 'm2', 'm3', 'piece')),
  weight_grams integer,
  is_bulky boolean not null default false,   -- goes by spedition
  prime_eligible boolean not null default false,
  warnings jsonb not null default '[]',
  charger jsonb,                             -- {"included": bool, "minWatt": n, "maxWatt": n, "usbPd": bool}
  retired_at timestamptz
);
create index item_product on item (product_id, position);
create index item_ean on item (ean) where ean is not null;

-- Append-only (ruling 11): a reduction is told from the lowest price of the 30 days before it.
-- Cents are gross for de, at, ch and net for b2b.
create table price (
  item_id text not null references item on delete cascade,
  storefront text not null check (storefront in ('de', 'at', 'ch', 'b2b')),
  valid_from timestamptz not null,
  cents integer not null check (cents >= 0),
  currency char(3) not null default 'EUR',
  list_price_cents integer,                  -- UVP
  primary key (item_id, storefront, valid_from)
);

-- What holds now, kept by modules/pricing in the transaction that appends a price.
create table current_price (
  item_id text not null references item on delete cascade,
  storefront text not null,
  cents integer not null,
  currency char(3) not null,
  list_price_cents integer,
  lowest_30_days_cents integer,              -- null unless this price is a reduction
  valid_from timestamptz not null,
  primary key (item_id, storefront)
);

create table review (
  id text primary key,
  product_id text not null references product on delete cascade,
  rating integer not null check (rating between 1 and 5),
  author text not null,
  title text not null,
  message text not null,
  language text not null default 'de',
  written_on date not null,
  helpful integer not null default 0,
  shop_comment text,
  is_verified boolean not null default false,
  published boolean not null default true,
  source_hash text not null,
  seen_in_import text
);
create index review_product on review (product_id, written_on desc, id) where published;

create table content_page (
  path text not null,                        -- lower case, with leading slash, without the trailing one
  storefront text not null check (storefront in ('*', 'de', 'at', 'ch', 'b2b')),
  language text not null check (language in ('de', 'en')),
  page_type text not null default 'CONTENT' check (page_type in ('HOMEPAGE', 'CONTENT', 'CATEGORY', 'REDIRECT', 'GONE')),
  redirect_url text,
  is_temporary boolean not null default false,
  category_id text,
  title text,
  rows jsonb not null default '[]',          -- [{"cells": [{"template", "attributes": {…}}]}]
  seo jsonb,
  hide_breadcrumb boolean not null default false,
  hide_left_column boolean not null default true,
  source_hash text not null,
  seen_in_import text,
  primary key (path, storefront, language)
);

-- Operators' words for search: synonyms, redirects, popular terms.
create table search_term (
  kind text not null check (kind in ('synonym', 'redirect', 'popular')),
  storefront text not null default '*',
  language text not null default 'de',
  term text not null,
  target text not null default '',
  position integer not null default 0,
  primary key (kind, storefront, language, term)
);

create table parameter (
  name text not null,
  entry text not null,
  storefront text not null default '*',
  value text not null,
  primary key (name, entry, storefront)
);

-- The outbox: readers poll for numbers above the last one they saw. Numbers come from the one
-- counter row, which a transaction locks last, so commit order is number order (ruling 10).
create table outbox_counter (
  id integer primary key check (id = 1),
  last_number bigint not null
);
insert into outbox_counter values (1, 0);

create table outbox (
  number bigint primary key,
  kind text not null check (kind in ('product', 'category', 'content', 'search', 'parameter', 'catalog')),
  key text not null,                         -- the id concerned; '*' for all of the kind
  at timestamptz not null default now()
);
