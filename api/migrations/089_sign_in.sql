-- Captchas, step-up codes, forgotten passwords, changes of contact, authenticator apps, passkeys, and what a list of
-- sessions shows.

ALTER TABLE users ADD COLUMN password_changed_at timestamptz;

-- Words of the device, and the network address with its end masked; the full address is kept nowhere.
ALTER TABLE sessions
  ADD COLUMN device text NOT NULL DEFAULT 'computer' CHECK (device IN ('phone', 'tablet', 'computer', 'script')),
  ADD COLUMN browser text,
  ADD COLUMN system text,
  ADD COLUMN place text NOT NULL DEFAULT '',
  ADD COLUMN last_seen_at timestamptz;

-- `subject` is the purpose of a step-up, or the change of contact. A code of an app has no hash of its own.
ALTER TABLE codes
  DROP CONSTRAINT codes_purpose_check,
  ADD CONSTRAINT codes_purpose_check
    CHECK (purpose IN ('register', 'sign_in', 'app', 'reset', 'step_up', 'contact')),
  ADD COLUMN subject text,
  ADD COLUMN session_id uuid REFERENCES sessions (id) ON DELETE CASCADE,
  ADD CHECK (purpose <> 'step_up' OR (subject IS NOT NULL AND session_id IS NOT NULL));

ALTER TABLE sign_in_attempts
  ADD COLUMN device text,
  DROP CONSTRAINT sign_in_attempts_outcome_check,
  ADD CONSTRAINT sign_in_attempts_outcome_check CHECK (outcome IN ('wrong', 'right', 'sign_up', 'captcha'));
CREATE INDEX sign_in_attempts_device ON sign_in_attempts (device, at) WHERE device IS NOT NULL;

-- A riddle for one attempt: `bound` is the account and network that it was set to.
CREATE TABLE captchas (
  id uuid PRIMARY KEY,
  bound text NOT NULL,
  address text NOT NULL,
  digits text NOT NULL CHECK (digits ~ '^[2-9]{5}$'),
  -- The second way: three numbers, of which a question is asked in words
  numbers integer[] NOT NULL CHECK (cardinality(numbers) = 3),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX captchas_address ON captchas (address, created_at);

CREATE TABLE step_ups (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  session_id uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  purpose text NOT NULL,
  sent_to text NOT NULL CHECK (sent_to IN ('email', 'mobile')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX step_ups_session ON step_ups (session_id);

-- The right to set a new password, given for a right code.
CREATE TABLE password_resets (
  token_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

-- `effective_at` is set once the new contact is confirmed; until then nothing happens by itself.
CREATE TABLE contact_changes (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  kind text NOT NULL CHECK (kind IN ('email', 'mobile')),
  new_value text NOT NULL,
  -- 0 when the old contact itself agreed, or there is none
  hold_hours integer NOT NULL CHECK (hold_hours IN (0, 24, 72)),
  cancel_hash bytea UNIQUE,
  created_at timestamptz NOT NULL,
  effective_at timestamptz,
  ended_at timestamptz,
  ended_because text CHECK (ended_because IN ('applied', 'cancelled', 'withdrawn', 'replaced', 'taken')),
  CHECK ((ended_at IS NULL) = (ended_because IS NULL))
);
CREATE UNIQUE INDEX contact_changes_open ON contact_changes (user_id) WHERE ended_at IS NULL;

-- The secret is sealed. `last_step` is the half-minute of the code that was taken last: none is taken twice.
CREATE TABLE authenticators (
  setup_id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  sealed_secret bytea NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  wrong_tries integer NOT NULL DEFAULT 0,
  confirmed_at timestamptz,
  last_step bigint
);
CREATE UNIQUE INDEX authenticators_confirmed ON authenticators (user_id) WHERE confirmed_at IS NOT NULL;

CREATE TABLE recovery_codes (
  code_hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  created_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX recovery_codes_user ON recovery_codes (user_id);

CREATE TABLE passkeys (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL CHECK (counter >= 0),
  transports text[] NOT NULL DEFAULT '{}',
  name text NOT NULL CHECK (name <> ''),
  synced boolean NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkeys_user ON passkeys (user_id);

-- A challenge without user is of a sign-in.
CREATE TABLE passkey_challenges (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users (id),
  challenge text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
