-- Intra-Community supplies (docs/decisions/042-intra-community-supplies.md).

-- What VIES said last of a customer's VAT ID. An answer that did not come changes nothing.
create table vat_check (
  customer_id text primary key references customer on delete cascade,
  vat_id text not null,                      -- as it was asked about: ATU12345678
  requester text not null,                   -- the shop's own
  is_valid boolean not null,
  checked_at timestamptz not null,
  consultation_number text,                  -- VIES' proof that it was asked
  name text,                                 -- as far as its country tells
  address text
);

alter table customer_order
  add column vat_proof jsonb;                -- by which it is free of VAT; null: it is taxed

-- Whose session a cart in an express checkout has; before there was Amazon's alone.
alter table cart
  add column express_provider text;
update cart set express_provider = 'AMAZONPAY' where express_session is not null;
