-- Express checkout at a payment provider (PAY-11, PAY-12).

alter table cart
  add column express_session text;           -- the provider's session that the shopper brought

alter table address
  add column provider text;                  -- from its account: of a cart, not of the address book
create index address_provider on address (created_at) where provider is not null;
