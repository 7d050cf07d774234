-- Paid memberships (docs/prime.md).

create table membership (
  id text primary key,
  customer_id text not null references customer on delete cascade,
  storefront text not null check (storefront in ('de', 'at')),
  language text not null,
  state text not null check (state in ('pending', 'active', 'ended', 'failed')),
  payment_id text not null,
  -- What was agreed: the first term and its price, then month by month.
  currency char(3) not null,
  price_cents integer not null check (price_cents > 0),
  months integer not null check (months > 0),
  monthly_cents integer not null check (monthly_cents > 0),
  mandate text,                              -- for later charges, once the provider gave one
  starts_at timestamptz,
  paid_months integer not null default 0,
  ends_at timestamptz,                       -- paid until then
  cancelled_at timestamptz,                  -- it ends at ends_at
  charge_at timestamptz,                     -- when the job charges the next month; null: never
  renewal_id text,                           -- the attempt that charges the next month
  reminded_at timestamptz,                   -- told that the next month could not be charged
  created_at timestamptz not null
);
create unique index membership_active on membership (customer_id) where state = 'active';
create index membership_customer on membership (customer_id);
create index membership_charge on membership (charge_at) where charge_at is not null;
create index membership_end on membership (ends_at) where state = 'active';

alter table payment_attempt
  alter column order_id drop not null,
  add column membership_id text references membership on delete cascade,
  add constraint payment_attempt_subject check (num_nonnulls(order_id, membership_id) = 1);
create index payment_attempt_membership on payment_attempt (membership_id)
  where membership_id is not null;

-- Whoever waits for the offer to open again; kept once the link of the mail was followed.
create table membership_waiting (
  id text primary key,                       -- the link's token
  storefront text not null,
  language text not null,
  email text not null,
  requested_at timestamptz not null,
  confirmed_at timestamptz
);
create unique index membership_waiting_email on membership_waiting (storefront, lower(email));

-- Declarations of cancellation (BGB § 312k), as they were made.
create table membership_cancellation (
  id text primary key,
  received_at timestamptz not null,
  storefront text not null,
  language text not null,
  name text not null,
  email text not null,
  reason text not null,                      -- '' for an ordinary cancellation
  membership_id text references membership on delete set null
);
