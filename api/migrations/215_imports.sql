-- Statements of holdings elsewhere. A preview holds the statement sealed; applying stores its rows and deletes it.
CREATE TABLE imports (
  id uuid PRIMARY KEY,
  portfolio_id uuid NOT NULL REFERENCES portfolios (id) ON DELETE CASCADE,
  format text NOT NULL,
  state text NOT NULL CHECK (state IN ('reconciled', 'needs_attention', 'applied', 'undone')),
  file_name text NOT NULL,
  covers_from date,
  covers_to date,
  -- Null once applied.
  statement_sealed bytea,
  -- {"<index of the holding>": code of a scheme, "unlisted" or "skipped"}
  answers jsonb NOT NULL DEFAULT '{}',
  -- Transactions that became new by applying it, and the folios that it states.
  added integer NOT NULL DEFAULT 0,
  folios integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  applied_at timestamptz,
  undone_at timestamptz,
  CHECK (state NOT IN ('applied', 'undone') OR statement_sealed IS NULL)
);
CREATE INDEX imports_of_portfolio ON imports (portfolio_id, created_at DESC);

-- A scheme in a folio, or a security in a demat account.
CREATE TABLE imported_folios (
  id uuid PRIMARY KEY,
  portfolio_id uuid NOT NULL REFERENCES portfolios (id) ON DELETE CASCADE,
  -- The folio without its check digits, and the scheme by code, ISIN or name.
  folio_key text NOT NULL,
  scheme_key text NOT NULL,
  folio_no text NOT NULL,
  asset text NOT NULL CHECK (asset IN ('mutual_fund', 'stock')),
  code text REFERENCES schemes (code) ON UPDATE CASCADE,
  isin text,
  name text NOT NULL,
  house text,
  UNIQUE (portfolio_id, folio_key, scheme_key)
);

-- What a statement states of a folio; `faults` are those of its reading.
CREATE TABLE imported_balances (
  import_id uuid NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  folio_id uuid NOT NULL REFERENCES imported_folios (id) ON DELETE CASCADE,
  covers_from date NOT NULL,
  covers_to date NOT NULL,
  opening numeric(18, 4) NOT NULL,
  closing numeric(18, 4),
  nav numeric(18, 4),
  valued_on date,
  cost numeric(18, 2),
  faults text[] NOT NULL,
  PRIMARY KEY (import_id, folio_id)
);
CREATE INDEX imported_balances_of_folio ON imported_balances (folio_id);

-- Each transaction once, with the imports that state it.
CREATE TABLE imported_transactions (
  folio_id uuid NOT NULL REFERENCES imported_folios (id) ON DELETE CASCADE,
  row_key text NOT NULL,
  date date NOT NULL,
  nth integer NOT NULL,
  kind text NOT NULL,
  description text NOT NULL,
  amount numeric(18, 2),
  units numeric(18, 4) NOT NULL,
  nav numeric(18, 4),
  stamp_duty numeric(14, 2) NOT NULL,
  stt numeric(14, 2) NOT NULL,
  imports uuid[] NOT NULL CHECK (cardinality(imports) > 0),
  PRIMARY KEY (folio_id, row_key)
);

-- Names and registrar codes of schemes that users matched; of one portfolio, or of all where it is null.
CREATE TABLE scheme_aliases (
  portfolio_id uuid REFERENCES portfolios (id) ON DELETE CASCADE,
  alias text NOT NULL,
  code text NOT NULL REFERENCES schemes (code) ON UPDATE CASCADE ON DELETE CASCADE,
  UNIQUE NULLS NOT DISTINCT (portfolio_id, alias)
);
