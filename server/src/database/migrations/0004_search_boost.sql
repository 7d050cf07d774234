-- A fourth kind of the operators' words: products that come first for a term.
alter table search_term drop constraint search_term_kind_check;
alter table search_term add constraint search_term_kind_check
  check (kind in ('synonym', 'redirect', 'popular', 'boost'));
