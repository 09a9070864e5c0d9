-- A step-up confirmed with the authenticator app, or with a recovery code in its place: no message is sent.
ALTER TABLE codes ADD COLUMN by_app boolean NOT NULL DEFAULT false;
ALTER TABLE step_ups
  DROP CONSTRAINT step_ups_sent_to_check,
  ADD CONSTRAINT step_ups_sent_to_check CHECK (sent_to IN ('email', 'mobile', 'app'));
