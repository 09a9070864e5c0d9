-- What a portfolio holds, read from the ledger once and stored until a row changes that it was read from. Decision 22.

CREATE TABLE portfolio_books (
  portfolio_id uuid PRIMARY KEY,
  -- Of the code that wrote it; a book of another format is not read.
  format integer NOT NULL,
  -- json, not jsonb: a book is only ever read as a whole.
  assets json NOT NULL,
  transit json NOT NULL,
  days json NOT NULL,
  lots json NOT NULL
);

-- One row for each transaction that changed what the book of a portfolio is read from. A book is current while its
-- portfolio has none: a transaction and its row become visible together.
CREATE TABLE portfolio_changes (
  portfolio_id uuid NOT NULL,
  changed_in xid8 NOT NULL DEFAULT pg_current_xact_id(),
  PRIMARY KEY (portfolio_id, changed_in)
);

CREATE FUNCTION portfolio_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO portfolio_changes (portfolio_id) VALUES (NEW.portfolio_id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER portfolio_changed AFTER INSERT ON ledger_transfers
  FOR EACH ROW EXECUTE FUNCTION portfolio_changed();
CREATE TRIGGER portfolio_changed AFTER INSERT ON lot_changes
  FOR EACH ROW EXECUTE FUNCTION portfolio_changed();
CREATE TRIGGER portfolio_changed AFTER UPDATE ON redemptions
  FOR EACH ROW EXECUTE FUNCTION portfolio_changed();
CREATE TRIGGER portfolio_changed AFTER UPDATE OF realised_at, payment_id, nav ON orders
  FOR EACH ROW WHEN (
    (OLD.realised_at, OLD.payment_id, OLD.nav) IS DISTINCT FROM (NEW.realised_at, NEW.payment_id, NEW.nav)
  ) EXECUTE FUNCTION portfolio_changed();
CREATE TRIGGER portfolio_changed AFTER UPDATE OF realised_at ON payments
  FOR EACH ROW WHEN (OLD.realised_at IS DISTINCT FROM NEW.realised_at) EXECUTE FUNCTION portfolio_changed();
CREATE TRIGGER portfolio_changed AFTER UPDATE OF payment_id ON gold_orders
  FOR EACH ROW WHEN (OLD.payment_id IS DISTINCT FROM NEW.payment_id) EXECUTE FUNCTION portfolio_changed();
