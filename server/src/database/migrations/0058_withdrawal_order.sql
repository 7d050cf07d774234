-- An order's page, `order show` and the export of orders say what was withdrawn from.
create index withdrawal_order on withdrawal (order_id);
