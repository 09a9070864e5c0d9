-- TCS of a remittance that is no longer due although its payment is still open: refunded when it is paid.
ALTER TABLE us_transfers ADD COLUMN tcs_excess numeric(14, 2) NOT NULL DEFAULT 0
  CHECK (tcs_excess BETWEEN 0 AND tcs);
