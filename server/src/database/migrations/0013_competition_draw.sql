-- When somebody was drawn as a winner; nobody is drawn twice in one competition.
alter table competition_entry add column drawn_at timestamptz;
