-- When the guardian was notified that the holder will soon be 18.
ALTER TABLE minors ADD COLUMN majority_notified_on date;
