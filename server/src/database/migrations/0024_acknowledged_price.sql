-- What the line cost when the shopper was last shown its price: adding to it or reviewing the order
-- acknowledges today's (DEC-67).
alter table cart_position rename column told_cents to acknowledged_cents;
