-- Businesses that register themselves (docs/accounts.md).

alter table customer
  add column language text not null default 'de' -- of the mails that answer no request of theirs
    check (language in ('de', 'en'));

-- Papers that show what an institution is. Those of no account are deleted after a day.
create table certificate (
  id text primary key,                       -- 128 random bits, of the signature that it came with
  uploaded_at timestamptz not null,
  name text not null,
  type text not null check (type in ('application/pdf', 'image/jpeg', 'image/png')),
  bytes bytea not null,
  customer_id text references customer on delete cascade,
  keep_until timestamptz                     -- null: its account waits for an answer
);
create index certificate_customer on certificate (customer_id);
create index certificate_loose on certificate (uploaded_at) where customer_id is null;
create index certificate_kept on certificate (keep_until) where keep_until is not null;
