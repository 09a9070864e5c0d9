-- Nominees: each change is a whole new set, the newest one counts for folios created from its day on.

CREATE TABLE nominee_sets (
  id uuid PRIMARY KEY,
  portfolio_id uuid NOT NULL REFERENCES portfolios (id),
  made_by uuid NOT NULL REFERENCES users (id),
  choice text NOT NULL CHECK (choice IN ('named', 'opted_out')),
  -- Set when another took its place; one set a portfolio counts
  replaced_at timestamptz,
  made_at timestamptz NOT NULL,
  applies_from date NOT NULL
);
CREATE UNIQUE INDEX nominee_sets_current ON nominee_sets (portfolio_id) WHERE replaced_at IS NULL;
CREATE INDEX nominee_sets_portfolio ON nominee_sets (portfolio_id, made_at);

CREATE TABLE nominees (
  set_id uuid NOT NULL REFERENCES nominee_sets (id),
  position integer NOT NULL CHECK (position BETWEEN 1 AND 10),
  share numeric(5, 2) NOT NULL CHECK (share > 0 AND share <= 100),
  -- Name, relation, birth, identifier and guardian under the vault, about `nominee:<set>:<position>`
  sealed bytea NOT NULL,
  PRIMARY KEY (set_id, position)
);

CREATE FUNCTION nominee_shares_are_whole() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  of_set uuid;
  chosen text;
  total numeric;
BEGIN
  IF TG_TABLE_NAME = 'nominees' THEN of_set := NEW.set_id; ELSE of_set := NEW.id; END IF;
  SELECT choice INTO chosen FROM nominee_sets WHERE id = of_set;
  SELECT coalesce(sum(share), 0) INTO total FROM nominees WHERE set_id = of_set;
  IF total <> (CASE chosen WHEN 'named' THEN 100 ELSE 0 END) THEN
    RAISE EXCEPTION 'nominee shares of % add up to %', of_set, total USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER nominee_set_whole AFTER INSERT OR UPDATE ON nominee_sets
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION nominee_shares_are_whole();
CREATE CONSTRAINT TRIGGER nominees_whole AFTER INSERT OR UPDATE ON nominees
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION nominee_shares_are_whole();
