-- What codes take off a cart; made by operators.
create table voucher (
  code text primary key check (code ~ '^[A-Z0-9][A-Z0-9-]{2,39}$'),
  kind text not null check (kind in ('amount', 'percent', 'freeShipping')),
  cents integer check (cents > 0),           -- of an amount, in the storefront's price basis
  percent integer check (percent between 1 and 100),
  minimum_cents integer not null default 0 check (minimum_cents >= 0),
  valid_from timestamptz,
  valid_until timestamptz,                   -- the first moment at which it is over
  storefronts text[] not null,
  category_ids text[] not null default '{}', -- none: all goods but books
  max_uses integer check (max_uses > 0),     -- null: any number
  uses integer not null default 0,
  is_once_per_customer boolean not null default false,
  name jsonb,                                -- {"de", "en"}
  check ((kind = 'amount') = (cents is not null)),
  check ((kind = 'percent') = (percent is not null))
);

-- As it was entered; whether it still takes effect shows when the cart is read (DEC-61).
alter table cart add voucher_code text;

-- What was taken off an order, and what each of its lines lost by it, so that a part of the order
-- can be paid back to the cent. In the order's price basis.
create table order_discount (
  order_id text not null references customer_order on delete cascade,
  code text not null,
  name text not null,
  cents integer not null check (cents >= 0), -- 0: it paid the shipping
  primary key (order_id, code)
);
alter table order_line add discount_cents integer not null default 0
  check (discount_cents between 0 and line_cents);
alter table customer_order add discount_cents integer not null default 0;
create index customer_order_email on customer_order (lower(email));
