-- What visitors allowed, and what those did who allowed statistics. No address of the net, no customer
-- and no id of the shop's stands here.

create table consent (
  id text not null,                          -- random, in the visitor's consent cookie
  decided_at timestamptz not null,
  storefront text not null check (storefront in ('de', 'at', 'ch', 'b2b')),
  version text not null,                     -- of what was asked
  statistics boolean not null,
  marketing boolean not null,
  primary key (id, decided_at)
);
create index consent_age on consent (storefront, decided_at);

create table tracking_event (
  id bigint generated always as identity primary key,
  received_at timestamptz not null,
  storefront text not null check (storefront in ('de', 'at', 'ch', 'b2b')),
  visitor text,                              -- random, for statistics alone (DEC-58)
  event text not null,
  data jsonb not null
);
create index tracking_event_age on tracking_event (storefront, received_at);
