-- Accounts of others that a user includes in the combined family view. Their owners consented with an invitation.
CREATE TABLE family_members (
  user_id uuid NOT NULL REFERENCES users (id),
  portfolio_id uuid NOT NULL REFERENCES portfolios (id),
  added_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, portfolio_id)
);
