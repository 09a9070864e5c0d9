-- Coins of a login: an append-only ledger. The balance is the sum of its entries, kept beside them so that two spends at
-- once wait for each other and the database refuses a negative balance.
CREATE TABLE coin_balances (
  user_id uuid PRIMARY KEY REFERENCES users (id),
  coins integer NOT NULL DEFAULT 0 CHECK (coins >= 0)
);

CREATE TABLE coin_entries (
  user_id uuid NOT NULL REFERENCES coin_balances (user_id),
  -- Order of booking.
  id bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL CHECK (kind IN ('referral', 'goal', 'sip', 'import', 'spent', 'refunded')),
  -- The referred user, goal, plan, kind of import or subscription: one entry of a kind for each.
  subject text NOT NULL CHECK (subject <> ''),
  -- What the coins were spent on; null for rewards.
  feature_name text,
  coins integer NOT NULL CHECK (coins <> 0 AND (coins < 0) = (kind = 'spent')),
  balance integer NOT NULL CHECK (balance >= 0),
  at timestamptz NOT NULL,
  PRIMARY KEY (user_id, id),
  UNIQUE (user_id, kind, subject)
);

CREATE FUNCTION book_coins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO coin_balances (user_id) VALUES (NEW.user_id) ON CONFLICT DO NOTHING;
  UPDATE coin_balances SET coins = coins + NEW.coins WHERE user_id = NEW.user_id RETURNING coins INTO NEW.balance;
  RETURN NEW;
END $$;
CREATE TRIGGER coin_entries_book BEFORE INSERT ON coin_entries FOR EACH ROW EXECUTE FUNCTION book_coins();
CREATE TRIGGER coin_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON coin_entries
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();

-- A balance that its entries do not explain does not commit.
CREATE FUNCTION coin_balance_is_sum() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT coins FROM coin_balances WHERE user_id = NEW.user_id)
     <> (SELECT coalesce(sum(coins), 0) FROM coin_entries WHERE user_id = NEW.user_id) THEN
    RAISE EXCEPTION 'coins of % are not the sum of their entries', NEW.user_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER coin_balance_is_sum AFTER INSERT OR UPDATE ON coin_balances
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION coin_balance_is_sum();

-- Who invited a user; the invitation counts once the account is ready to invest.
ALTER TABLE users ADD COLUMN referred_by uuid REFERENCES users (id), ADD CHECK (referred_by <> id);
