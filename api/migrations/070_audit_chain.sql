-- Audit rows are sealed into a hash chain by a job, in order, so that writes do not queue on the chain. A seal covers
-- the seal before it and every field of its row.

CREATE TABLE audit_seals (
  position bigint PRIMARY KEY CHECK (position > 0),
  audit_id bigint NOT NULL UNIQUE,
  hash bytea NOT NULL CHECK (length(hash) = 32),
  sealed_at timestamptz NOT NULL DEFAULT now()
);

-- Rows that wait for their seal. Written with the row itself, so that none can be passed over.
CREATE TABLE audit_unsealed (
  audit_id bigint PRIMARY KEY
);
INSERT INTO audit_unsealed SELECT id FROM audit_log;

CREATE FUNCTION audit_await_seal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_unsealed VALUES (NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER audit_await_seal AFTER INSERT ON audit_log FOR EACH ROW EXECUTE FUNCTION audit_await_seal();

CREATE FUNCTION audit_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit rows and their seals are neither changed nor removed';
END $$;
CREATE TRIGGER audit_is_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION audit_is_kept();
CREATE TRIGGER audit_is_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_seals
  FOR EACH STATEMENT EXECUTE FUNCTION audit_is_kept();
