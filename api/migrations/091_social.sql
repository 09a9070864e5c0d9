-- Sign-in through OpenID providers: what was begun, and who is linked to whom.

CREATE TABLE social_attempts (
  -- Hashes only: the state travels through the provider, the binding stays in the browser that began.
  state_hash bytea PRIMARY KEY,
  binding_hash bytea NOT NULL,
  provider text NOT NULL,
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  next text,
  consents text[] NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX social_attempts_expiry ON social_attempts (expires_at);

CREATE TABLE social_identities (
  provider text NOT NULL CHECK (provider IN ('google', 'facebook')),
  -- The provider's own name of the person; never reused, unlike an e-mail address.
  subject text NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id),
  email text NOT NULL,
  linked_at timestamptz NOT NULL,
  PRIMARY KEY (provider, subject),
  UNIQUE (user_id, provider)
);
