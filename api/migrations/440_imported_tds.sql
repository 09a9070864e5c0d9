-- Tax that a statement states to be deducted from a dividend or payout; null where it states none.
ALTER TABLE imported_transactions ADD COLUMN tds numeric(14, 2);
