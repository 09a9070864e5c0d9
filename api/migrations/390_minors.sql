-- Accounts of minors, which belong to the login of the guardian. Name, date of birth and PAN are those of the first holder.
CREATE TABLE minors (
  portfolio_id uuid PRIMARY KEY REFERENCES portfolios (id),
  guardian_id uuid NOT NULL REFERENCES users (id),
  relation text NOT NULL CHECK (relation IN ('mother', 'father', 'legal_guardian')),
  -- The guardian is the parent whose income the income of the child is added to
  clubbed boolean NOT NULL CHECK (NOT clubbed OR relation <> 'legal_guardian'),
  added_at timestamptz NOT NULL,
  -- Set when the holder has turned 18 and the plans of the account were ended
  came_of_age_on date
);
CREATE INDEX minors_guardian ON minors (guardian_id);
CREATE INDEX minors_underage ON minors (added_at) WHERE came_of_age_on IS NULL;
