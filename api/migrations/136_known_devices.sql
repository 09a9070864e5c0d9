-- Devices on which a person has signed in before: the waits that strangers cause do not hold them up.
CREATE TABLE known_devices (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  device_hash text NOT NULL,
  first_seen timestamptz NOT NULL,
  last_seen timestamptz NOT NULL,
  PRIMARY KEY (user_id, device_hash)
);

-- Tries on a known device are counted apart from those of everybody else.
ALTER TABLE sign_in_attempts ADD COLUMN known boolean NOT NULL DEFAULT false;

-- The captcha is a code sent to the registered contact: a picture or a question is solved by a script.
DROP TABLE captchas;
CREATE TABLE captchas (
  id uuid PRIMARY KEY,
  -- The account and network that it was asked of
  bound text NOT NULL,
  account text NOT NULL,
  address text NOT NULL,
  -- Null when nobody has the account: then nothing is sent, and no answer is right
  recipient text,
  code_hash bytea NOT NULL,
  wrong_tries integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX captchas_address ON captchas (address, created_at);
CREATE INDEX captchas_account ON captchas (account, created_at);
