-- A message to the shop is a mail with what was attached to it; nothing else of it is kept.
alter table mail
  drop constraint mail_kind_check,
  add constraint mail_kind_check check (
    kind in ('order-confirmation', 'withdrawal-receipt', 'newsletter', 'contact')),
  add column reply_to text;                  -- who an answer goes to, when not to the shop

create table mail_attachment (
  mail_id text not null references mail on delete cascade,
  position integer not null,
  name text not null,
  type text not null,
  content bytea not null,
  primary key (mail_id, position)
);
