-- Branch code and last four digits of the account that a payment came from, as the gateway reported it: what is sold of a
-- non-resident goes back to an account of the same type (issue 11, item 5).
ALTER TABLE payments ADD COLUMN paid_by jsonb;
