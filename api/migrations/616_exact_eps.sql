-- Earnings of one share after a split need more than the paisa: the results of the whole company follow from them.
ALTER TABLE stocks ALTER COLUMN eps TYPE numeric(18,8);
ALTER TABLE us_stocks ALTER COLUMN eps_usd TYPE numeric(18,8);
