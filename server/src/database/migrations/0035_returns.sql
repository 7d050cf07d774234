-- Goods that come back (docs/returns.md).

create table goods_return (
  id text primary key,
  rma text not null unique,                  -- for people: on the parcel, in mails; grants nothing
  order_id text not null references customer_order on delete cascade,
  state text not null check (state in ('announced', 'received', 'accepted', 'rejected')),
  regulation text not null check (regulation in ('refund', 'replacement', 'voucher')),
  carrier text not null,                     -- 'nolabel': the customer's choice
  labels integer not null check (labels between 1 and 5),
  contact jsonb not null,
  announced_at timestamptz not null,
  received_at timestamptz,
  settled_at timestamptz,
  refund_cents integer,                      -- what accepted goods are worth; paid, credited or as a voucher
  voucher_code text,
  replacement_order_id text references customer_order,
  reject_reason text
);
create index goods_return_order on goods_return (order_id);

create table goods_return_line (
  return_id text not null references goods_return on delete cascade,
  line_no integer not null,                  -- the order's
  quantity integer not null check (quantity > 0),
  accepted integer check (accepted between 0 and quantity),
  reason text not null,
  additional_info text not null,
  components text[] not null,
  primary key (return_id, line_no)
);

-- Photographs of what is wrong, encoded by us. Those of no return are deleted after a day.
create table return_image (
  id text primary key,
  uploaded_at timestamptz not null,
  name text not null,
  bytes bytea not null,                      -- JPEG
  return_id text references goods_return on delete cascade,
  line_no integer
);
create index return_image_return on return_image (return_id);
create index return_image_loose on return_image (uploaded_at) where return_id is null;

-- What somebody has entered of a return so far; ends after a day.
create table return_draft (
  id text primary key,                       -- 128 random bits, in a cookie
  hash text not null,                        -- the link that it was begun with
  content jsonb not null,
  return_id text references goods_return on delete cascade,
  touched_at timestamptz not null
);
create index return_draft_touched on return_draft (touched_at);

-- `credited`: set off against what was still to be paid.
alter table refund drop constraint refund_state_check;
alter table refund add constraint refund_state_check
  check (state in ('queued', 'done', 'refused', 'manual', 'credited'));
