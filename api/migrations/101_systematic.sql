-- Systematic plans of every frequency and kind, what happened to them, and what was agreed to.

-- How often the fund takes instalments of a SIP; its dates are those of `sip_dates`, weekdays where weekly.
ALTER TABLE schemes ADD COLUMN sip_frequencies text[] NOT NULL DEFAULT '{monthly}';

-- Null for a lumpsum.
ALTER TABLE orders ADD COLUMN frequency text
  CHECK (frequency IN ('daily', 'weekly', 'fortnightly', 'monthly', 'quarterly'));
UPDATE orders SET frequency = 'monthly' WHERE type = 'sip';
ALTER TABLE orders ADD CONSTRAINT sip_has_frequency CHECK (type <> 'sip' OR frequency IS NOT NULL);

ALTER TABLE systematic_plans
  DROP CONSTRAINT systematic_plans_kind_check,
  DROP CONSTRAINT systematic_plans_frequency_check,
  DROP CONSTRAINT systematic_plans_day_check,
  DROP CONSTRAINT systematic_plans_status_check,
  ALTER COLUMN order_id DROP NOT NULL,
  ADD COLUMN target_code text,
  -- Steps of a rising amount count from here; `amount` is what they rise from.
  ADD COLUMN step_from date,
  ADD COLUMN mandate_id uuid,
  ADD COLUMN failures integer NOT NULL DEFAULT 0 CHECK (failures >= 0),
  ADD COLUMN instalments_total integer CHECK (instalments_total > 0),
  ADD COLUMN instalments_done integer NOT NULL DEFAULT 0 CHECK (instalments_done >= 0),
  -- The date at which a pause began, so that ending it early finds the rhythm again.
  ADD COLUMN paused_from date,
  -- A plan that is being stopped ends after the instalment of this date.
  ADD COLUMN stops_after date,
  ADD COLUMN ended_by text CHECK (ended_by IN ('user', 'auto', 'fund')),
  ADD COLUMN ended_at timestamptz,
  -- The business instant at which the due run looks at the plan next.
  ADD COLUMN due_at timestamptz NOT NULL DEFAULT 'epoch',
  -- The instalment is due, but something is in its way.
  ADD COLUMN waiting boolean NOT NULL DEFAULT false,
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD CONSTRAINT systematic_plans_kind_check CHECK (kind IN ('sip', 'stp', 'swp')),
  ADD CONSTRAINT systematic_plans_frequency_check
    CHECK (frequency IN ('daily', 'weekly', 'fortnightly', 'monthly', 'quarterly')),
  ADD CONSTRAINT systematic_plans_day_check CHECK (CASE
    WHEN frequency = 'daily' THEN day = 0
    WHEN frequency IN ('weekly', 'fortnightly') THEN day BETWEEN 1 AND 5
    ELSE day BETWEEN 1 AND 31 END),
  ADD CONSTRAINT systematic_plans_status_check
    CHECK (status IN ('created', 'mandate_pending', 'active', 'paused', 'completed', 'cancelled')),
  ADD CONSTRAINT stp_has_target CHECK ((kind = 'stp') = (target_code IS NOT NULL)),
  ADD CONSTRAINT units_come_from_a_folio CHECK (kind = 'sip' OR folio_no IS NOT NULL);

UPDATE systematic_plans SET ended_by = 'user' WHERE status = 'cancelled';
UPDATE systematic_plans p SET instalments_done =
  (SELECT count(*) FROM plan_instalments i WHERE i.investor_id = p.investor_id AND i.plan_id = p.id);

DROP INDEX plans_due;
CREATE INDEX plans_due ON systematic_plans (due_at, id) WHERE status IN ('active', 'paused', 'mandate_pending');
CREATE INDEX plans_of_portfolio ON systematic_plans (portfolio_id, status);
CREATE INDEX plans_by_id ON systematic_plans (id);

ALTER TABLE plan_instalments
  DROP CONSTRAINT plan_instalments_outcome_check,
  ADD COLUMN amount numeric(14, 2) CHECK (amount > 0),
  ADD CONSTRAINT plan_instalments_outcome_check
    CHECK (outcome IN ('placed', 'charged', 'paid', 'failed', 'missed', 'skipped'));
CREATE INDEX instalments_of_order ON plan_instalments (order_id) WHERE order_id IS NOT NULL;

-- The history of a plan that a person reads.
CREATE TABLE plan_events (
  investor_id uuid NOT NULL,
  plan_id uuid NOT NULL,
  step integer NOT NULL,
  at timestamptz NOT NULL,
  state text NOT NULL,
  rule_id text,
  order_id uuid,
  text_key text NOT NULL,
  text_values jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (investor_id, plan_id, step),
  FOREIGN KEY (investor_id, plan_id) REFERENCES systematic_plans (investor_id, id)
);
CREATE TRIGGER plan_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON plan_events
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();

-- What a person agreed to at registration and at each change, word for word, with its hash.
CREATE TABLE plan_consents (
  investor_id uuid NOT NULL,
  plan_id uuid NOT NULL,
  version integer NOT NULL,
  at timestamptz NOT NULL,
  session_id uuid NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'hi')),
  text text NOT NULL,
  sha256 text NOT NULL CHECK (length(sha256) = 64),
  PRIMARY KEY (investor_id, plan_id, version),
  FOREIGN KEY (investor_id, plan_id) REFERENCES systematic_plans (investor_id, id)
);
CREATE TRIGGER plan_consents_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON plan_consents
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
