-- Who was removed from an institution can be invited again by the same address (decision 047).
alter table customer
  drop constraint customer_state_check,
  add constraint customer_state_check check (
    state in ('unconfirmed', 'pendingApproval', 'active', 'blocked', 'removed', 'replaced',
              'deleted')),
  -- Whose people may have the address back; null: nobody's.
  add column removed_from text references institution on delete set null;
