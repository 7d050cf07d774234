-- Who asked to be asked: one mail about what was bought, once it is there (DEC-89).

create table rating_consent (
  order_id text primary key references customer_order on delete cascade,
  wording text not null,                     -- version of the words that were agreed to
  consented_at timestamptz not null,
  mailed_at timestamptz
);
create index rating_consent_due on rating_consent (consented_at) where mailed_at is null;
