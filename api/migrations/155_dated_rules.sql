-- Rules with dates as data: cut-offs, stamp duty, tax rates, limits. Nothing is changed in place: a change is a new
-- version, so that the rows in force at any time of recording can be told.
CREATE TABLE rule_changes (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind ~ '^[a-z0-9_]{1,64}$'),
  rule_id text NOT NULL CHECK (rule_id ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$'),
  -- The version that it replaces or removes; null for a new row.
  base_version bigint,
  removes boolean NOT NULL DEFAULT false CHECK (NOT removes OR base_version IS NOT NULL),
  applies_from date NOT NULL,
  applies_to date CHECK (applies_to >= applies_from),
  value jsonb NOT NULL,
  source text NOT NULL CHECK (btrim(source) <> ''),
  confidence text NOT NULL CHECK (confidence IN ('H', 'M', 'L')),
  reason text NOT NULL CHECK (btrim(reason) <> ''),
  -- Days that have begun may get another meaning.
  corrects_past boolean NOT NULL DEFAULT false,
  -- The newest version of the kind that was seen by who proposed it.
  seen_version bigint NOT NULL,
  -- Null when a release brought a row that contradicts what staff entered.
  proposed_by uuid REFERENCES users (id),
  proposed_at timestamptz NOT NULL
);
CREATE INDEX rule_changes_kind ON rule_changes (kind, rule_id);

CREATE TABLE rule_decisions (
  change_id uuid PRIMARY KEY REFERENCES rule_changes (id),
  decision text NOT NULL CHECK (decision IN ('approved', 'rejected', 'withdrawn')),
  note text NOT NULL DEFAULT '',
  decided_by uuid NOT NULL REFERENCES users (id),
  decided_at timestamptz NOT NULL
);

CREATE TABLE rule_versions (
  version bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind ~ '^[a-z0-9_]{1,64}$'),
  rule_id text NOT NULL CHECK (rule_id ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,79}$'),
  -- From this version on the row is in force on no day.
  removed boolean NOT NULL DEFAULT false,
  applies_from date NOT NULL,
  applies_to date CHECK (applies_to >= applies_from),
  -- Its form depends on the kind: api/src/rules/ruleShapes.ts.
  value jsonb NOT NULL,
  source text NOT NULL CHECK (btrim(source) <> ''),
  confidence text NOT NULL CHECK (confidence IN ('H', 'M', 'L')),
  origin text NOT NULL CHECK (origin IN ('release', 'staff')),
  -- The approved change that it comes from.
  change_id uuid REFERENCES rule_changes (id),
  recorded_at timestamptz NOT NULL,
  CHECK (origin = 'release' OR change_id IS NOT NULL)
);
CREATE INDEX rule_versions_rule ON rule_versions (kind, rule_id, version);

CREATE FUNCTION rules_are_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only: add a version instead', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER rule_changes_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON rule_changes
  FOR EACH STATEMENT EXECUTE FUNCTION rules_are_append_only();
CREATE TRIGGER rule_decisions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON rule_decisions
  FOR EACH STATEMENT EXECUTE FUNCTION rules_are_append_only();
CREATE TRIGGER rule_versions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON rule_versions
  FOR EACH STATEMENT EXECUTE FUNCTION rules_are_append_only();

-- A change is approved by another person than its author, and withdrawn by its author only, whoever asks the database.
CREATE FUNCTION rule_decided_by_another() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE author uuid;
BEGIN
  SELECT proposed_by INTO author FROM rule_changes WHERE id = NEW.change_id;
  IF NEW.decision = 'withdrawn' AND author IS DISTINCT FROM NEW.decided_by
     OR NEW.decision <> 'withdrawn' AND author = NEW.decided_by THEN
    RAISE EXCEPTION 'change % cannot be % by this person', NEW.change_id, NEW.decision USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER rule_decided_by_another BEFORE INSERT ON rule_decisions
  FOR EACH ROW EXECUTE FUNCTION rule_decided_by_another();

-- What staff enter goes into force by an approved change only.
CREATE FUNCTION rule_version_approved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.change_id IS NOT NULL AND NOT EXISTS
     (SELECT 1 FROM rule_decisions WHERE change_id = NEW.change_id AND decision = 'approved') THEN
    RAISE EXCEPTION 'change % is not approved', NEW.change_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER rule_version_approved BEFORE INSERT ON rule_versions
  FOR EACH ROW EXECUTE FUNCTION rule_version_approved();

-- Every node reads the rules anew.
CREATE FUNCTION tell_rules() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('dated_rules', '');
  RETURN NULL;
END $$;
CREATE TRIGGER tell_rules AFTER INSERT ON rule_versions FOR EACH STATEMENT EXECUTE FUNCTION tell_rules();

ALTER TABLE staff_roles DROP CONSTRAINT staff_roles_role_check;
ALTER TABLE staff_roles ADD CONSTRAINT staff_roles_role_check CHECK (role IN ('support', 'kyc', 'rules'));
