-- A list of trades states no units before its first row.
ALTER TABLE imported_balances ALTER COLUMN opening DROP NOT NULL;
