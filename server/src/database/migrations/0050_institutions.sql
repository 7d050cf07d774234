-- Several people of one business (docs/accounts.md, decision 047). A business whose customer is alone
-- has no row here: whoever is alone may do everything.

create table institution (
  id text primary key,
  created_at timestamptz not null
);

create table institution_member (
  customer_id text primary key references customer on delete cascade,
  institution_id text not null references institution on delete cascade,
  role text not null check (role in ('buyer', 'approver', 'admin')),
  order_limit_cents integer check (order_limit_cents >= 0), -- of an order's net total; null: none
  joined_at timestamptz not null
);
create index institution_member_institution on institution_member (institution_id);
