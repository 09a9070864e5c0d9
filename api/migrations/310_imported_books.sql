-- Imported folios are part of the stored book of a portfolio. Decision 22.
ALTER TABLE portfolio_books ADD COLUMN imported json NOT NULL DEFAULT '[]';

-- One row a statement: an import adds thousands of rows.
CREATE FUNCTION imported_folios_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO portfolio_changes (portfolio_id) SELECT DISTINCT portfolio_id FROM changed ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE FUNCTION imported_facts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO portfolio_changes (portfolio_id)
  SELECT DISTINCT f.portfolio_id FROM changed c JOIN imported_folios f ON f.id = c.folio_id ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER portfolio_changed_insert AFTER INSERT ON imported_folios REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION imported_folios_changed();
CREATE TRIGGER portfolio_changed_update AFTER UPDATE ON imported_folios REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION imported_folios_changed();
CREATE TRIGGER portfolio_changed_delete AFTER DELETE ON imported_folios REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION imported_folios_changed();
CREATE TRIGGER portfolio_changed_insert AFTER INSERT ON imported_balances REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION imported_facts_changed();
CREATE TRIGGER portfolio_changed_update AFTER UPDATE ON imported_balances REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION imported_facts_changed();
CREATE TRIGGER portfolio_changed_delete AFTER DELETE ON imported_balances REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION imported_facts_changed();
CREATE TRIGGER portfolio_changed_insert AFTER INSERT ON imported_transactions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION imported_facts_changed();
CREATE TRIGGER portfolio_changed_update AFTER UPDATE ON imported_transactions REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION imported_facts_changed();
CREATE TRIGGER portfolio_changed_delete AFTER DELETE ON imported_transactions REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION imported_facts_changed();
