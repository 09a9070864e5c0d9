-- Addresses that asked for the newsletter, each once, whatever its capitals.

CREATE TABLE newsletter_subscriptions (
  -- The address in small letters.
  email text PRIMARY KEY CHECK (email = lower(email)),
  subscribed_at timestamptz NOT NULL
);
