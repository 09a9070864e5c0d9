-- A subscription is paid for under a purpose of its own; the list follows that of fixed deposits.
ALTER TABLE payments DROP CONSTRAINT payments_purpose_check;
ALTER TABLE payments ADD CONSTRAINT payments_purpose_check
  CHECK (purpose IN ('cart', 'gold', 'fixed_deposit', 'instalment', 'chargeback_due', 'subscription'));
