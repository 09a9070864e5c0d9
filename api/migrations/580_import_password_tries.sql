-- Passwords of statements that are being tried count from the start, so that many at once are limited as one after another.
ALTER TABLE import_password_failures ADD COLUMN id uuid PRIMARY KEY DEFAULT gen_random_uuid();
-- Until when the password is being tried; null for a wrong one.
ALTER TABLE import_password_failures ADD COLUMN trying_until timestamptz;
