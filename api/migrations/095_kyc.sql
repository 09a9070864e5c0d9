-- KYC of each applicant, the forms that go to the registry, pictures of documents, signatures.

CREATE TABLE kyc_records (
  id uuid PRIMARY KEY,
  investor_id uuid NOT NULL REFERENCES users (id),
  portfolio_id uuid NOT NULL REFERENCES portfolios (id),
  position integer NOT NULL CHECK (position BETWEEN 1 AND 3),
  name text NOT NULL CHECK (name <> ''),
  residence_status text NOT NULL,
  pan_sealed bytea NOT NULL,
  -- Keyed, for look-up; equal PANs have equal values
  pan_index bytea NOT NULL,
  pan_masked text NOT NULL CHECK (length(pan_masked) = 10 AND left(pan_masked, 6) = '••••••'),
  registry_status text NOT NULL CHECK (registry_status IN
    ('not_checked', 'not_found', 'under_process', 'registered', 'on_hold', 'rejected', 'validated')),
  registry_name text,
  birth_date_matches boolean,
  kyc_source text,
  kra_kyc_mode text,
  kra_ipv_flag text CHECK (kra_ipv_flag IN ('Y', 'N', 'E')),
  gold_provider_status text,
  -- 0 not KYC, 1 all details verified, 2 only the PAN verified
  pan_kyc_status integer NOT NULL DEFAULT 0 CHECK (pan_kyc_status IN (0, 1, 2)),
  -- 0 not started, 1 filling, 2 submitted, 3 rejected by us, 4 uploading, 5 uploaded, 6 rejected by the registry, 7 verified
  form_status integer NOT NULL DEFAULT 0 CHECK (form_status BETWEEN 0 AND 7),
  esign_status text CHECK (esign_status IN ('pending', 'rejected', 'signed')),
  -- The person keeps the name that differs from the registry's and proves it
  name_by_documents boolean NOT NULL DEFAULT false,
  revision integer NOT NULL DEFAULT 1,
  checked_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (portfolio_id, position),
  UNIQUE (portfolio_id, pan_index)
);

-- One portfolio a holding pattern: the same people in the same mode have one.
CREATE TABLE kyc_holding_patterns (
  portfolio_id uuid PRIMARY KEY REFERENCES portfolios (id),
  pattern bytea NOT NULL UNIQUE
);

CREATE TABLE documents (
  id uuid PRIMARY KEY,
  investor_id uuid NOT NULL REFERENCES users (id),
  portfolio_id uuid NOT NULL REFERENCES portfolios (id),
  position integer NOT NULL CHECK (position BETWEEN 1 AND 3),
  kind text NOT NULL CHECK (kind IN ('pan_card', 'photo', 'signature', 'address_proof', 'selfie')),
  -- Random; the file is sealed by a key of its own, which the vault seals
  file text NOT NULL UNIQUE,
  key_sealed bytea NOT NULL,
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  bytes integer NOT NULL CHECK (bytes > 0),
  uploaded_at timestamptz NOT NULL,
  -- Set when a newer picture took its place
  replaced_at timestamptz
);
CREATE UNIQUE INDEX documents_current ON documents (portfolio_id, position, kind) WHERE replaced_at IS NULL;

CREATE TABLE kyc_ipv (
  id uuid PRIMARY KEY,
  kyc_id uuid NOT NULL REFERENCES kyc_records (id),
  document_id uuid NOT NULL UNIQUE REFERENCES documents (id),
  method text NOT NULL CHECK (method IN ('selfie')),
  done_at timestamptz NOT NULL,
  verified_by text,
  verified_at timestamptz,
  CHECK ((verified_by IS NULL) = (verified_at IS NULL))
);

CREATE TABLE kyc_applications (
  id uuid PRIMARY KEY,
  kyc_id uuid NOT NULL REFERENCES kyc_records (id),
  attempt integer NOT NULL CHECK (attempt > 0),
  status text NOT NULL CHECK (status IN
    ('signing', 'review', 'sending', 'sent_back', 'delivered', 'verified', 'rejected')),
  flags text[] NOT NULL DEFAULT '{}',
  documents uuid[] NOT NULL,
  reviewer_id uuid REFERENCES users (id),
  reviewed_at timestamptz,
  reason text,
  note text NOT NULL DEFAULT '',
  registry_ref text UNIQUE,
  -- The form as it is signed, sealed like a picture; made once
  form_file text UNIQUE,
  form_key_sealed bytea,
  form_hash text CHECK (form_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz NOT NULL,
  waiting_since timestamptz,
  UNIQUE (kyc_id, attempt),
  CHECK ((status = 'review') = (waiting_since IS NOT NULL)),
  CHECK ((form_file IS NULL) = (form_hash IS NULL) AND (form_file IS NULL) = (form_key_sealed IS NULL))
);
CREATE INDEX kyc_applications_queue ON kyc_applications (waiting_since) WHERE waiting_since IS NOT NULL;

CREATE TABLE esigns (
  id uuid PRIMARY KEY,
  application_id uuid NOT NULL REFERENCES kyc_applications (id),
  investor_id uuid NOT NULL REFERENCES users (id),
  portfolio_id uuid NOT NULL REFERENCES portfolios (id),
  status text NOT NULL CHECK (status IN ('pending', 'signed', 'rejected', 'cancelled', 'expired')),
  reason text,
  document_hash text NOT NULL CHECK (document_hash ~ '^[0-9a-f]{64}$'),
  provider_ref text UNIQUE,
  redirect_url text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  signed_at timestamptz,
  ended_at timestamptz,
  CHECK ((status = 'pending') = (ended_at IS NULL))
);
CREATE UNIQUE INDEX esigns_one_open ON esigns (application_id) WHERE status = 'pending';

-- News of partners, each applied once.
CREATE TABLE kyc_events (
  event_id text PRIMARY KEY,
  subject text NOT NULL,
  status text NOT NULL,
  received_at timestamptz NOT NULL
);
