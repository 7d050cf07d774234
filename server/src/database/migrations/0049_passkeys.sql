-- Passkeys beside passwords (decision 046).

-- What an authenticator knows a customer by: random, so that it tells nothing, and kept when the last
-- passkey goes, so that a new one on the same device takes the old one's place there.
create table passkey_user (
  customer_id text primary key references customer on delete cascade,
  user_handle text not null unique
);

create table passkey (
  id text primary key,
  credential_id text not null unique,
  customer_id text not null references customer on delete cascade,
  rp_id text not null,                       -- the host for which it holds
  public_key bytea not null,                 -- COSE
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null check (char_length(name) between 1 and 60),
  is_backed_up boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_customer on passkey (customer_id);

-- Challenges are sealed and kept by whoever asked; here stand those that were answered, until they are over.
create table passkey_challenge_use (
  challenge text primary key,
  expires_at timestamptz not null
);
create index passkey_challenge_use_expiry on passkey_challenge_use (expires_at);
