-- Numbered messages and announcements of partners that could not be applied: each is kept as it came while later ones go
-- on, until staff take it again or close it. What is in `body` may be what no other column takes, so it is plain text.
CREATE TABLE held_messages (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  feed text NOT NULL CHECK (feed IN ('exchange', 'us_broker', 'exchange_actions', 'exchange_notices', 'us_actions')),
  number bigint NOT NULL CHECK (number > 0),
  body text NOT NULL,
  -- Our order that it names, where it names one; while it is held the order is not settled.
  order_id uuid,
  reason text NOT NULL,
  held_at timestamptz NOT NULL,
  -- How often staff have tried to take it again.
  tries integer NOT NULL DEFAULT 0,
  outcome text CHECK (outcome IN ('taken', 'closed')),
  ended_at timestamptz,
  ended_by uuid,
  note text,
  CHECK ((outcome IS NULL) = (ended_at IS NULL)),
  UNIQUE (feed, number)
);
CREATE INDEX held_messages_of_order ON held_messages (order_id) WHERE outcome IS NULL;
