-- The hand-over of the account of a child who is 18 to a login of the own. Decision 25.

ALTER TABLE minors ADD COLUMN handed_over_at timestamptz;

CREATE TABLE hand_overs (
  -- In the link of the message
  id uuid PRIMARY KEY,
  portfolio_id uuid NOT NULL REFERENCES minors (portfolio_id),
  guardian_id uuid NOT NULL REFERENCES users (id),
  -- Of the child, as the guardian entered them
  email text NOT NULL,
  mobile text NOT NULL,
  status text NOT NULL CHECK (status IN ('waiting', 'accepted', 'declined', 'cancelled', 'expired', 'locked')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz CHECK ((ended_at IS NULL) = (status = 'waiting')),
  -- How often the message was sent, and the last time
  sent integer NOT NULL,
  sent_at timestamptz NOT NULL,
  -- Wrong dates of birth
  attempts integer NOT NULL DEFAULT 0,
  heir_id uuid REFERENCES users (id) CHECK ((heir_id IS NULL) = (status <> 'accepted'))
);
CREATE UNIQUE INDEX one_hand_over ON hand_overs (portfolio_id) WHERE status IN ('waiting', 'accepted');
CREATE INDEX hand_overs_of_portfolio ON hand_overs (portfolio_id, created_at DESC);
CREATE INDEX hand_overs_waiting ON hand_overs (expires_at) WHERE status = 'waiting';

-- Rows of an account refer to one another with the login that leads their keys: all of them change together.
DO $$
DECLARE
  reference record;
BEGIN
  FOR reference IN
    SELECT c.conrelid::regclass AS of_table, c.conname FROM pg_constraint c
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey) AND a.attname = 'investor_id'
    WHERE c.contype = 'f' AND cardinality(c.conkey) > 1 AND NOT c.condeferrable
  LOOP
    EXECUTE format('ALTER TABLE %s ALTER CONSTRAINT %I DEFERRABLE INITIALLY IMMEDIATE', reference.of_table,
      reference.conname);
  END LOOP;
END $$;

-- What was booked is never changed, except whose login it belongs to, by `hand_over_account` alone: the API has no
-- right to update these tables.
CREATE OR REPLACE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('sanchay.hand_over', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION '% is append-only: book a reversal instead', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

-- Gives an account with all its rows to the login whose e-mail and mobile number are those of the open hand-over. The
-- tables are those of the catalogue, so that none is forgotten: every table with investor_id and portfolio_id, and
-- every table whose rows refer to one of them by investor_id.
CREATE FUNCTION hand_over_account(account uuid, heir uuid) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  guardian uuid;
  moved record;
BEGIN
  SELECT p.owner_id INTO guardian FROM portfolios p
    JOIN minors m ON m.portfolio_id = p.id AND m.guardian_id = p.owner_id AND m.handed_over_at IS NULL
    JOIN hand_overs h ON h.portfolio_id = p.id AND h.status = 'waiting'
    JOIN users u ON u.id = heir AND u.email = h.email AND u.mobile_phone = h.mobile
    WHERE p.id = account AND p.removed_at IS NULL FOR UPDATE OF p;
  IF guardian IS NULL THEN
    RAISE EXCEPTION 'account % is not handed over to %', account, heir USING ERRCODE = 'check_violation';
  END IF;
  SET CONSTRAINTS ALL DEFERRED;
  PERFORM set_config('sanchay.hand_over', 'on', true);
  UPDATE portfolios SET owner_id = heir WHERE id = account;
  FOR moved IN
    SELECT c.oid::regclass AS of_table FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
      AND EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'investor_id' AND NOT a.attisdropped)
      AND EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'portfolio_id' AND NOT a.attisdropped)
  LOOP
    EXECUTE format('UPDATE %s SET investor_id = $1 WHERE portfolio_id = $2 AND investor_id = $3', moved.of_table)
      USING heir, account, guardian;
  END LOOP;
  FOR moved IN
    SELECT f.conrelid::regclass AS of_table, f.confrelid::regclass AS whole, child.attname AS part, parent.attname AS key
    FROM pg_constraint f
    JOIN LATERAL unnest(f.conkey, f.confkey) AS pair (part, key) ON true
    JOIN pg_attribute child ON child.attrelid = f.conrelid AND child.attnum = pair.part AND child.attname <> 'investor_id'
    JOIN pg_attribute parent ON parent.attrelid = f.confrelid AND parent.attnum = pair.key
    WHERE f.contype = 'f' AND cardinality(f.conkey) = 2
      AND EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = f.conrelid AND a.attnum = ANY (f.conkey)
        AND a.attname = 'investor_id')
      AND NOT EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = f.conrelid AND a.attname = 'portfolio_id'
        AND NOT a.attisdropped)
  LOOP
    EXECUTE format('UPDATE %s AS one SET investor_id = $1 FROM %s AS whole
      WHERE one.%I = whole.%I AND whole.portfolio_id = $2 AND one.investor_id = $3',
      moved.of_table, moved.whole, moved.part, moved.key) USING heir, account, guardian;
  END LOOP;
  -- The PAN of the child, where KYC was checked before the hand-over
  UPDATE kyc_pan_owners SET investor_id = heir WHERE investor_id = guardian
    AND pan_index IN (SELECT pan_index FROM kyc_records WHERE portfolio_id = account AND position = 1)
    AND pan_index NOT IN (SELECT k.pan_index FROM kyc_records k JOIN portfolios p ON p.id = k.portfolio_id
      WHERE p.owner_id = guardian AND k.position = 1);
  SET CONSTRAINTS ALL IMMEDIATE;
  PERFORM set_config('sanchay.hand_over', 'off', true);
END $$;
