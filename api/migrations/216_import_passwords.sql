-- Wrong passwords of statements, which are limited: such a password is often a PAN or a birthday.
CREATE TABLE import_password_failures (
  portfolio_id uuid NOT NULL REFERENCES portfolios (id) ON DELETE CASCADE,
  at timestamptz NOT NULL
);
CREATE INDEX import_password_failures_of ON import_password_failures (portfolio_id, at);
