-- The login that a PAN belongs to: the first holder of its accounts. Other holders may have a login of their own.
CREATE TABLE kyc_pan_owners (
  -- Keyed index of the PAN, as in kyc_records
  pan_index bytea PRIMARY KEY,
  investor_id uuid NOT NULL REFERENCES users (id)
);
CREATE INDEX kyc_pan_owners_investor ON kyc_pan_owners (investor_id);
INSERT INTO kyc_pan_owners (pan_index, investor_id)
  SELECT DISTINCT ON (pan_index) pan_index, investor_id FROM kyc_records WHERE position = 1
  ORDER BY pan_index, created_at, id;
