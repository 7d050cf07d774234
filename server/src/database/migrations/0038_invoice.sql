-- Invoices of shipments and credit notes of refunds (docs/orders.md). A row is written once, with
-- everything that stands on the paper; it is deleted when the legal term is over, and not before:
-- nothing here is deleted with its order.

-- The last number of each series. Locked until its transaction ends: a rollback leaves no gap.
create table invoice_counter (
  storefront text not null,
  kind text not null check (kind in ('invoice', 'creditNote')),
  year integer not null,
  last integer not null check (last > 0),
  primary key (storefront, kind, year)
);

create table invoice (
  id text primary key,
  number text not null unique,               -- for people: RE26-DE-000001; grants nothing
  kind text not null check (kind in ('invoice', 'creditNote')),
  storefront text not null,
  order_id text not null references customer_order,
  shipment_number integer,                   -- of an invoice: the order's
  corrects_id text references invoice,       -- of a credit note: the invoice
  refund_id text references refund,          -- of a credit note
  issued_at timestamptz not null,
  keep_until date not null,
  net_cents integer not null,
  tax_cents integer not null,
  total_cents integer not null,
  content jsonb not null,                    -- seller, buyer, lines, taxes … as they were
  foreign key (order_id, shipment_number) references shipment (order_id, number),
  unique (order_id, shipment_number),
  check (total_cents = net_cents + tax_cents),
  check ((kind = 'invoice') = (shipment_number is not null)),
  check ((kind = 'creditNote') = (corrects_id is not null and refund_id is not null))
);
create index invoice_order on invoice (order_id);
create index invoice_corrects on invoice (corrects_id) where corrects_id is not null;
create index invoice_issued on invoice (issued_at);
create index invoice_keep on invoice (keep_until);

-- What was issued is never written again (GoBD: no change without a trace).
create function refuse_changed_invoice() returns trigger language plpgsql as $$
begin
  raise exception 'An invoice that was issued is not changed';
end $$;
create trigger invoice_unchanged before update on invoice
  for each row execute function refuse_changed_invoice();

-- Still to be sent by mail; a job takes them.
create table invoice_dispatch (
  invoice_id text primary key references invoice on delete cascade
);
