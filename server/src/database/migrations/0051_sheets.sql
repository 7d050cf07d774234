-- Paper is sold by the sheet (docs/import.md).

alter table item
  drop constraint item_content_unit_check,
  add constraint item_content_unit_check
    check (content_unit in ('kg', 'l', 'm', 'm2', 'm3', 'piece', 'sheet'));
