-- The help desk: staff roles, tickets with their replies, call-backs, votes on articles, and an outside desk's mail.

CREATE TABLE staff_roles (
  user_id uuid NOT NULL REFERENCES users (id),
  role text NOT NULL CHECK (role IN ('support')),
  PRIMARY KEY (user_id, role)
);

CREATE TABLE article_votes (
  article text NOT NULL,
  -- A user's id, or the id that a browser made for itself
  voter text NOT NULL,
  helpful boolean NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (article, voter)
);

CREATE SEQUENCE ticket_numbers START 100001;

CREATE TABLE tickets (
  id uuid PRIMARY KEY,
  number bigint NOT NULL UNIQUE DEFAULT nextval('ticket_numbers'),
  investor_id uuid NOT NULL REFERENCES users (id),
  category text NOT NULL,
  subject text NOT NULL CHECK (subject <> ''),
  page text,
  order_id uuid,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'answered', 'closed', 'reopened')),
  -- Since when somebody waits for us; null while nobody does
  waiting_since timestamptz,
  -- An answer that the person has not opened
  unread boolean NOT NULL DEFAULT false,
  -- What the desk has not opened
  unread_by_staff boolean NOT NULL DEFAULT true,
  outside_ref text UNIQUE,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  closed_at timestamptz,
  CHECK ((state = 'closed') = (closed_at IS NOT NULL)),
  CHECK ((state IN ('open', 'reopened')) = (waiting_since IS NOT NULL))
);
CREATE INDEX tickets_investor ON tickets (investor_id, updated_at DESC);
CREATE INDEX tickets_waiting ON tickets (waiting_since) WHERE waiting_since IS NOT NULL;
CREATE INDEX tickets_state ON tickets (state, updated_at DESC);

CREATE TABLE ticket_messages (
  id uuid PRIMARY KEY,
  ticket_id uuid NOT NULL REFERENCES tickets (id),
  place integer GENERATED ALWAYS AS IDENTITY,
  author text NOT NULL CHECK (author IN ('investor', 'staff')),
  -- Null for an answer from an outside desk
  author_id uuid REFERENCES users (id),
  name text NOT NULL,
  text text NOT NULL CHECK (text <> ''),
  -- Business time, which people see, and real time, which limits are counted by
  at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  outside_ref text UNIQUE
);
CREATE INDEX ticket_messages_ticket ON ticket_messages (ticket_id, place);
CREATE INDEX ticket_messages_author ON ticket_messages (author_id, received_at);

CREATE TABLE callbacks (
  id uuid PRIMARY KEY,
  investor_id uuid NOT NULL REFERENCES users (id),
  topic text NOT NULL,
  slot_from timestamptz NOT NULL,
  slot_to timestamptz NOT NULL CHECK (slot_to > slot_from),
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'done', 'missed', 'cancelled')),
  created_at timestamptz NOT NULL,
  finished_at timestamptz,
  finished_by uuid REFERENCES users (id),
  CHECK ((state = 'pending') = (finished_at IS NULL))
);
CREATE UNIQUE INDEX callbacks_one_pending ON callbacks (investor_id) WHERE state = 'pending';
CREATE INDEX callbacks_queue ON callbacks (slot_from) WHERE state = 'pending';
