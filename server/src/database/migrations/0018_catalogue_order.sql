-- Who wants a printed catalogue (DEC-18); an operator exports and then posts them.
create table catalogue_order (
  id text primary key,
  storefront text not null check (storefront in ('de', 'at', 'ch', 'b2b')),
  language text not null check (language in ('de', 'en')),
  edition text not null,
  quantity integer not null check (quantity between 1 and 10),
  company text,
  salutation text not null,
  first_name text not null,
  last_name text not null,
  street text not null,
  addition text,
  post_code text not null,
  city text not null,
  country text not null,
  email text,
  ordered_at timestamptz not null
);
-- Free of charge, and so one per household; schools and companies order what they need.
create unique index catalogue_order_household
  on catalogue_order (storefront, edition, country, post_code, lower(street), lower(last_name))
  where storefront <> 'b2b';

alter table mail
  drop constraint mail_kind_check,
  add constraint mail_kind_check check (
    kind in ('order-confirmation', 'withdrawal-receipt', 'newsletter', 'contact',
             'catalogue-order'));
