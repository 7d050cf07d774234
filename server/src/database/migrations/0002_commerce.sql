-- Visitors, customers, carts, orders and the mails they cause.
-- Ids that give access (visitor, cart, order, session) are 128 random bits, made in Node.

create table visitor (
  id text primary key,                       -- X-iSHOP-API-USERID
  created_at timestamptz not null
);

create table customer (
  id text primary key,
  kind text not null check (kind in ('consumer', 'business')),
  email text not null check (email = lower(email)),
  customer_number text unique,               -- what businesses log in with
  password_hash text not null,               -- PHC string, argon2id
  salutation text not null check (salutation in ('MS', 'MR', 'NONE')),
  first_name text not null,
  last_name text not null,
  phone text,
  is_internal boolean not null default false,
  is_active boolean not null default true,
  vat_registration_no text,
  job_title_code text,
  primary_industry_group_code text,
  number_of_employees integer,
  payment_method text,                       -- businesses: RECHNUNG or VORKASSE, no payment step (CHK-17)
  payment_terms_days integer,
  created_at timestamptz not null,
  unique (kind, email)
);

create table session (
  id_hash text primary key,                  -- SHA-256 of the id in the login token
  customer_id text not null references customer on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  idle_seconds integer,                      -- null: only expires_at ends it
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index session_customer on session (customer_id);

-- Counts attempts (login, withdrawal) for all processes; keys are hashes, so no e-mail or address of
-- the net stands here.
create table attempt (
  key text primary key,
  count integer not null,
  window_ends_at timestamptz not null
);

-- A registered customer's address book, and the addresses a guest enters in the checkout.
create table address (
  id text primary key,
  user_id text references visitor on delete cascade,
  customer_id text references customer on delete cascade,
  kind text not null check (kind in ('billing', 'shipping', 'packstation')),
  company text,                              -- null: a private person
  salutation text not null check (salutation in ('MS', 'MR', 'NONE')),
  first_name text not null,
  last_name text not null,
  street text not null,                      -- packstation: the post number (ADDR-13)
  addition text,                             -- packstation: the station
  post_code text not null,
  city text not null,
  country text not null check (country in ('DE', 'AT', 'CH', 'LI', 'IT')),
  phone text,
  email text,
  is_customer_address boolean not null default false,
  created_at timestamptz not null,
  removed_at timestamptz,                    -- hidden, restorable until the next removal (ADDR-03)
  check ((user_id is null) <> (customer_id is null))
);
create index address_user on address (user_id) where user_id is not null;
create index address_customer on address (customer_id) where customer_id is not null;

create table cart (
  id text primary key,
  user_id text not null references visitor,
  customer_id text references customer on delete cascade, -- from login on only that customer reads it
  storefront text not null check (storefront in ('de', 'at', 'ch', 'b2b')),
  state text not null default 'open' check (state in ('open', 'submitted')),
  is_guest boolean not null default false,   -- the login step was done as a guest (CHK-24)
  billing_address_id text references address on delete set null,
  shipping_address_id text references address on delete set null, -- null: as billing (SHIP-05)
  shipper_code text,
  payment_id text,
  buyer_reference text,
  order_reference text,
  order_comment text,
  billing_email text,
  shipping_email text,
  spedition_fields jsonb not null default '{}', -- {"phone": "…"}
  next_cart_id text,                         -- once submitted: the cart that took its place
  created_at timestamptz not null,
  updated_at timestamptz not null            -- not indexed: each addition updates the row in place
) with (fillfactor = 70);
create index cart_user on cart (user_id);
create unique index cart_account on cart (customer_id, storefront) where state = 'open';

create table cart_position (
  cart_id text not null references cart on delete cascade,
  -- No foreign key: its check would write a lock into the row of a popular item at every addition.
  item_id text not null,
  id text not null,
  quantity integer not null check (quantity between 1 and 999),
  last_change integer not null,              -- by how much the last operation moved the quantity
  told_cents integer not null,               -- unit price the shopper was last told (DEC-67)
  added_at timestamptz not null,
  primary key (cart_id, item_id)
) with (fillfactor = 70);

create table customer_order (
  id text primary key,                       -- 128 random bits
  number text not null unique,               -- for people: mails, phone, invoices; grants nothing
  cart_id text not null unique,              -- one order per cart, whatever races
  idempotency_key text,
  storefront text not null,
  language text not null,
  user_id text not null,
  customer_id text references customer on delete set null,
  placed_at timestamptz not null,
  email text not null,
  billing_email text,
  shipping_email text,
  payment_id text not null,
  payment_terms_days integer,
  buyer_reference text,
  order_reference text,
  comment text,
  shipper_code text not null,
  spedition_fields jsonb not null,
  delivery_country text not null,
  billing_address jsonb not null,
  shipping_address jsonb,                    -- null: as billing
  currency char(3) not null,
  price_basis text not null check (price_basis in ('gross', 'net')),
  subtotal_cents integer not null,           -- goods, in the price basis
  shipping_cents integer not null,           -- in the price basis
  net_cents integer not null,
  tax_cents integer not null,
  total_cents integer not null,              -- what is paid
  check (net_cents + tax_cents = total_cents)
);
create index customer_order_customer on customer_order (customer_id, placed_at desc)
  where customer_id is not null;
create index customer_order_placed on customer_order (placed_at);

-- What was sold, as it was told: later changes of the catalogue do not reach it.
create table order_line (
  order_id text not null references customer_order on delete cascade,
  line_no integer not null,
  item_id text not null,
  product_id text not null,
  order_number text not null,
  name text not null,
  variant jsonb not null,                    -- [{"label", "value"}]
  media_id text,
  quantity integer not null check (quantity > 0),
  unit_cents integer not null,
  line_cents integer not null,
  tax_class text not null,
  tax_rate integer not null,                 -- per mille
  delivery_text text not null,
  primary key (order_id, line_no),
  check (line_cents = quantity * unit_cents)
);

create table order_tax (
  order_id text not null references customer_order on delete cascade,
  rate integer not null,                     -- per mille
  net_cents integer not null,
  tax_cents integer not null,
  primary key (order_id, rate)
);

-- Declarations of withdrawal (BGB § 356a) as they came in, whether or not an order was found.
create table withdrawal (
  id text primary key,
  received_at timestamptz not null,
  storefront text not null,
  language text not null,
  order_number text not null,
  name text not null,
  email text not null,
  order_id text references customer_order on delete set null
);

-- Mails are written in the transaction of what they tell of and sent by a worker (ruling 11).
create table mail (
  id text primary key,
  message_id text not null unique,           -- the same at every attempt
  kind text not null check (kind in ('order-confirmation', 'withdrawal-receipt')),
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  created_at timestamptz not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'kept', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  sent_at timestamptz,
  last_error text
);
create index mail_due on mail (next_attempt_at) where state = 'queued';
create index mail_created on mail (created_at desc);
