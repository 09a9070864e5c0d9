-- While a trade of the running session is the last price of a share, `price` and `price_date` are those of the trade and the
-- closing columns keep the close before it; otherwise `price` is a closing price and these columns are null.
ALTER TABLE stocks
  ADD COLUMN traded_at timestamptz,
  ADD COLUMN closing_price numeric(14, 2),
  ADD COLUMN closing_date date,
  ADD CHECK ((traded_at IS NULL) = (closing_price IS NULL));
CREATE INDEX stocks_traded ON stocks (isin) WHERE traded_at IS NOT NULL;

-- Trades move a number of their own: what was made of the whole market is not made again for the price of one share.
ALTER TABLE market_version ADD COLUMN trades bigint NOT NULL DEFAULT 0;
DROP TRIGGER stocks_changed ON stocks;
CREATE TRIGGER stocks_changed AFTER INSERT OR DELETE OR TRUNCATE ON stocks
  FOR EACH STATEMENT EXECUTE FUNCTION market_changed();
CREATE TRIGGER stocks_updated AFTER UPDATE ON stocks
  FOR EACH STATEMENT WHEN (current_setting('sanchay.trades', true) IS DISTINCT FROM 'on')
  EXECUTE FUNCTION market_changed();
