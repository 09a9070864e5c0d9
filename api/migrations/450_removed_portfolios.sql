-- The account of a child that the guardian removed: its rows stay, and no one can open it.
ALTER TABLE portfolios ADD COLUMN removed_at timestamptz;
