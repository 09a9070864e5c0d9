-- Keyed hash of the network of a caller without a token, to count events by network.
ALTER TABLE security_events ADD COLUMN visitor text;
