-- Mergers and demergers of Indian companies: lots continue in another company with their cost and days of purchase.

ALTER TABLE corporate_actions DROP CONSTRAINT corporate_actions_kind_check;
ALTER TABLE corporate_actions ADD CONSTRAINT corporate_actions_kind_check
  CHECK (kind IN ('split', 'bonus', 'dividend', 'merger', 'demerger'));
-- The company whose shares the holders receive.
ALTER TABLE corporate_actions ADD COLUMN into_isin text CHECK (into_isin <> isin);
-- Percent of the cost that a demerger moves to it.
ALTER TABLE corporate_actions ADD COLUMN cost_percent numeric(8, 4) CHECK (cost_percent > 0 AND cost_percent < 100);
-- By what stored prices were divided; null before the ex-date and for what divides none.
ALTER TABLE corporate_actions ADD COLUMN factor numeric(24, 12) CHECK (factor > 0);
ALTER TABLE corporate_actions ADD CHECK ((kind IN ('merger', 'demerger')) = (into_isin IS NOT NULL));
ALTER TABLE corporate_actions ADD CHECK ((kind = 'demerger') = (cost_percent IS NOT NULL));
UPDATE corporate_actions SET factor = CASE kind WHEN 'split' THEN new_shares::numeric / old_shares
  ELSE (new_shares + old_shares)::numeric / old_shares END WHERE adjusted_at IS NOT NULL AND kind IN ('split', 'bonus');
CREATE INDEX corporate_actions_into ON corporate_actions (into_isin) WHERE into_isin IS NOT NULL;

-- A merger leaves no shares of the old company.
ALTER TABLE share_events DROP CONSTRAINT share_events_check;
ALTER TABLE share_events ADD CHECK (shares_after >= 0);
-- Shares of the other company that came.
ALTER TABLE share_events ADD COLUMN into_shares integer NOT NULL DEFAULT 0 CHECK (into_shares >= 0);

-- Day on which shares that continue those of another company came into the demat account; null for what was bought here
-- and bonus shares, which come on the day of purchase.
ALTER TABLE share_lots ADD COLUMN came_on date CHECK (came_on >= bought_on);

-- What an action took out of a lot: shares of a merger, and rupees of the cost without STT and of the STT.
CREATE TABLE share_lot_moves (
  investor_id uuid NOT NULL,
  portfolio_id uuid NOT NULL REFERENCES portfolios (id),
  action_number bigint NOT NULL REFERENCES corporate_actions (number),
  lot_id uuid NOT NULL,
  moved_on date NOT NULL,
  quantity integer NOT NULL CHECK (quantity >= 0),
  cost numeric(16, 2) NOT NULL CHECK (cost >= 0),
  stt numeric(14, 2) NOT NULL CHECK (stt >= 0),
  PRIMARY KEY (investor_id, lot_id, action_number)
);
CREATE INDEX share_lot_moves_of_portfolio ON share_lot_moves (portfolio_id);

-- Part of one share that a company sold for the holder of a merged or split-off share.
CREATE TABLE share_fraction_sales (
  investor_id uuid NOT NULL,
  portfolio_id uuid NOT NULL REFERENCES portfolios (id),
  -- The event of the action.
  id uuid NOT NULL,
  lot_id uuid NOT NULL,
  isin text NOT NULL,
  bought_on date NOT NULL,
  sold_on date NOT NULL,
  shares numeric(12, 6) NOT NULL CHECK (shares > 0 AND shares < 1),
  cost numeric(16, 2) NOT NULL CHECK (cost >= 0),
  proceeds numeric(16, 2) NOT NULL CHECK (proceeds >= 0),
  PRIMARY KEY (investor_id, id)
);
CREATE INDEX share_fraction_sales_of_portfolio ON share_fraction_sales (portfolio_id, sold_on);

-- The company that a merged one has become part of.
ALTER TABLE stocks ADD COLUMN merged_into text REFERENCES stocks (isin);
