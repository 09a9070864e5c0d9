-- Calendar, carts, orders, payments, systematic plans, folios and the double-entry ledger.
-- investor_id leads every key of investor-owned rows, so that they can be distributed by it.

-- Days that depart from the weekly rhythm (closed Saturday and Sunday), as editable rows with their source.
CREATE TABLE calendar_days (
  date date PRIMARY KEY,
  exchange_open boolean NOT NULL,
  settlement_open boolean NOT NULL,
  -- A special session (budget day, muhurat) opens the exchange while funds stay closed.
  funds_open boolean NOT NULL,
  note text NOT NULL DEFAULT '',
  source text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE folios (
  investor_id uuid NOT NULL,
  portfolio_id uuid NOT NULL REFERENCES portfolios (id),
  house_code text NOT NULL,
  folio_no text NOT NULL,
  opened_at timestamptz NOT NULL,
  PRIMARY KEY (investor_id, folio_no)
);
CREATE INDEX folios_of_portfolio ON folios (portfolio_id, house_code);
CREATE SEQUENCE folio_numbers START 10010001;

-- The pending orders of a portfolio are its open cart; the revision grows with every change of its lines.
CREATE TABLE carts (
  investor_id uuid NOT NULL,
  id uuid NOT NULL,
  portfolio_id uuid NOT NULL REFERENCES portfolios (id),
  revision integer NOT NULL DEFAULT 0,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'paid')),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (investor_id, id)
);
CREATE UNIQUE INDEX one_open_cart ON carts (investor_id, portfolio_id) WHERE status = 'open';

CREATE TABLE payments (
  investor_id uuid NOT NULL,
  id uuid NOT NULL,
  portfolio_id uuid NOT NULL REFERENCES portfolios (id),
  purpose text NOT NULL CHECK (purpose IN ('cart', 'gold')),
  subject_id uuid NOT NULL,
  revision integer NOT NULL DEFAULT 0,
  order_ids uuid[] NOT NULL DEFAULT '{}',
  amount numeric(16, 2) NOT NULL CHECK (amount >= 0),
  method text NOT NULL CHECK (method IN ('upi', 'netbanking', 'wallet')),
  status text NOT NULL
    CHECK (status IN ('created', 'pending', 'successful', 'failed', 'expired', 'refunded')),
  reason text,
  gateway_ref text,
  redirect_url text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- Business time at which the money was there.
  realised_at timestamptz,
  PRIMARY KEY (investor_id, id)
);
CREATE INDEX payments_by_id ON payments (id);
CREATE INDEX payments_waiting ON payments (created_at) WHERE status IN ('created', 'pending');
CREATE UNIQUE INDEX one_live_payment ON payments (investor_id, purpose, subject_id)
  WHERE status IN ('created', 'pending');

-- Money sent back: once for a payment that came late, or once for each of its orders that failed.
CREATE TABLE payment_refunds (
  investor_id uuid NOT NULL,
  -- The payment or the order.
  subject_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  amount numeric(16, 2) NOT NULL CHECK (amount > 0),
  refunded_at timestamptz NOT NULL,
  -- The gateway's name of it; null until the gateway has confirmed.
  gateway_ref text,
  PRIMARY KEY (investor_id, subject_id),
  FOREIGN KEY (investor_id, payment_id) REFERENCES payments (investor_id, id)
);
CREATE INDEX refunds_of_payment ON payment_refunds (payment_id);

-- What the gateway told us; the key makes a repeated webhook harmless.
CREATE TABLE payment_events (
  event_id text PRIMARY KEY,
  payment_id uuid NOT NULL,
  status text NOT NULL,
  received_at timestamptz NOT NULL
);

CREATE TABLE systematic_plans (
  investor_id uuid NOT NULL,
  id uuid NOT NULL,
  portfolio_id uuid NOT NULL REFERENCES portfolios (id),
  kind text NOT NULL DEFAULT 'sip' CHECK (kind IN ('sip')),
  -- The order that registered the plan.
  order_id uuid NOT NULL,
  code text NOT NULL,
  amount numeric(14, 2) NOT NULL CHECK (amount > 0),
  frequency text NOT NULL DEFAULT 'monthly' CHECK (frequency IN ('monthly')),
  day integer NOT NULL CHECK (day BETWEEN 1 AND 31),
  folio_no text,
  upsize_code text,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'paused', 'completed', 'cancelled')),
  next_date date NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (investor_id, id),
  UNIQUE (investor_id, order_id)
);
CREATE INDEX plans_due ON systematic_plans (next_date) WHERE status = 'active';

CREATE TABLE orders (
  investor_id uuid NOT NULL,
  id uuid NOT NULL,
  portfolio_id uuid NOT NULL REFERENCES portfolios (id),
  cart_id uuid NOT NULL,
  code text NOT NULL,
  type text NOT NULL CHECK (type IN ('buy', 'sip')),
  amount numeric(14, 2) NOT NULL CHECK (amount > 0),
  start_date date,
  folio_no text,
  sip_firstorderflag text NOT NULL DEFAULT 'N' CHECK (sip_firstorderflag IN ('Y', 'N')),
  upsize_code text,
  -- Set for a due instalment of a plan, with the date it is for.
  plan_id uuid,
  instalment_date date,
  status text NOT NULL CHECK (status IN
    ('draft', 'under_review', 'pending', 'confirmed', 'submitted', 'successful', 'cancelled', 'failed', 'reversed')),
  reason text,
  payment_id uuid,
  -- Business times: asked for, and money at the fund house.
  placed_at timestamptz NOT NULL,
  realised_at timestamptz,
  nav_date date,
  allotment_date date,
  rule_id text,
  units numeric(18, 4) CHECK (units > 0),
  nav numeric(14, 4) CHECK (nav > 0),
  stamp_duty numeric(14, 2) CHECK (stamp_duty >= 0),
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (investor_id, id),
  FOREIGN KEY (investor_id, cart_id) REFERENCES carts (investor_id, id),
  FOREIGN KEY (investor_id, payment_id) REFERENCES payments (investor_id, id),
  FOREIGN KEY (investor_id, plan_id) REFERENCES systematic_plans (investor_id, id),
  FOREIGN KEY (investor_id, folio_no) REFERENCES folios (investor_id, folio_no)
);
CREATE UNIQUE INDEX one_pending_order ON orders (investor_id, portfolio_id, code, type) WHERE status = 'pending';
CREATE INDEX orders_of_portfolio ON orders (portfolio_id, placed_at DESC);
CREATE INDEX orders_by_id ON orders (id);
CREATE INDEX orders_awaiting_allotment ON orders (allotment_date) WHERE status = 'submitted';
CREATE INDEX orders_awaiting_submission ON orders (realised_at) WHERE status = 'confirmed';

-- Every transition, in order: the timeline that a person reads.
CREATE TABLE order_steps (
  investor_id uuid NOT NULL,
  order_id uuid NOT NULL,
  step integer NOT NULL,
  at timestamptz NOT NULL,
  state text NOT NULL,
  rule_id text,
  text_key text NOT NULL,
  text_values jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (investor_id, order_id, step),
  FOREIGN KEY (investor_id, order_id) REFERENCES orders (investor_id, id)
);

-- One row a due date of a plan, so that no instalment is placed twice.
CREATE TABLE plan_instalments (
  investor_id uuid NOT NULL,
  plan_id uuid NOT NULL,
  due_date date NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('placed', 'missed')),
  order_id uuid,
  at timestamptz NOT NULL,
  PRIMARY KEY (investor_id, plan_id, due_date),
  FOREIGN KEY (investor_id, plan_id) REFERENCES systematic_plans (investor_id, id)
);

-- Accounts are named by role. Those of a portfolio carry it; the others are ours or the fund houses'.
CREATE TABLE ledger_accounts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  role text NOT NULL,
  investor_id uuid,
  portfolio_id uuid,
  -- Folio number, house code or '': what tells accounts of one role apart.
  reference text NOT NULL DEFAULT '',
  UNIQUE NULLS NOT DISTINCT (role, portfolio_id, reference)
);
CREATE INDEX ledger_accounts_of_portfolio ON ledger_accounts (portfolio_id) WHERE portfolio_id IS NOT NULL;

CREATE TABLE ledger_transfers (
  investor_id uuid NOT NULL,
  id uuid NOT NULL,
  portfolio_id uuid NOT NULL,
  kind text NOT NULL,
  -- The order or payment that it books; one transfer of a kind for each.
  subject_id uuid NOT NULL,
  at timestamptz NOT NULL,
  value_date date NOT NULL,
  booked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (investor_id, id),
  UNIQUE (investor_id, kind, subject_id)
);

-- Rupees ('INR'), units (the scheme's code) or grams ('GOLD'); what an account gains is positive.
CREATE TABLE ledger_entries (
  investor_id uuid NOT NULL,
  transfer_id uuid NOT NULL,
  line integer NOT NULL,
  account_id bigint NOT NULL REFERENCES ledger_accounts (id),
  commodity text NOT NULL,
  amount numeric(24, 4) NOT NULL CHECK (amount <> 0),
  PRIMARY KEY (investor_id, transfer_id, line),
  FOREIGN KEY (investor_id, transfer_id) REFERENCES ledger_transfers (investor_id, id)
);
CREATE INDEX ledger_entries_of_account ON ledger_entries (account_id, commodity);

CREATE FUNCTION ledger_transfer_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM ledger_entries
    WHERE investor_id = NEW.investor_id AND transfer_id = NEW.transfer_id
    GROUP BY commodity HAVING sum(amount) <> 0
  ) THEN
    RAISE EXCEPTION 'ledger transfer % does not sum to zero', NEW.transfer_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER ledger_transfer_balances AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_transfer_balances();

CREATE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: book a reversal instead', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
CREATE TRIGGER ledger_transfers_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transfers
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
CREATE TRIGGER order_steps_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON order_steps
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
