-- Stored replies are swept by age every hour.
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);
