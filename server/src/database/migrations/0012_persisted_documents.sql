-- What storefronts may ask, by build: a page of the build before goes on working while it is open.

create table persisted_document (
  id text primary key,                       -- as the Relay compiler names it
  text text not null,
  replaced_at timestamptz                    -- null: a document of the build that runs
);
