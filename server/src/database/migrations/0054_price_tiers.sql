-- What a piece costs from a number of pieces on (decision 057), by that number: [{"from", "cents"}].
-- In step with `current_price.cents`, in the same basis and currency.
alter table current_price add column tiers jsonb not null default '[]';

-- What the shopper was told, beside `acknowledged_cents`: a line whose quantity changes is no line
-- whose price changed.
alter table cart_position add column acknowledged_tiers jsonb not null default '[]';
