-- One row a corrected NAV of a sale or of either fund of a switch, so that each difference is booked once.

CREATE TABLE sale_corrections (
  investor_id uuid NOT NULL,
  id uuid NOT NULL,
  redemption_id uuid NOT NULL,
  -- Which of its two funds; the only one of a sale is 'out'.
  leg text NOT NULL CHECK (leg IN ('out', 'in')),
  nav_before numeric(14, 4) NOT NULL,
  nav_after numeric(14, 4) NOT NULL,
  -- What it brings more than before, signed; both 0 where nothing is booked.
  amount numeric(16, 2) NOT NULL,
  units numeric(18, 4) NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (investor_id, id),
  FOREIGN KEY (investor_id, redemption_id) REFERENCES redemptions (investor_id, id)
);
CREATE INDEX corrections_of_sale ON sale_corrections (redemption_id);
CREATE TRIGGER sale_corrections_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON sale_corrections
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
