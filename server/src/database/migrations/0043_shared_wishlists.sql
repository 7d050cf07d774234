-- Wishlists that several customers use (docs/accounts.md, "Shared wishlists").

create table wishlist_member (
  id text primary key,
  wishlist_id text not null references wishlist on delete cascade,
  customer_id text not null references customer on delete cascade,
  role text not null check (role in ('admin', 'editor', 'commentator', 'reader')),
  joined_at timestamptz not null,
  unique (wishlist_id, customer_id)
);
create index wishlist_member_customer on wishlist_member (customer_id);

-- Who may use which wishlist, as what: every read and change asks it.
create view wishlist_access as
  select id as wishlist_id, customer_id, user_id, 'creator' as role from wishlist
  union all
  select wishlist_id, customer_id, null, role from wishlist_member;

-- The list that each customer's entries go to when none is named; no row: the notepad.
drop index wishlist_standard;
create table wishlist_standard (
  customer_id text primary key references customer on delete cascade,
  wishlist_id text not null references wishlist on delete cascade
);
create index wishlist_standard_list on wishlist_standard (wishlist_id);
insert into wishlist_standard (customer_id, wishlist_id)
  select customer_id, id from wishlist where is_standard and not is_default;
alter table wishlist drop column is_standard;

-- A link for several people; not hashed, since those who may invite see it again.
create table wishlist_invite (
  token text primary key,
  wishlist_id text not null references wishlist on delete cascade,
  role text not null check (role in ('admin', 'editor', 'commentator', 'reader')),
  expires_at timestamptz not null,
  unique (wishlist_id, role)
);

-- Bound to the goods, not to the entry: an entry that is removed and restored has them again.
create table wishlist_comment (
  id text primary key,
  wishlist_id text not null references wishlist on delete cascade,
  product_id text not null,
  item_id text,
  customer_id text not null references customer on delete cascade,
  text text not null check (char_length(text) between 1 and 500), -- DEC-123
  created_at timestamptz not null
);
create index wishlist_comment_goods on wishlist_comment (wishlist_id, product_id, item_id);
create index wishlist_comment_customer on wishlist_comment (customer_id);

alter table wishlist_entry
  add column taken_at timestamptz,           -- somebody buys it, so that nobody else does
  add column taken_by text references customer on delete set null;
create index wishlist_entry_taken_by on wishlist_entry (taken_by) where taken_by is not null;
