-- What every domain stands on: repeat answers, audit, outgoing events, the business clock, settings.

CREATE TABLE idempotency_keys (
  user_id uuid NOT NULL,
  key text NOT NULL,
  call text NOT NULL,
  request_hash text NOT NULL,
  http_status integer,
  reply jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);

CREATE TABLE audit_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  investor_id uuid,
  actor text NOT NULL,
  action text NOT NULL,
  subject text NOT NULL,
  request_id text NOT NULL,
  detail jsonb NOT NULL DEFAULT '{}'
);

-- One row an event for the browsers of one portfolio, one user, or everybody (both null).
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  user_id uuid,
  portfolio_id uuid,
  event text NOT NULL,
  payload jsonb NOT NULL
);
CREATE INDEX outbox_at ON outbox (at);

CREATE FUNCTION outbox_notify() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('outbox', '');
  RETURN NULL;
END $$;
CREATE TRIGGER outbox_notify AFTER INSERT ON outbox FOR EACH STATEMENT EXECUTE FUNCTION outbox_notify();

-- Market, orders and settlement live on this clock; sessions, codes and limits on real time.
CREATE TABLE business_clock (
  id integer PRIMARY KEY CHECK (id = 1),
  ahead_ms bigint NOT NULL DEFAULT 0 CHECK (ahead_ms >= 0)
);
INSERT INTO business_clock (id) VALUES (1);

CREATE TABLE config_files (
  name text PRIMARY KEY,
  content jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE registry_documents (
  serial integer PRIMARY KEY,
  document jsonb NOT NULL,
  published_at timestamptz NOT NULL DEFAULT now(),
  published_by text NOT NULL,
  reason text NOT NULL
);

CREATE TABLE csp_reports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  report jsonb NOT NULL
);
