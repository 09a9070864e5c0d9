-- What a person agreed to when a SIP of the cart was paid for, word for word, with its hash; one row each time it was.

CREATE TABLE order_consents (
  investor_id uuid NOT NULL,
  order_id uuid NOT NULL,
  -- Of the cart.
  revision integer NOT NULL,
  at timestamptz NOT NULL,
  session_id uuid NOT NULL,
  language text NOT NULL CHECK (language IN ('en', 'hi')),
  text text NOT NULL,
  sha256 text NOT NULL CHECK (length(sha256) = 64),
  PRIMARY KEY (investor_id, order_id, revision),
  FOREIGN KEY (investor_id, order_id) REFERENCES orders (investor_id, id)
);
CREATE TRIGGER order_consents_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON order_consents
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
