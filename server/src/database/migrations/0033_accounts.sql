-- An account's life (docs/accounts.md), and links in mails that prove an address.

alter table customer
  add column state text not null default 'active'
    check (state in ('unconfirmed', 'pendingApproval', 'active', 'blocked', 'deleted'));
update customer set state = 'blocked' where not is_active;
alter table customer alter column state drop default;
alter table customer drop column is_active;

create table account_token (
  token_hash text primary key,               -- SHA-256 of what stands in the mail
  purpose text not null check (purpose in ('confirmEmail')),
  customer_id text not null references customer on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz                        -- a link counts once
);
create index account_token_customer on account_token (customer_id);
