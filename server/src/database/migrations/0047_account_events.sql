-- What concerns an account's security, as its customer sees it, and the browsers that it is known to use
-- (docs/accounts.md). Both go with the account.

create table account_event (
  id bigint generated always as identity primary key,
  customer_id text not null references customer on delete cascade,
  kind text not null,                        -- as accountEvent.ts lists them
  happened_at timestamptz not null,          -- of several in one: the last
  device text not null default '',           -- browser and system; empty: neither is known, or none was it
  detail text not null default '' check (length(detail) <= 200),
  times integer not null default 1,
  day date                                   -- of kinds that are counted by day; null: each for itself
);
create index account_event_of_customer on account_event (customer_id, happened_at desc, id desc);
create unique index account_event_by_day on account_event (customer_id, kind, day);
create index account_event_happened on account_event (happened_at);

create table known_device (
  customer_id text not null references customer on delete cascade,
  id_hash text not null,                     -- SHA-256 of the cookie that names the browser
  seen_at timestamptz not null,              -- the last login
  primary key (id_hash, customer_id)
);
create index known_device_of_customer on known_device (customer_id, seen_at);
create index known_device_seen on known_device (seen_at);

-- The first login of all is of no new device.
alter table customer add column first_login_at timestamptz;
