-- The two life lines of an order, what it holds of the stock, its payments, shipments and refunds.

alter table customer_order
  add column state text not null default 'placed' check (state in (
    'awaitingApproval', 'pendingPayment', 'placed', 'inFulfilment', 'partlyShipped', 'shipped',
    'delivered', 'cancelled', 'failed')),
  add column money_state text not null default 'open' check (money_state in (
    'open', 'authorised', 'paid', 'partlyRefunded', 'refunded', 'failed', 'lapsed')),
  add column cancelled_at timestamptz,
  add column cancel_reason text;

-- One order per cart, whatever races; those whose payment failed gave the cart back.
alter table customer_order drop constraint customer_order_cart_id_key;
create unique index customer_order_cart on customer_order (cart_id) where state <> 'failed';
-- What jobs look for.
create index customer_order_open on customer_order (placed_at)
  where money_state = 'open' and state in ('placed', 'inFulfilment');

-- Every step of both life lines, appended in the transaction that takes it.
create table order_event (
  order_id text not null references customer_order on delete cascade,
  number integer not null,
  at timestamptz not null,
  line text not null check (line in ('order', 'money')),
  state text not null,
  actor text not null check (actor in ('shopper', 'provider', 'operator', 'job')),
  note text,
  primary key (order_id, number)
);

-- What an order took, so that exactly that is given back: less than was ordered where more was sold
-- than there was.
create table order_stock (
  order_id text not null references customer_order on delete cascade,
  item_id text not null,
  pieces integer not null check (pieces >= 0),
  deal_id text,
  deal_pieces integer not null default 0 check (deal_pieces >= 0),
  primary key (order_id, item_id)
);

create table payment_attempt (
  id text primary key,                       -- 128 random bits; the provider's transaction number
  order_id text not null references customer_order on delete cascade,
  payment_id text not null,
  state text not null check (state in (
    'begun', 'pending', 'authorised', 'paid', 'declined', 'cancelled', 'expired')),
  cents integer not null check (cents > 0),
  currency char(3) not null,
  reference text,                            -- the provider's id
  mandate text,                              -- for later charges
  next_step jsonb,                           -- the redirect or form, so that a repeated submit goes on with it
  created_at timestamptz not null,
  lapses_at timestamptz not null,            -- given up then, unless the provider says otherwise
  ask_at timestamptz,                        -- when the provider is asked what became of it; null: it is settled
  asked integer not null default 0
);
create index payment_attempt_order on payment_attempt (order_id);
create index payment_attempt_ask on payment_attempt (ask_at) where ask_at is not null;

create table shipment (
  id text primary key,
  order_id text not null references customer_order on delete cascade,
  number integer not null,                   -- within the order, from 1
  state text not null check (state in (
    'open', 'inPreparation', 'shipped', 'partlyShipped', 'delivered', 'cancelled', 'returned')),
  carrier text not null,
  tracking_code text,
  shipped_at timestamptz,
  delivered_at timestamptz,
  cancel_reason text,
  unique (order_id, number)
);
create table shipment_line (
  shipment_id text not null references shipment on delete cascade,
  line_no integer not null,
  quantity integer not null check (quantity > 0),
  primary key (shipment_id, line_no)
);

-- Money that goes back: through the provider, or by hand where it came by transfer.
create table refund (
  id text primary key,
  order_id text not null references customer_order on delete cascade,
  attempt_id text references payment_attempt,
  cents integer not null check (cents > 0),
  reason text not null,
  state text not null check (state in ('queued', 'done', 'refused', 'manual')),
  reference text,
  created_at timestamptz not null,
  done_at timestamptz,
  ask_at timestamptz,                        -- when the job tries (again); null: nothing left to do
  tries integer not null default 0
);
create index refund_order on refund (order_id);
create index refund_ask on refund (ask_at) where ask_at is not null;

-- The kinds stand in the code (`MailKind`); a list here had to be repeated by every module with a mail.
alter table mail drop constraint mail_kind_check;
