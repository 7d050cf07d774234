-- Who gets the newsletter, who was asked whether they want it, and the proof of both (DEC-132).
create table newsletter_subscription (
  id text primary key,                       -- random: what the links in its mails bear
  storefront text not null check (storefront in ('de', 'at', 'ch', 'b2b')),
  language text not null check (language in ('de', 'en')),
  email text not null,
  salutation text not null default '',
  first_name text not null default '',
  last_name text not null default '',
  interest text not null default '',
  wording text not null,                     -- version of the words that were agreed to
  requested_at timestamptz not null,
  confirmed_at timestamptz,                  -- null: the link in the mail was not followed yet
  ended_at timestamptz,                      -- from then on only a proof
  reason text not null default ''
);
create unique index newsletter_subscription_current
  on newsletter_subscription (storefront, lower(email)) where ended_at is null;

alter table mail
  drop constraint mail_kind_check,
  add constraint mail_kind_check
    check (kind in ('order-confirmation', 'withdrawal-receipt', 'newsletter')),
  add column unsubscribe_url text;           -- RFC 8058: mail programs show a button for it
