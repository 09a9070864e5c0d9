-- An ISIN names one scheme, in whichever of its two columns it stands. Of the doubles that are there the first keeps it.
CREATE TABLE scheme_isins (
  isin text PRIMARY KEY,
  scheme_id integer NOT NULL REFERENCES schemes (id) ON DELETE CASCADE
);
CREATE INDEX scheme_isins_of_scheme ON scheme_isins (scheme_id);
INSERT INTO scheme_isins (isin, scheme_id)
  SELECT isin, min(id) FROM (
    SELECT isin, id FROM schemes WHERE isin IS NOT NULL
    UNION ALL SELECT isin_reinvestment, id FROM schemes WHERE isin_reinvestment IS NOT NULL
  ) AS named GROUP BY isin;
UPDATE schemes s SET isin = NULL
  WHERE EXISTS (SELECT 1 FROM scheme_isins k WHERE k.isin = s.isin AND k.scheme_id <> s.id);
UPDATE schemes s SET isin_reinvestment = NULL
  WHERE EXISTS (SELECT 1 FROM scheme_isins k WHERE k.isin = s.isin_reinvestment AND k.scheme_id <> s.id);

-- A second scheme with an ISIN that is taken fails on the primary key, also when both are stored at the same time.
CREATE FUNCTION claim_scheme_isins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM scheme_isins WHERE scheme_id = NEW.id
    AND isin IS DISTINCT FROM NEW.isin AND isin IS DISTINCT FROM NEW.isin_reinvestment;
  INSERT INTO scheme_isins (isin, scheme_id)
    SELECT DISTINCT own, NEW.id FROM unnest(ARRAY[NEW.isin, NEW.isin_reinvestment]) AS own
    WHERE own IS NOT NULL AND NOT EXISTS (
      SELECT 1 FROM scheme_isins k WHERE k.isin = own AND k.scheme_id = NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER schemes_claim_isins AFTER INSERT OR UPDATE OF isin, isin_reinvestment ON schemes
  FOR EACH ROW EXECUTE FUNCTION claim_scheme_isins();
