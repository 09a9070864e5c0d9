-- Mounts that worked, beside the failures that they are compared with. One row per tab and release, kept for an hour.
CREATE TABLE remote_mounts (
  remote text NOT NULL,
  version text NOT NULL,
  tab text NOT NULL,
  visitor text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (remote, version, tab)
);
CREATE INDEX remote_mounts_release ON remote_mounts (remote, version, at);
CREATE INDEX remote_mounts_visitor ON remote_mounts (visitor, at);

-- Page visits that may report failures. Kept for a day.
CREATE TABLE remote_visits (
  tab text PRIMARY KEY,
  visitor text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX remote_visits_visitor ON remote_visits (visitor, at);
