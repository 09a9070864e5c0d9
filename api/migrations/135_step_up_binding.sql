-- A code may be bound to what it confirms (the contents of a cart, the consent of a sale, a gold quote): the text goes from
-- the code to the token, and a write takes the token for nothing else.
ALTER TABLE codes ADD COLUMN confirms text CHECK (length(confirms) <= 200);
ALTER TABLE step_ups ADD COLUMN confirms text CHECK (length(confirms) <= 200);
