-- What shares traded at in the running session, with the numbers of the exchange. The last price of a share keeps only the
-- last trade of several between two looks, and each may trigger an order.
CREATE TABLE share_trades (
  number bigint PRIMARY KEY,
  isin text NOT NULL,
  day date NOT NULL,
  at timestamptz NOT NULL,
  price numeric(14, 2) NOT NULL
);
CREATE INDEX share_trades_of_share ON share_trades (isin, day, number);

-- From when on trades trigger the order: since it was placed or last changed; null stands for since it was placed.
ALTER TABLE gtt_orders ADD COLUMN watched_from timestamptz;
