-- Books in parts: a booking makes only the parts of its asset and its year stale. Decision 22.

-- One row for each part of a book: what was booked of an asset, of a year in transit, or of an imported asset.
CREATE TABLE portfolio_book_parts (
  portfolio_id uuid NOT NULL,
  part text NOT NULL CHECK (part IN ('assets', 'days', 'lots', 'transit', 'transit_days', 'imported')),
  -- Code of the asset, or the year.
  key text NOT NULL,
  -- json, not jsonb: a part is only ever read as a whole.
  value json NOT NULL,
  PRIMARY KEY (portfolio_id, part, key)
);

-- Columns of books that were stored as a whole; nodes of the release before still write them.
ALTER TABLE portfolio_books
  ALTER COLUMN assets SET DEFAULT '[]', ALTER COLUMN transit SET DEFAULT '{}', ALTER COLUMN days SET DEFAULT '{}',
  ALTER COLUMN lots SET DEFAULT '[]';

-- What a transaction changed: 'asset:CODE', 'transit:YEAR', 'imported:KEY', or '*' for anything.
ALTER TABLE portfolio_changes ADD COLUMN scope text NOT NULL DEFAULT '*';
ALTER TABLE portfolio_changes DROP CONSTRAINT portfolio_changes_pkey, ADD PRIMARY KEY (portfolio_id, changed_in, scope);

-- Of a year in transit, of the transactions between days, and of the orders of a payment.
CREATE INDEX ledger_transfers_of_portfolio ON ledger_transfers (portfolio_id, value_date);
CREATE INDEX orders_of_payment ON orders (payment_id) WHERE payment_id IS NOT NULL;

DROP TRIGGER portfolio_changed ON ledger_transfers;
DROP TRIGGER portfolio_changed ON lot_changes;
DROP TRIGGER portfolio_changed ON redemptions;
DROP TRIGGER portfolio_changed ON orders;
DROP TRIGGER portfolio_changed ON payments;
DROP TRIGGER portfolio_changed ON gold_orders;
DROP FUNCTION portfolio_changed();

-- All entries of a transfer count together: rupees are the cost of its units.
CREATE FUNCTION book_entries_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO portfolio_changes (portfolio_id, scope)
  SELECT DISTINCT a.portfolio_id,
    CASE WHEN a.role = 'units_held' THEN 'asset:' || e.commodity ELSE 'transit:' || extract(year FROM t.value_date) END
  FROM (SELECT DISTINCT investor_id, transfer_id FROM changed) c
  JOIN ledger_transfers t ON t.investor_id = c.investor_id AND t.id = c.transfer_id
  JOIN ledger_entries e ON e.investor_id = t.investor_id AND e.transfer_id = t.id
  JOIN ledger_accounts a ON a.id = e.account_id AND a.portfolio_id IS NOT NULL
  WHERE (a.role = 'units_held' AND e.commodity <> 'INR')
    OR (a.role IN ('cash_in_transit', 'payout_due') AND e.commodity = 'INR')
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER book_changed AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION book_entries_changed();

-- A transfer dates the changes of lots and the payouts of its subject.
CREATE FUNCTION book_transfers_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO portfolio_changes (portfolio_id, scope)
  SELECT DISTINCT l.portfolio_id, 'asset:' || l.code
  FROM changed c JOIN lot_changes l ON l.investor_id = c.investor_id AND l.subject_id = c.subject_id
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER book_changed AFTER INSERT ON ledger_transfers REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION book_transfers_changed();

CREATE FUNCTION book_lots_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO portfolio_changes (portfolio_id, scope)
  SELECT DISTINCT portfolio_id, 'asset:' || code FROM changed ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER book_changed AFTER INSERT ON lot_changes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION book_lots_changed();

-- The funds of a sale or switch, and those that its corrections took units from, also after a merger.
CREATE FUNCTION book_sale_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO portfolio_changes (portfolio_id, scope)
  SELECT DISTINCT NEW.portfolio_id, 'asset:' || code FROM (
    VALUES (NEW.code), (NEW.to_code)
    UNION ALL
    SELECT l.code FROM lot_changes l WHERE l.investor_id = NEW.investor_id AND l.subject_id IN (
      SELECT NEW.id UNION ALL SELECT c.id FROM sale_corrections c WHERE c.redemption_id = NEW.id)
  ) moved (code) WHERE code IS NOT NULL
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER book_changed AFTER UPDATE ON redemptions FOR EACH ROW EXECUTE FUNCTION book_sale_changed();

CREATE FUNCTION book_order_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO portfolio_changes (portfolio_id, scope)
  SELECT NEW.portfolio_id, 'asset:' || code FROM (VALUES (NEW.code)) ordered (code) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER book_changed AFTER UPDATE OF realised_at, payment_id, nav ON orders
  FOR EACH ROW WHEN (
    (OLD.realised_at, OLD.payment_id, OLD.nav) IS DISTINCT FROM (NEW.realised_at, NEW.payment_id, NEW.nav)
  ) EXECUTE FUNCTION book_order_changed();

CREATE FUNCTION book_payment_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO portfolio_changes (portfolio_id, scope)
  SELECT DISTINCT portfolio_id, 'asset:' || code FROM (
    SELECT portfolio_id, code FROM orders WHERE payment_id = NEW.id
    UNION ALL
    SELECT portfolio_id, 'GOLD' FROM gold_orders WHERE portfolio_id = NEW.portfolio_id AND payment_id = NEW.id
  ) paid ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER book_changed AFTER UPDATE OF realised_at ON payments
  FOR EACH ROW WHEN (OLD.realised_at IS DISTINCT FROM NEW.realised_at) EXECUTE FUNCTION book_payment_changed();

CREATE FUNCTION book_gold_order_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO portfolio_changes (portfolio_id, scope) VALUES (NEW.portfolio_id, 'asset:GOLD') ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER book_changed AFTER UPDATE OF payment_id ON gold_orders
  FOR EACH ROW WHEN (OLD.payment_id IS DISTINCT FROM NEW.payment_id) EXECUTE FUNCTION book_gold_order_changed();

-- The part of a book that an imported folio belongs to; none for shares, which no book has.
CREATE FUNCTION imported_book_key(asset text, code text, id uuid) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE asset WHEN 'gold' THEN 'GOLD' WHEN 'mutual_fund' THEN coalesce(code, id::text) END $$;

CREATE OR REPLACE FUNCTION imported_folios_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO portfolio_changes (portfolio_id, scope)
  SELECT DISTINCT portfolio_id, 'imported:' || imported_book_key(asset, code, id) FROM changed
  WHERE imported_book_key(asset, code, id) IS NOT NULL ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
-- A folio that changes its fund leaves the part that it was in.
CREATE TRIGGER portfolio_changed_update_from AFTER UPDATE ON imported_folios REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION imported_folios_changed();

CREATE OR REPLACE FUNCTION imported_facts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO portfolio_changes (portfolio_id, scope)
  SELECT DISTINCT f.portfolio_id, 'imported:' || imported_book_key(f.asset, f.code, f.id)
  FROM (SELECT DISTINCT folio_id FROM changed) c JOIN imported_folios f ON f.id = c.folio_id
  WHERE imported_book_key(f.asset, f.code, f.id) IS NOT NULL ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
