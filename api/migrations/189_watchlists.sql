-- Named lists of watched entries; an entry can be in several. What is watched at all stays in watchlist_items.
CREATE TABLE watchlists (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX watchlists_names ON watchlists (user_id, lower(name));

CREATE TABLE watchlist_entries (
  list_id uuid NOT NULL REFERENCES watchlists (id) ON DELETE CASCADE,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  item text NOT NULL,
  PRIMARY KEY (list_id, kind, item),
  FOREIGN KEY (user_id, kind, item) REFERENCES watchlist_items (user_id, kind, item) ON DELETE CASCADE
);
CREATE INDEX watchlist_entries_of_item ON watchlist_entries (user_id, kind, item);

ALTER TABLE watchlist_items ADD COLUMN note text CHECK (length(note) BETWEEN 1 AND 500);
