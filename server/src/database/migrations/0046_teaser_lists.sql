-- Lists that editors publish in teasers of content pages: shoppers see them, and change nothing of them
-- (WISH-25). They come by the import alone.

create table teaser_list (
  id text primary key,                       -- a teaser's teaserWishlistExternalId
  name jsonb not null,
  description jsonb,
  media_id text references media,
  picture_side text not null default 'right' check (picture_side in ('left', 'right')),
  storefronts text[] not null,
  -- As published: [{"product": …, "item": …, "quantity": 2}]; without an item the shopper chooses one.
  entries jsonb not null,
  source_hash text not null,
  seen_in_import text
);
