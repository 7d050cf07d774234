-- Article numbers as people copy them from paper: without blanks, dashes and the like.
create index item_number on item (upper(regexp_replace(order_number, '[^A-Za-z0-9]', '', 'g')));
