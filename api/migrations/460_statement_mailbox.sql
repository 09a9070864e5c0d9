-- The mailbox that is read by IMAP: which node reads it until when, when it is read next and how the last readings ended.
CREATE TABLE statement_mailbox (
  id smallint PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  leased_until timestamptz,
  next_at timestamptz,
  -- Readings that failed since the last complete one, and why the last of them did.
  failures integer NOT NULL DEFAULT 0,
  failure text,
  -- The last complete reading.
  read_at timestamptz
);
INSERT INTO statement_mailbox DEFAULT VALUES;

-- How many mails ended in which way.
CREATE TABLE statement_mailbox_counts (
  outcome text PRIMARY KEY,
  mails bigint NOT NULL
);

-- Mails at which a reading broke off; read last, and set aside after the fifth time.
CREATE TABLE statement_mailbox_faults (
  uid_validity text NOT NULL,
  uid bigint NOT NULL,
  times integer NOT NULL,
  PRIMARY KEY (uid_validity, uid)
);
