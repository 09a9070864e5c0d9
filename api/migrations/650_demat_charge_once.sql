-- The depository charges the debit of a share once a day: whether another sale of the share and day carries the charge
-- of this settled one. Sales that have settled so far carry their own.
ALTER TABLE stock_orders ADD COLUMN demat_free boolean NOT NULL DEFAULT false;
