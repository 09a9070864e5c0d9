-- The highest and lowest closing price of the twelve months up to the last one, for lists and screens; null until the
-- next prices are published.
ALTER TABLE stocks
  ADD COLUMN high_52_weeks numeric(14,2),
  ADD COLUMN low_52_weeks numeric(14,2);

ALTER TABLE us_stocks
  ADD COLUMN high_52_weeks_usd numeric(14,2),
  ADD COLUMN low_52_weeks_usd numeric(14,2);
