-- The support chat: one conversation a person, kept whole.

CREATE TABLE chat_conversations (
  id uuid PRIMARY KEY,
  investor_id uuid NOT NULL UNIQUE REFERENCES users (id),
  state text NOT NULL CHECK (state IN ('assistant', 'waiting', 'claimed', 'closed')),
  agent_id uuid REFERENCES users (id),
  waiting_since timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Up to which message each side has received and read
  investor_delivered bigint NOT NULL DEFAULT 0,
  investor_read bigint NOT NULL DEFAULT 0,
  desk_delivered bigint NOT NULL DEFAULT 0,
  desk_read bigint NOT NULL DEFAULT 0,
  CHECK ((state = 'claimed') = (agent_id IS NOT NULL)),
  CHECK ((state = 'waiting') = (waiting_since IS NOT NULL))
);
CREATE INDEX chat_conversations_state ON chat_conversations (state, updated_at);

CREATE TABLE chat_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  conversation_id uuid NOT NULL REFERENCES chat_conversations (id),
  author text NOT NULL CHECK (author IN ('investor', 'assistant', 'agent', 'desk')),
  author_id uuid REFERENCES users (id),
  name text NOT NULL,
  text text NOT NULL,
  -- What the desk or the assistant says, as a code that is put into words in the reader's language
  code text,
  -- Articles that are offered, by slug
  articles text[] NOT NULL DEFAULT '{}',
  language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'hi')),
  -- Business time, which people see, and real time, which limits are counted by
  at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  -- The message that the assistant answers with this one; it answers each once
  answers bigint UNIQUE REFERENCES chat_messages (id),
  CHECK (text <> '' OR code IS NOT NULL)
);
CREATE INDEX chat_messages_conversation ON chat_messages (conversation_id, id);
CREATE INDEX chat_messages_author ON chat_messages (author_id, received_at);
