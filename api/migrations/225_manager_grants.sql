-- Owners invite managers by e-mail: also addresses without an account, with a scope and an end, and again after an end.
ALTER TABLE managed_accounts ALTER COLUMN manager_id DROP NOT NULL;
ALTER TABLE managed_accounts DROP CONSTRAINT managed_accounts_manager_id_portfolio_id_key;
ALTER TABLE managed_accounts
  ADD COLUMN manager_email text CHECK (manager_email = lower(manager_email)),
  -- Grants from before scopes existed read everything.
  ADD COLUMN scope text NOT NULL DEFAULT 'view_identifiers'
    CHECK (scope IN ('view', 'view_identifiers', 'prepare')),
  -- A waiting invitation can be accepted until then.
  ADD COLUMN answer_by timestamptz,
  -- Access ends then; null: when it is removed.
  ADD COLUMN expires_at timestamptz,
  ADD COLUMN delivered_at timestamptz,
  ADD COLUMN answered_at timestamptz,
  ADD COLUMN ended_at timestamptz,
  ADD COLUMN ended_by text CHECK (ended_by IN ('owner', 'manager', 'expiry')),
  ADD COLUMN last_access_at timestamptz;
ALTER TABLE managed_accounts ALTER COLUMN scope DROP DEFAULT;
UPDATE managed_accounts m SET manager_email = u.email FROM users u WHERE u.id = m.manager_id;
UPDATE managed_accounts SET answer_by = created_at + interval '14 days' WHERE request_status = 'waiting';
UPDATE managed_accounts SET ended_at = created_at, ended_by = 'owner' WHERE request_status = 'deleted';

CREATE UNIQUE INDEX managed_accounts_open_email ON managed_accounts (portfolio_id, manager_email)
  WHERE request_status IN ('waiting', 'accepted');
CREATE UNIQUE INDEX managed_accounts_open_manager ON managed_accounts (portfolio_id, manager_id)
  WHERE request_status = 'accepted';
CREATE INDEX managed_accounts_of_manager ON managed_accounts (manager_id);
CREATE INDEX managed_accounts_of_email ON managed_accounts (manager_email) WHERE request_status = 'waiting';
CREATE INDEX managed_accounts_of_investor ON managed_accounts (investor_id, created_at);
