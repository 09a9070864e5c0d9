-- Alerts that users set on the price of an instrument, and how far each was evaluated.
CREATE TABLE price_alerts (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('mutual_fund', 'stock', 'us_stock', 'gold')),
  -- Fund code, ISIN, symbol; 'gold' for gold.
  item text NOT NULL,
  rule text NOT NULL CHECK (rule IN ('above', 'below', 'move', 'high_52w', 'low_52w')),
  -- Rupees (dollars for US stocks) of a level, percent of a move.
  value numeric(14, 4) CHECK (value > 0),
  created_at timestamptz NOT NULL,
  -- The date of the last price that was evaluated, and whether it met the rule.
  checked_on date NOT NULL,
  met boolean NOT NULL,
  -- The last crossing that was reported.
  reached_on date,
  reached_price numeric(14, 4),
  removed_at timestamptz,
  CHECK ((value IS NULL) = (rule IN ('high_52w', 'low_52w'))),
  CHECK ((reached_on IS NULL) = (reached_price IS NULL))
);
CREATE INDEX price_alerts_of_user ON price_alerts (user_id);
CREATE INDEX price_alerts_to_check ON price_alerts (kind, item, checked_on) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX price_alerts_once ON price_alerts (user_id, kind, item, rule, coalesce(value, 0)) WHERE removed_at IS NULL;
