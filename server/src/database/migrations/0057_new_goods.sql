-- What a file dates is new from that day on; everything else from the day it came, unless it came with the
-- catalogue itself (decision 063).
alter table product alter introduced_on drop not null, alter introduced_on drop default;
-- Of goods that came before this the day is not known, and long past.
alter table product add came_on date not null default date '2000-01-01';
alter table product alter came_on set default current_date;
create index product_came_on on product (came_on) where retired_at is null;
