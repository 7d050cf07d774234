-- Tests that run on a page (CMS-02): [{"id", "trackingCode"}].
alter table content_page add column active_ab_tests jsonb not null default '[]';

-- Who takes part in which competition; one entry per e-mail address (DEC-133).
create table competition_entry (
  id text primary key,
  competition text not null,                 -- name of the prize draw's teaser
  storefront text not null check (storefront in ('de', 'at', 'ch', 'b2b')),
  language text not null check (language in ('de', 'en')),
  salutation text not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  answer text not null default '',
  entered_at timestamptz not null
);
create unique index competition_entry_once on competition_entry (competition, lower(email));
