-- Sales and switches of units, what they take from which purchase, corrections, mergers, and the nightly proof.

-- Exit loads by the day of purchase. A scheme without a row for the day has the load of its own row.
CREATE TABLE exit_loads (
  code text NOT NULL REFERENCES schemes (code),
  applies_from date NOT NULL,
  applies_to date CHECK (applies_to >= applies_from),
  -- As the scheme's papers print it; null for none.
  load_text text,
  source text NOT NULL,
  PRIMARY KEY (code, applies_from)
);

-- Between these days a new fund takes its first purchases; then none until it opens.
ALTER TABLE schemes
  ADD COLUMN nfo_from date,
  ADD COLUMN nfo_to date,
  ADD CONSTRAINT nfo_window CHECK ((nfo_from IS NULL) = (nfo_to IS NULL) AND nfo_to >= nfo_from);

CREATE TABLE redemptions (
  investor_id uuid NOT NULL,
  id uuid NOT NULL,
  portfolio_id uuid NOT NULL REFERENCES portfolios (id),
  kind text NOT NULL CHECK (kind IN ('redeem', 'switch')),
  code text NOT NULL REFERENCES schemes (code),
  folio_no text NOT NULL,
  by text NOT NULL CHECK (by IN ('amount', 'units', 'all')),
  amount numeric(14, 2) CHECK (amount > 0),
  asked_units numeric(18, 4) CHECK (asked_units > 0),
  reserved_units numeric(18, 4) NOT NULL CHECK (reserved_units > 0),
  -- The withdrawal or transfer plan whose instalment this is, and its date.
  plan_id uuid,
  instalment_date date,
  status text NOT NULL CHECK (status IN
    ('pending', 'submitted', 'priced', 'paid_out', 'switched', 'cancelled', 'failed')),
  -- Business times and days.
  placed_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  send_at timestamptz NOT NULL,
  cancel_before timestamptz,
  nav_date date NOT NULL,
  processed_date date NOT NULL,
  payout_date date NOT NULL,
  pay_by date NOT NULL,
  rule_id text NOT NULL,
  units numeric(18, 4) CHECK (units > 0 AND units <= reserved_units),
  nav numeric(14, 4) CHECK (nav > 0),
  gross numeric(16, 2) CHECK (gross >= 0),
  exit_load numeric(16, 2) CHECK (exit_load >= 0),
  stt numeric(16, 2) CHECK (stt >= 0),
  net numeric(16, 2) CHECK (net = gross - exit_load - stt),
  paid_on date,
  late_interest numeric(16, 2) NOT NULL DEFAULT 0 CHECK (late_interest >= 0),
  -- The account that the money goes to; the words are kept, because accounts can change names.
  bank_id uuid,
  bank_name text,
  bank_masked text,
  -- The other leg of a switch.
  to_code text REFERENCES schemes (code),
  to_folio_no text,
  in_nav_date date,
  in_allotment_date date,
  in_rule_id text,
  in_units numeric(18, 4) CHECK (in_units > 0),
  in_nav numeric(14, 4) CHECK (in_nav > 0),
  in_stamp_duty numeric(14, 2) CHECK (in_stamp_duty >= 0),
  -- What was agreed to, word for word.
  consent_text text NOT NULL,
  consent_hash text NOT NULL CHECK (length(consent_hash) = 64),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (investor_id, id),
  FOREIGN KEY (investor_id, folio_no) REFERENCES folios (investor_id, folio_no),
  CONSTRAINT asked_one_way CHECK ((by = 'amount') = (amount IS NOT NULL) AND (by = 'units') = (asked_units IS NOT NULL)),
  CONSTRAINT switch_has_target CHECK ((kind = 'switch') = (to_code IS NOT NULL) AND to_code <> code)
);
CREATE INDEX redemptions_of_portfolio ON redemptions (portfolio_id, placed_at DESC);
CREATE INDEX redemptions_by_id ON redemptions (id);
CREATE INDEX redemptions_reserving ON redemptions (portfolio_id, folio_no, code) WHERE status IN ('pending', 'submitted');
CREATE INDEX redemptions_under_way ON redemptions (status, send_at) WHERE status IN ('pending', 'submitted', 'priced');
CREATE INDEX redemptions_awaiting_payout ON redemptions (bank_id) WHERE status IN ('pending', 'submitted', 'priced');
CREATE UNIQUE INDEX one_sale_an_instalment ON redemptions (investor_id, plan_id, instalment_date)
  WHERE plan_id IS NOT NULL;

CREATE TABLE redemption_steps (
  investor_id uuid NOT NULL,
  redemption_id uuid NOT NULL,
  step integer NOT NULL,
  at timestamptz NOT NULL,
  state text NOT NULL,
  rule_id text,
  text_key text NOT NULL,
  text_values jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (investor_id, redemption_id, step),
  FOREIGN KEY (investor_id, redemption_id) REFERENCES redemptions (investor_id, id)
);
CREATE TRIGGER redemption_steps_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON redemption_steps
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();

-- What happened to the units of a purchase after it: sold, corrected, taken back, carried over. A lot is named by the
-- order or switch that brought it; what is left of it is its own units and cost with these added.
CREATE TABLE lot_changes (
  investor_id uuid NOT NULL,
  lot_id uuid NOT NULL,
  -- The booking that did it, by its subject.
  subject_id uuid NOT NULL,
  kind text NOT NULL,
  portfolio_id uuid NOT NULL,
  code text NOT NULL,
  folio_no text NOT NULL,
  value_date date NOT NULL,
  bought_on date NOT NULL,
  units numeric(18, 4) NOT NULL,
  cost numeric(16, 2) NOT NULL,
  -- Of a sale only.
  proceeds numeric(16, 2),
  load_pct numeric(8, 4),
  exit_load numeric(16, 2),
  gain numeric(16, 2),
  PRIMARY KEY (investor_id, lot_id, kind, subject_id)
);
CREATE INDEX lot_changes_of_portfolio ON lot_changes (portfolio_id, code);
CREATE INDEX lot_changes_of_subject ON lot_changes (subject_id);
CREATE TRIGGER lot_changes_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON lot_changes
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();

-- A folio never holds less than nothing, whoever books.
CREATE FUNCTION folio_never_negative() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.amount < 0 AND EXISTS (SELECT 1 FROM ledger_accounts WHERE id = NEW.account_id AND role = 'units_held')
     AND (SELECT sum(amount) FROM ledger_entries WHERE account_id = NEW.account_id AND commodity = NEW.commodity) < 0 THEN
    RAISE EXCEPTION 'account % would hold less than no %', NEW.account_id, NEW.commodity USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER folio_never_negative AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION folio_never_negative();

-- One row a corrected NAV of an order, so that each difference is booked once.
CREATE TABLE nav_corrections (
  investor_id uuid NOT NULL,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  nav_before numeric(14, 4) NOT NULL,
  nav_after numeric(14, 4) NOT NULL,
  units numeric(18, 4) NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (investor_id, id),
  FOREIGN KEY (investor_id, order_id) REFERENCES orders (investor_id, id)
);

-- Each night: whether nothing was made, lost or unexplained.
CREATE TABLE ledger_proofs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  transfers bigint NOT NULL,
  findings jsonb NOT NULL
);
