-- When a membership's payment that nobody expected was given back, and its customer told (docs/prime.md).
alter table payment_attempt add column returned_at timestamptz;
