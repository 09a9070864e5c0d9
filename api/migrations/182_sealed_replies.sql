-- Stored replies hold names, account numbers and recovery codes: they are sealed by the vault. Replies stored until now go;
-- a repeat of their requests is answered `reply_expired`. `reply` stays for nodes of the release before.
ALTER TABLE idempotency_keys ADD COLUMN reply_sealed bytea;
UPDATE idempotency_keys SET reply = NULL, http_status = NULL WHERE reply IS NOT NULL;
