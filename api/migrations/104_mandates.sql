-- Mandates: a bank's standing permission to debit, and each debit with the notice before it.

CREATE TABLE mandates (
  investor_id uuid NOT NULL,
  id uuid NOT NULL,
  portfolio_id uuid NOT NULL REFERENCES portfolios (id),
  type text NOT NULL CHECK (type IN ('isip', 'esip', 'xsip', 'net')),
  bank_id uuid NOT NULL REFERENCES bank_accounts (id),
  -- Name of the bank and end of the number, as the mandate was made.
  bank_label text NOT NULL,
  limit_amount numeric(14, 2) NOT NULL CHECK (limit_amount > 0),
  valid_from date NOT NULL,
  valid_until date NOT NULL CHECK (valid_until > valid_from),
  rule_id text NOT NULL,
  status text NOT NULL CHECK (
    status IN ('initiated', 'bank_pending', 'active', 'paused', 'revoked', 'expired', 'rejected')),
  reason text,
  gateway_ref text NOT NULL UNIQUE,
  redirect_url text,
  -- The bank's number of it.
  reference text,
  -- Real time; the person has until then to authorise it.
  created_at timestamptz NOT NULL,
  authorise_by timestamptz NOT NULL,
  -- Business time.
  active_at timestamptz,
  ended_at timestamptz,
  ending_told boolean NOT NULL DEFAULT false,
  PRIMARY KEY (investor_id, id)
);
CREATE INDEX mandates_by_id ON mandates (id);
CREATE INDEX mandates_of_portfolio ON mandates (portfolio_id, created_at DESC);
CREATE INDEX mandates_of_bank ON mandates (bank_id) WHERE status IN ('initiated', 'bank_pending', 'active', 'paused');
CREATE UNIQUE INDEX one_starting_mandate ON mandates (investor_id, portfolio_id, type, bank_id)
  WHERE status IN ('initiated', 'bank_pending');

-- One row a debit; what it is for has one only.
CREATE TABLE mandate_debits (
  investor_id uuid NOT NULL,
  id uuid NOT NULL,
  mandate_id uuid NOT NULL,
  subject_id uuid NOT NULL,
  amount numeric(14, 2) NOT NULL CHECK (amount > 0),
  about text NOT NULL,
  -- Business time: the person was told, and may call it off until it is due.
  announced_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  status text NOT NULL CHECK (status IN ('announced', 'due', 'taken', 'failed', 'called_off')),
  reason text,
  payment_id uuid,
  PRIMARY KEY (investor_id, id),
  UNIQUE (investor_id, subject_id),
  FOREIGN KEY (investor_id, mandate_id) REFERENCES mandates (investor_id, id),
  FOREIGN KEY (investor_id, payment_id) REFERENCES payments (investor_id, id)
);
CREATE INDEX debits_by_id ON mandate_debits (id);
CREATE INDEX debits_of_mandate ON mandate_debits (mandate_id, due_at DESC);
CREATE INDEX debits_waiting ON mandate_debits (due_at) WHERE status = 'announced' AND payment_id IS NOT NULL;

-- What the bank told us; the key makes a repeat harmless.
CREATE TABLE mandate_events (
  event_id text PRIMARY KEY,
  mandate_id uuid NOT NULL,
  status text NOT NULL,
  received_at timestamptz NOT NULL
);
