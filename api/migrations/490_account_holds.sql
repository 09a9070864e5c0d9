-- New rows of an account wait for a change of the account that is under way (its removal, its hand-over to another
-- login), and are refused when it then is removed or belongs to another login: nothing is ordered, paid or imported
-- into an account that no one has open, whichever request or job was first.

-- Holds an account against its removal and hand-over until the transaction ends.
-- SN001: it is removed; SN002: it belongs to another login than the row.
CREATE FUNCTION hold_account(account uuid, login uuid, removed_too boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  found_account record;
BEGIN
  SELECT owner_id, removed_at INTO found_account FROM portfolios WHERE id = account FOR KEY SHARE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  IF found_account.removed_at IS NOT NULL AND NOT removed_too THEN
    RAISE EXCEPTION 'account % is removed', account USING ERRCODE = 'SN001';
  END IF;
  IF login IS NOT NULL AND found_account.owner_id <> login THEN
    RAISE EXCEPTION 'account % belongs to another login', account USING ERRCODE = 'SN002';
  END IF;
END $$;

-- Argument 'late': rows of what was ended before the removal may come later, such as the reversal of an old payment.
CREATE FUNCTION account_is_held() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM hold_account(NEW.portfolio_id, NEW.investor_id, TG_NARGS = 1);
  RETURN NEW;
END $$;
CREATE FUNCTION account_is_open() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM hold_account(NEW.portfolio_id, NULL, false);
  RETURN NEW;
END $$;

DO $$
DECLARE
  named text;
BEGIN
  FOREACH named IN ARRAY ARRAY['carts', 'orders', 'payments', 'systematic_plans', 'mandates', 'redemptions',
    'gold_orders', 'deposits', 'stock_orders', 'gtt_orders', 'us_orders', 'us_transfers', 'us_accounts',
    'cash_withdrawals', 'subscriptions', 'harvest_runs', 'prepared_orders', 'bank_accounts', 'archive_imports'] LOOP
    EXECUTE format('CREATE TRIGGER account_is_held BEFORE INSERT ON %I FOR EACH ROW EXECUTE FUNCTION account_is_held()',
      named);
  END LOOP;
  FOREACH named IN ARRAY ARRAY['folios', 'ledger_transfers', 'chargebacks', 'lot_changes', 'documents', 'esigns',
    'kyc_records', 'portfolio_applicants', 'risk_drafts', 'risk_profiles', 'trading_accounts', 'share_lots',
    'payer_upi_ids'] LOOP
    EXECUTE format('CREATE TRIGGER account_is_held BEFORE INSERT ON %I FOR EACH ROW EXECUTE FUNCTION account_is_held(''late'')',
      named);
  END LOOP;
  FOREACH named IN ARRAY ARRAY['imports', 'imported_folios', 'other_assets', 'goals', 'statement_schedules',
    'statement_runs'] LOOP
    EXECUTE format('CREATE TRIGGER account_is_open BEFORE INSERT ON %I FOR EACH ROW EXECUTE FUNCTION account_is_open()',
      named);
  END LOOP;
END $$;
