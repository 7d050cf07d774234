-- Invitations into an institution (docs/accounts.md, decision 047).

create table institution_invite (
  id text primary key,
  token_hash text not null unique,             -- of the link in the mail
  institution_id text not null references institution on delete cascade,
  invited_by text not null references customer on delete cascade,
  email text not null,
  first_name text not null,
  last_name text not null,
  role text not null check (role in ('buyer', 'approver', 'admin')),
  order_limit_cents integer check (order_limit_cents >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (institution_id, email)
);
create index institution_invite_by on institution_invite (invited_by);
