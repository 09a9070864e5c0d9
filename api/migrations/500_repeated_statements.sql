-- The password of a requested statement stays a few days after it was read, so that a second delivery is recognised.
ALTER TABLE statement_runs DROP CONSTRAINT statement_runs_check1;
ALTER TABLE statement_runs ADD CONSTRAINT statement_runs_password CHECK (password_sealed IS NULL OR trigger <> 'forwarded');
