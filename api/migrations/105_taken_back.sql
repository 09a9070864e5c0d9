-- A payment that the bank took back after it had come, and whether a person was told of one that is late.

ALTER TABLE payments DROP CONSTRAINT payments_status_check;
ALTER TABLE payments ADD CONSTRAINT payments_status_check
  CHECK (status IN ('created', 'pending', 'successful', 'failed', 'expired', 'refunded', 'taken_back'));
ALTER TABLE payments ADD COLUMN delay_told boolean NOT NULL DEFAULT false;
