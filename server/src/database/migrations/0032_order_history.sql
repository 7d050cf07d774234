-- What a customer finds an order by (DEC-101): its number, and its articles' names and numbers, in
-- small letters. Kept with the order, so that a search looks at one row for each.
alter table customer_order add column search_text text not null default '';

update customer_order o set search_text = lower(o.number || ' ' || coalesce((
  select string_agg(l.name || ' ' || l.order_number, ' ' order by l.line_no)
    from order_line l where l.order_id = o.id), ''));
