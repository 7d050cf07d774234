-- Reviews that shoppers write in the shop (DEC-46). Imported ones have none of this.
alter table review
  add column submitted_at timestamptz,       -- null: came by import
  add column rejected_at timestamptz,        -- neither rejected nor published: waits for an operator
  add column customer_id text references customer on delete set null,
  add column order_id text references customer_order on delete set null; -- by which it is verified
-- A purchase is reviewed once, which also makes a rating link good for one use.
create unique index review_order on review (order_id, product_id) where order_id is not null;
create unique index review_customer on review (customer_id, product_id) where customer_id is not null;
create index review_waiting on review (submitted_at)
  where submitted_at is not null and rejected_at is null and not published;

create index order_line_product on order_line (product_id);

-- How often products were looked at (PDP-36): days and sums, nobody's trace.
create table glance_view (
  product_id text not null references product on delete cascade,
  day date not null,
  views integer not null,
  primary key (product_id, day)
);
alter table product add column recent_views integer not null default 0; -- of the last 30 days
