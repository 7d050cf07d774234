-- Orders above their buyer's limit, which somebody of the institution releases (docs/orders.md).

create table order_approval (
  order_id text primary key references customer_order on delete cascade,
  institution_id text references institution on delete set null, -- null: it is gone, so nobody can
  limit_cents integer not null check (limit_cents >= 0),         -- the buyer's when it was ordered
  lapses_at timestamptz not null,
  decided_by text references customer on delete set null         -- who released or declined it
);
create index order_approval_institution on order_approval (institution_id);
create index order_approval_decided_by on order_approval (decided_by) where decided_by is not null;
create index customer_order_waiting on customer_order (placed_at, id) where state = 'awaitingApproval';

alter table order_event drop constraint order_event_actor_check;
alter table order_event add constraint order_event_actor_check
  check (actor in ('shopper', 'approver', 'provider', 'operator', 'job'));
