-- A role of its own for who decides on KYC forms, and two different people where names differ.
ALTER TABLE staff_roles DROP CONSTRAINT staff_roles_role_check;
ALTER TABLE staff_roles ADD CONSTRAINT staff_roles_role_check CHECK (role IN ('support', 'kyc'));

CREATE TABLE kyc_approvals (
  application_id uuid NOT NULL REFERENCES kyc_applications (id),
  user_id uuid NOT NULL REFERENCES users (id),
  at timestamptz NOT NULL,
  PRIMARY KEY (application_id, user_id)
);

-- Enquiries at the KYC registry, for the daily limit. The PAN is its keyed index, the network a keyed hash.
CREATE TABLE pan_enquiries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id),
  network text NOT NULL,
  pan_index bytea NOT NULL
);
CREATE INDEX pan_enquiries_user ON pan_enquiries (user_id, at);
CREATE INDEX pan_enquiries_network ON pan_enquiries (network, at);
