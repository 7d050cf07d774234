-- What a customer asked to be told of what the shop keeps of them (docs/accounts.md, "One's own data"):
-- the latest, since the next one takes its place.

create table data_export (
  id text primary key,                       -- 128 random bits; tells the job whether it is still wanted
  customer_id text not null unique references customer on delete cascade,
  storefront text not null check (storefront in ('de', 'at', 'ch', 'b2b')),
  language text not null check (language in ('de', 'en')),
  requested_at timestamptz not null,
  due_at timestamptz,                        -- when a job may make it (again); null: nothing left to do
  tries integer not null default 0,
  made_at timestamptz,
  expires_at timestamptz,
  json_file bytea,                           -- gzip; null: not made yet, or over
  html_file bytea,
  check (num_nulls(made_at, expires_at) in (0, 2)),
  check ((json_file is null) = (html_file is null) and (json_file is null or made_at is not null))
);
alter table data_export
  alter column json_file set storage external,
  alter column html_file set storage external;
create index data_export_due on data_export (due_at) where due_at is not null;
create index data_export_end on data_export (expires_at) where json_file is not null;

-- The purposes stand in the code (`TokenPurpose`), as the kinds of mails do.
alter table account_token drop constraint account_token_purpose_check;
