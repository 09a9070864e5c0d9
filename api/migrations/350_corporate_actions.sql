-- Splits, bonus issues and dividends of Indian companies, and what they changed in each demat account.

-- As the exchange announces them, each number once.
CREATE TABLE corporate_actions (
  number bigint PRIMARY KEY CHECK (number > 0),
  isin text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('split', 'bonus', 'dividend')),
  -- Shares bought before this day take part.
  ex_date date NOT NULL,
  -- A split gives new shares in place of old ones, a bonus new ones more for each of the old ones.
  new_shares integer CHECK (new_shares > 0),
  old_shares integer CHECK (old_shares > 0),
  -- Rupees of a dividend, and the day on which it is paid.
  per_share numeric(12, 2) CHECK (per_share > 0),
  pays_on date CHECK (pays_on >= ex_date),
  announced_at timestamptz NOT NULL,
  -- When stored prices were divided by the ratio; null for a dividend and before the ex-date.
  adjusted_at timestamptz,
  sandbox boolean NOT NULL DEFAULT true,
  CHECK ((kind = 'dividend') = (per_share IS NOT NULL AND pays_on IS NOT NULL)),
  CHECK ((kind = 'dividend') = (new_shares IS NULL AND old_shares IS NULL))
);
CREATE INDEX corporate_actions_of_share ON corporate_actions (isin, ex_date);
CREATE INDEX corporate_actions_to_adjust ON corporate_actions (ex_date)
  WHERE adjusted_at IS NULL AND kind <> 'dividend';

-- What an action changed for a portfolio; its key makes that happen once. A portfolio that held none of the shares on the
-- ex-date any more has a row without shares.
CREATE TABLE share_events (
  investor_id uuid NOT NULL,
  portfolio_id uuid NOT NULL REFERENCES portfolios (id),
  action_number bigint NOT NULL REFERENCES corporate_actions (number),
  -- Subject of its transfers in the ledger, and id of the lot that a bonus brings.
  id uuid NOT NULL UNIQUE,
  isin text NOT NULL,
  at timestamptz NOT NULL,
  shares_before integer NOT NULL CHECK (shares_before >= 0),
  shares_after integer NOT NULL CHECK (shares_after >= shares_before),
  -- Rupees: of a dividend before tax, of a bonus for part of a share.
  amount numeric(16, 2) NOT NULL DEFAULT 0 CHECK (amount >= 0),
  tds numeric(16, 2) NOT NULL DEFAULT 0 CHECK (tds BETWEEN 0 AND amount),
  paid_on date,
  PRIMARY KEY (investor_id, portfolio_id, action_number)
);
CREATE INDEX share_events_of_portfolio ON share_events (portfolio_id, isin);
CREATE INDEX share_events_unpaid ON share_events (action_number) WHERE paid_on IS NULL;

-- The action that brought bonus shares; null of shares that an order bought.
ALTER TABLE share_lots ADD COLUMN action_number bigint REFERENCES corporate_actions (number);
-- Shares of today for each share that was sold, after the splits since.
ALTER TABLE share_sales ADD COLUMN split_times integer NOT NULL DEFAULT 1 CHECK (split_times > 0);
