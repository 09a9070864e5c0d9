-- Fund houses that take money of persons of the United States and Canada (FATCA), and who is one (issue 11, item 5).
-- A house that has not said so takes none.
ALTER TABLE fund_houses ADD COLUMN us_canada_allowed boolean NOT NULL DEFAULT false;
UPDATE fund_houses SET us_canada_allowed = true WHERE sandbox AND slug IN ('absl', 'sbi', 'nippon', 'quant', 'navi');
ALTER TABLE portfolio_applicants ADD COLUMN us_or_canada boolean NOT NULL DEFAULT false;
