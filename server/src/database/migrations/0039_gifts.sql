-- Lines of their own kinds: goods, free articles (gifts) and printed catalogues (CART-05, CART-16,
-- DEC-69). A gift stands beside the same article bought.

create table gift (
  id text primary key,
  item_id text not null references item on delete cascade,
  -- Goods in the storefront's price basis, from which it is given; null: the parameter's (DEC-64).
  minimum_cents integer check (minimum_cents > 0),
  is_removable boolean not null default true, -- false: it comes by itself and stays (CART-13)
  storefronts text[] not null,
  valid_from timestamptz,
  valid_until timestamptz,                   -- the first moment at which it is over
  position integer not null default 0
);

-- A voucher that brings a free article (CART-14).
alter table voucher
  add item_id text references item,
  drop constraint voucher_kind_check,
  add constraint voucher_kind_check
    check (kind in ('amount', 'percent', 'freeShipping', 'freeItem')),
  add check ((kind = 'freeItem') = (item_id is not null));

alter table lightning_reservation drop constraint lightning_reservation_cart_id_item_id_fkey;
-- Of a catalogue, item_id is the id of its edition.
alter table cart_position
  add kind text not null default 'goods' check (kind in ('goods', 'gift', 'catalogue')),
  add check (kind = 'goods' or quantity = 1),
  drop constraint cart_position_pkey,
  add primary key (cart_id, item_id, kind);
-- The shopper chooses one.
create unique index cart_position_gift on cart_position (cart_id) where kind = 'gift';
-- Only what is bought is reserved.
alter table lightning_reservation
  add line_kind text not null default 'goods' check (line_kind = 'goods'),
  add foreign key (cart_id, item_id, line_kind) references cart_position on delete cascade;

alter table order_line
  add kind text not null default 'goods' check (kind in ('goods', 'gift', 'catalogue'));
