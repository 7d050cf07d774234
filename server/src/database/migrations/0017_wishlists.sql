-- Lists of goods that somebody noted (DEC-122, DEC-123). A guest has a notepad and nothing else.

create table wishlist (
  id text primary key,
  user_id text references visitor,           -- a guest's
  customer_id text references customer on delete cascade,
  name text check (char_length(name) between 1 and 60), -- null: the notepad, which each language calls its own
  description text not null default '' check (char_length(description) <= 500),
  is_default boolean not null default false, -- the notepad: there as long as its owner is
  is_standard boolean not null default false, -- what is noted without naming a list goes here
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((user_id is null) <> (customer_id is null)),
  check (customer_id is not null or is_default),
  check (name is not null or is_default)
);
create unique index wishlist_visitor on wishlist (user_id) where user_id is not null;
create unique index wishlist_notepad on wishlist (customer_id) where is_default;
create unique index wishlist_standard on wishlist (customer_id) where is_standard;
create index wishlist_customer on wishlist (customer_id) where customer_id is not null;

create table wishlist_entry (
  id text primary key,
  wishlist_id text not null references wishlist on delete cascade,
  -- No foreign keys: their checks would write locks into the rows of popular goods.
  product_id text not null,
  item_id text,                              -- null: which of the product's items is open
  quantity integer not null check (quantity between 1 and 9998), -- WISH-19, DEC-149
  place bigint generated always as identity, -- entries stand in the order in which they were noted
  unique nulls not distinct (wishlist_id, product_id, item_id)
);
