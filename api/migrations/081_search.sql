-- What signed-in people chose from searches, and how often the others chose something, day by day, without a person.

CREATE TABLE recent_searches (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Kind and name of the result, joined by a dot.
  id text NOT NULL,
  chosen_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, id)
);

CREATE TABLE search_counts (
  id text NOT NULL,
  day date NOT NULL,
  count bigint NOT NULL CHECK (count > 0),
  PRIMARY KEY (id, day)
);
CREATE INDEX search_counts_day ON search_counts (day);
