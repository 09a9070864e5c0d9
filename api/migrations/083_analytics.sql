-- What people who agreed to it did, as events of the catalogue: codes only. A visit is a page load and names nobody.

CREATE TABLE analytics_events (
  visit uuid NOT NULL,
  -- Place in the visit: a batch that arrives twice is counted once.
  seq integer NOT NULL,
  at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  name text NOT NULL,
  properties jsonb NOT NULL,
  PRIMARY KEY (visit, seq)
);

CREATE INDEX analytics_events_received ON analytics_events (received_at);
