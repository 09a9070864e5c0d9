-- Rights issues of Indian companies: what holders may apply for, what they applied for, and what was allotted.

ALTER TABLE corporate_actions DROP CONSTRAINT corporate_actions_kind_check;
ALTER TABLE corporate_actions ADD CONSTRAINT corporate_actions_kind_check
  CHECK (kind IN ('split', 'bonus', 'dividend', 'merger', 'demerger', 'rights'));
-- Last day to apply and day of allotment; the price of a new share is in per_share, and the ex-date is the record date.
ALTER TABLE corporate_actions ADD COLUMN closes_on date CHECK (closes_on > ex_date);
ALTER TABLE corporate_actions ADD COLUMN allots_on date CHECK (allots_on > closes_on);
ALTER TABLE corporate_actions ADD CHECK ((kind = 'rights') = (closes_on IS NOT NULL));
ALTER TABLE corporate_actions ADD CHECK ((closes_on IS NULL) = (allots_on IS NULL));
ALTER TABLE corporate_actions ADD CHECK (kind <> 'rights' OR per_share IS NOT NULL);

-- What a demat account may apply for; the application can change until the last day.
CREATE TABLE rights_offers (
  investor_id uuid NOT NULL,
  portfolio_id uuid NOT NULL REFERENCES portfolios (id),
  -- Subject of the transfer in the ledger, and id of the lot that the allotment brings.
  id uuid NOT NULL UNIQUE,
  action_number bigint NOT NULL REFERENCES corporate_actions (number),
  isin text NOT NULL,
  -- Shares on the record date, and whole new shares for them.
  held integer NOT NULL CHECK (held > 0),
  entitled integer NOT NULL CHECK (entitled > 0),
  applied integer NOT NULL DEFAULT 0 CHECK (applied BETWEEN 0 AND entitled),
  applied_at timestamptz,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'allotted', 'lapsed')),
  ended_at timestamptz,
  PRIMARY KEY (investor_id, id),
  UNIQUE (portfolio_id, action_number),
  CHECK ((state = 'open') = (ended_at IS NULL)),
  CHECK (state <> 'allotted' OR applied > 0),
  CHECK (state <> 'lapsed' OR applied = 0)
);
CREATE INDEX rights_offers_open ON rights_offers (action_number) WHERE state = 'open';
