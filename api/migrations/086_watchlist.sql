-- What people watch. An item that was taken off keeps its place for a while, so that the removal can be undone.

CREATE TABLE watchlist_items (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('mutual_fund', 'stock', 'us_stock', 'fixed_deposit')),
  -- Fund code, ISIN, symbol or slug of the issuer.
  item text NOT NULL,
  added_at timestamptz NOT NULL,
  removed_at timestamptz,
  PRIMARY KEY (user_id, kind, item)
);
CREATE INDEX watchlist_items_watched ON watchlist_items (kind, item) WHERE removed_at IS NULL;
