-- Who wants a mail when an article that can't be bought can be bought again: one row, one mail.
create table restock_request (
  id text primary key,                       -- random: what the links in its mails bear
  storefront text not null check (storefront in ('de', 'at', 'ch', 'b2b')),
  language text not null check (language in ('de', 'en')),
  item_id text not null references item on delete cascade,
  email text not null,
  requested_at timestamptz not null,
  confirmed_at timestamptz                   -- null: the link in the mail was not followed yet
);
create unique index restock_request_once on restock_request (item_id, storefront, lower(email));
create index restock_request_email on restock_request (lower(email));
