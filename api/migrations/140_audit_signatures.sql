-- The head of the audit chain is signed with a key that is not in the database: whoever may change these tables can
-- compute new seals, but cannot sign them.

CREATE TABLE audit_signatures (
  position bigint PRIMARY KEY,
  -- Which key signed, as its public half names itself
  key_id text NOT NULL,
  signature bytea NOT NULL CHECK (length(signature) = 64)
);
CREATE TRIGGER audit_is_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_signatures
  FOR EACH STATEMENT EXECUTE FUNCTION audit_is_kept();

-- The role of the API may add events and not remove them; what nobody resumes from goes by this function alone.
CREATE FUNCTION outbox_forget(before timestamptz) RETURNS void LANGUAGE sql SECURITY DEFINER
  SET search_path = pg_catalog, public
  AS $$ DELETE FROM public.outbox WHERE at <= before $$;
REVOKE EXECUTE ON FUNCTION outbox_forget FROM PUBLIC;
