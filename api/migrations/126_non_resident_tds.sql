-- Tax deducted at source from the gains of a non-resident (issue 11, item 5), with the dated rule behind it.
ALTER TABLE redemptions
  ADD COLUMN tds numeric(16, 2) CHECK (tds >= 0),
  ADD COLUMN tds_rule_id text;
DO $$
DECLARE
  sums text;
BEGIN
  SELECT conname INTO STRICT sums FROM pg_constraint
  WHERE conrelid = 'redemptions'::regclass AND contype = 'c'
    AND pg_get_constraintdef(oid) LIKE '%gross - exit_load%';
  EXECUTE format('ALTER TABLE redemptions DROP CONSTRAINT %I', sums);
END
$$;
ALTER TABLE redemptions ADD CONSTRAINT net_is_what_is_left
  CHECK (net = gross - exit_load - stt - coalesce(tds, 0));
