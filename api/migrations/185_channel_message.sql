-- What visitors read while a remote is disabled, in both languages; null for the standard text alone.
ALTER TABLE release_channels ADD COLUMN message jsonb;
