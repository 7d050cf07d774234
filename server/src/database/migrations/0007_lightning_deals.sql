-- Lightning deals: a price for a limited time and a limited number of pieces, and who holds them.

create table lightning_deal (
  id text primary key,
  item_id text not null references item on delete cascade,
  storefront text not null check (storefront in ('de', 'at', 'ch', 'b2b')),
  cents integer not null check (cents > 0),  -- in the storefront's price basis
  currency char(3) not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  quantity integer not null check (quantity > 0),         -- pieces at this price
  quantity_max integer not null check (quantity_max > 0), -- of them in one cart
  sold_out_text jsonb,                       -- null: a deal that is sold out is not shown (DEC-42)
  sold integer not null default 0,           -- counted by the orders
  source_hash text not null default '',
  seen_in_import text,
  check (ends_at >= starts_at)               -- equal: stopped before it began
);
create index lightning_deal_item on lightning_deal (item_id, storefront, ends_at);
create index lightning_deal_end on lightning_deal (ends_at);

-- Pieces that a cart holds. A row whose time is over counts no more, whether or not anything has
-- deleted it; it is kept as long as its line, so that it can be refreshed (CART-25). Who writes here
-- has locked first the cart and then the deal.
create table lightning_reservation (
  cart_id text not null,
  item_id text not null,
  deal_id text not null references lightning_deal on delete cascade,
  quantity integer not null check (quantity > 0),
  expires_at timestamptz not null,           -- or at the end of the deal, if that comes first
  is_extended boolean not null default false, -- once only (DEC-63)
  is_lapse_told boolean not null default false, -- the shopper was told the usual price since (DEC-67)
  primary key (cart_id, item_id),
  -- Pieces go back with the line.
  foreign key (cart_id, item_id) references cart_position on delete cascade
) with (fillfactor = 70);
create index lightning_reservation_deal on lightning_reservation (deal_id);
