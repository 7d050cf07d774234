-- SHIP-16: what was entered in the shipping step last was not saved; what was there before still is.
alter table cart add column shipping_refused boolean not null default false;
