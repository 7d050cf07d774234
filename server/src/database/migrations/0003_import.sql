-- One import at a time: an import holds this row's lock from its first line to its last, and the
-- lock ends with its connection, however that ends.
create table import_lock (
  id integer primary key check (id = 1)
);
insert into import_lock values (1);
