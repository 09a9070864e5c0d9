-- What the exchange announces about trading: halts of a share, moves of the index that halt the market, price bands.
CREATE TABLE exchange_notices (
  number bigint PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('halted', 'resumed', 'index', 'band')),
  announced_at timestamptz NOT NULL,
  -- Null for the whole market.
  isin text,
  -- Percent by which the index has moved.
  level integer CHECK (level IN (10, 15, 20)),
  -- Percent, from a market day on.
  band_percent integer CHECK (band_percent BETWEEN 1 AND 20),
  "from" date,
  CHECK ((kind = 'index') = (isin IS NULL)),
  CHECK ((kind = 'index') = (level IS NOT NULL)),
  CHECK ((kind = 'band') = (band_percent IS NOT NULL)),
  CHECK ((kind = 'band') = ("from" IS NOT NULL))
);
CREATE INDEX exchange_notices_of_share ON exchange_notices (isin, number DESC) WHERE isin IS NOT NULL;
CREATE INDEX exchange_notices_of_index ON exchange_notices (announced_at) WHERE kind = 'index';
