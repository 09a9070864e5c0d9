-- Wrong passwords of statements: guessing somebody's PAN or birthday by them is limited.
CREATE TABLE import_password_failures (
  portfolio_id uuid NOT NULL REFERENCES portfolios (id) ON DELETE CASCADE,
  at timestamptz NOT NULL
);
CREATE INDEX import_password_failures_of ON import_password_failures (portfolio_id, at);
