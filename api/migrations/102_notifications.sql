-- What people are told: the notice in the product, what they want by which channel, and mail that waits for its provider.

CREATE TABLE notices (
  user_id uuid NOT NULL REFERENCES users (id),
  id uuid NOT NULL,
  -- Null for what concerns the person and no portfolio.
  portfolio_id uuid REFERENCES portfolios (id),
  kind text NOT NULL,
  facts jsonb NOT NULL DEFAULT '{}',
  path text CHECK (path LIKE '/%'),
  at timestamptz NOT NULL,
  number bigint GENERATED ALWAYS AS IDENTITY,
  read_at timestamptz,
  PRIMARY KEY (user_id, id)
);
CREATE INDEX notices_of_user ON notices (user_id, number DESC);
CREATE INDEX notices_unread ON notices (user_id) WHERE read_at IS NULL;

-- Only what departs from the built-in choice.
CREATE TABLE notice_preferences (
  user_id uuid NOT NULL REFERENCES users (id),
  notice_group text NOT NULL CHECK (notice_group IN ('orders', 'payments', 'sips', 'mandates', 'account', 'security')),
  channel text NOT NULL CHECK (channel IN ('in_app', 'email', 'sms')),
  chosen boolean NOT NULL,
  PRIMARY KEY (user_id, notice_group, channel)
);

-- The language in which a person last looked, for what is written while nobody looks.
CREATE TABLE notice_readers (
  user_id uuid PRIMARY KEY REFERENCES users (id),
  language text NOT NULL CHECK (language IN ('en', 'hi'))
);

-- Letters on their way to a real provider; gone once it has taken them.
CREATE TABLE outgoing_messages (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  channel text NOT NULL CHECK (channel IN ('email', 'sms')),
  recipient text NOT NULL,
  text text NOT NULL
);
