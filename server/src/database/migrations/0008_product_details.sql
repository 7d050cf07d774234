-- Files that products offer: documents, sounds, films and their captions.
create table file (
  id text primary key,                       -- hash of the content, so a URL never changes its meaning
  mime text not null,
  bytes bytea not null,
  created_at timestamptz not null default now()
);
-- Uncompressed, so that a part of a film is read without the rest.
alter table file alter column bytes set storage external;

alter table product
  add column audio_samples jsonb not null default '[]', -- [{"name": {…}, "url": "…"}]
  add column labels jsonb not null default '[]',        -- [{"name": {…}, "text": {…}, "media": "…"}]
  add column delivery_info jsonb,
  add column special_offer jsonb,                       -- what a reduction is called, while there is one
  add column assortment_group text,                     -- the best price is the lowest of a group (DEC-43)
  add column best_price_in text[] not null default '{}', -- storefronts; kept by the import
  add column teasers jsonb not null default '{}';       -- slot -> path of the content page that fills it
create index product_compared on product (id)
  where assortment_group is not null or best_price_in <> '{}';
