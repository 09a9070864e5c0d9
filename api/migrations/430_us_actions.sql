-- Splits and dividends of US companies, and what they changed in each account.

-- As the broker announces them, each number once.
CREATE TABLE us_actions (
  number bigint PRIMARY KEY CHECK (number > 0),
  symbol text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('split', 'dividend')),
  -- Day in New York; shares bought before it take part. It is the record date, as trades settle a day later.
  ex_date date NOT NULL,
  -- A split gives new shares in place of old ones; fewer in a reverse split.
  new_shares integer CHECK (new_shares > 0),
  old_shares integer CHECK (old_shares > 0 AND old_shares <> new_shares),
  -- Dollars of a dividend, and the day in New York on which it is paid.
  per_share numeric(12, 4) CHECK (per_share > 0),
  pays_on date CHECK (pays_on >= ex_date),
  announced_at timestamptz NOT NULL,
  -- When prices, lots and unsettled orders were multiplied; null for a dividend and before the ex-date.
  carried_out_at timestamptz,
  sandbox boolean NOT NULL DEFAULT true,
  CHECK ((kind = 'dividend') = (per_share IS NOT NULL AND pays_on IS NOT NULL)),
  CHECK ((kind = 'dividend') = (new_shares IS NULL AND old_shares IS NULL))
);
CREATE INDEX us_actions_of_share ON us_actions (symbol, ex_date);
CREATE INDEX us_actions_waiting ON us_actions (ex_date) WHERE carried_out_at IS NULL AND kind = 'split';

-- What an action changed for a portfolio; its key makes that happen once. A portfolio without shares on the ex-date has a
-- row without shares.
CREATE TABLE us_share_events (
  investor_id uuid NOT NULL,
  portfolio_id uuid NOT NULL REFERENCES us_accounts (portfolio_id),
  action_number bigint NOT NULL REFERENCES us_actions (number),
  -- Subject of its transfer in the ledger.
  id uuid NOT NULL UNIQUE,
  symbol text NOT NULL,
  at timestamptz NOT NULL,
  shares_before numeric(18, 6) NOT NULL CHECK (shares_before >= 0),
  shares_after numeric(18, 6) NOT NULL CHECK (shares_after >= 0),
  -- Dollars of a paid dividend, the tax withheld of it, and the rule of the rate.
  amount numeric(16, 2) NOT NULL DEFAULT 0 CHECK (amount >= 0),
  withheld numeric(16, 2) NOT NULL DEFAULT 0 CHECK (withheld BETWEEN 0 AND amount),
  rule_id text,
  paid_on date,
  PRIMARY KEY (investor_id, portfolio_id, action_number)
);
CREATE INDEX us_share_events_of_portfolio ON us_share_events (portfolio_id, symbol);
CREATE INDEX us_share_events_unpaid ON us_share_events (action_number) WHERE paid_on IS NULL;

-- The splits between the trades of an order and its settlement: new shares for old ones, both multiplied up.
ALTER TABLE us_orders ADD COLUMN split_new integer NOT NULL DEFAULT 1 CHECK (split_new > 0);
ALTER TABLE us_orders ADD COLUMN split_old integer NOT NULL DEFAULT 1 CHECK (split_old > 0);

-- Sold shares in shares of after every split since.
ALTER TABLE us_sales ADD COLUMN quantity_now numeric(18, 6) CHECK (quantity_now >= 0);
UPDATE us_sales SET quantity_now = quantity;
ALTER TABLE us_sales ALTER COLUMN quantity_now SET NOT NULL;
-- A reverse split can leave less than a millionth of a share of a purchase that was sold.
ALTER TABLE us_lots DROP CONSTRAINT us_lots_quantity_check;
ALTER TABLE us_lots ADD CONSTRAINT us_lots_quantity_check CHECK (quantity >= 0);
