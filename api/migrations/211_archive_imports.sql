-- Archives of this product that were uploaded to a portfolio. The content is kept sealed until it is added or expires.
CREATE TABLE archive_imports (
  id uuid PRIMARY KEY,
  investor_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  portfolio_id uuid NOT NULL REFERENCES portfolios (id) ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('preview', 'applied', 'undone')),
  file_name text NOT NULL,
  as_of date NOT NULL,
  content_sealed bytea,
  -- Counts by section, and what was refused.
  outcome jsonb NOT NULL,
  -- Keys of what was added, and choices that were replaced: what an undo needs.
  added jsonb,
  uploaded_at timestamptz NOT NULL,
  applied_at timestamptz,
  undone_at timestamptz,
  CHECK ((state = 'preview') = (content_sealed IS NOT NULL)),
  CHECK ((state = 'applied') = (added IS NOT NULL))
);
CREATE INDEX archive_imports_of_portfolio ON archive_imports (portfolio_id, uploaded_at DESC);
CREATE INDEX archive_imports_of_investor ON archive_imports (investor_id);
