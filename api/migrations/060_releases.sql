-- The ledger of releases: what each owner registered, which of it is live, and who changed that, when and why.

CREATE TABLE releases (
  remote text NOT NULL,
  version text NOT NULL,
  owner text NOT NULL,
  record jsonb NOT NULL,
  registered_at timestamptz NOT NULL,
  registered_by text NOT NULL,
  reason text NOT NULL,
  -- Serial of the document that last made it live; null when it never was.
  live_serial integer,
  -- Set when it was rolled back; it comes back only by a person's hand.
  taken_out_at timestamptz,
  taken_out_by text,
  taken_out_reason text,
  -- Set when the health rule has judged it, which happens once.
  judged_at timestamptz,
  PRIMARY KEY (remote, version)
);

CREATE TABLE release_channels (
  remote text PRIMARY KEY,
  owner text NOT NULL,
  live text NOT NULL,
  live_since timestamptz NOT NULL,
  canary text,
  canary_percent integer CHECK (canary_percent BETWEEN 1 AND 99),
  canary_since timestamptz,
  disabled boolean NOT NULL DEFAULT false,
  CHECK ((canary IS NULL) = (canary_percent IS NULL)),
  CHECK ((canary IS NULL) = (canary_since IS NULL)),
  FOREIGN KEY (remote, live) REFERENCES releases (remote, version),
  FOREIGN KEY (remote, canary) REFERENCES releases (remote, version)
);

CREATE TABLE channel_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  remote text NOT NULL,
  action text NOT NULL,
  version text NOT NULL,
  percent integer,
  made_by text NOT NULL,
  reason text NOT NULL,
  serial integer NOT NULL
);
CREATE INDEX channel_changes_remote ON channel_changes (remote, id);

CREATE TABLE security_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  remote text NOT NULL,
  by text NOT NULL,
  reason text NOT NULL
);
CREATE INDEX security_events_at ON security_events (at);

-- What browsers could not load or mount; `visitor` is a keyed hash of the address.
CREATE TABLE remote_failures (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  remote text NOT NULL,
  version text NOT NULL,
  kind text NOT NULL,
  tab text NOT NULL,
  visitor text NOT NULL
);
CREATE INDEX remote_failures_release ON remote_failures (remote, version, at);
CREATE INDEX remote_failures_at ON remote_failures (at);

-- Which keys a document was made under: when they change, it is issued anew.
ALTER TABLE registry_documents ADD COLUMN made_under text;
