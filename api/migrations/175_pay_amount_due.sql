-- An amount that is due after a chargeback can be paid online: a payment purpose of its own, settled in its transaction.
ALTER TABLE payments DROP CONSTRAINT payments_purpose_check;
ALTER TABLE payments ADD CONSTRAINT payments_purpose_check
  CHECK (purpose IN ('cart', 'gold', 'instalment', 'chargeback_due'));
ALTER TABLE chargeback_settlements DROP CONSTRAINT chargeback_settlements_method_check;
ALTER TABLE chargeback_settlements ADD CONSTRAINT chargeback_settlements_method_check
  CHECK (method IN ('bank_transfer', 'written_off', 'online'));
