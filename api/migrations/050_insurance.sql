-- Health insurance: who offers which plan, and the rows that a premium is made of.

CREATE TABLE insurers (
  code text PRIMARY KEY,
  name text NOT NULL
);

CREATE TABLE insurance_plans (
  id text PRIMARY KEY,
  insurer_code text NOT NULL REFERENCES insurers (code),
  kind text NOT NULL CHECK (kind = 'health'),
  name text NOT NULL,
  -- Codes that the pages put into words.
  features text[] NOT NULL,
  max_children integer NOT NULL CHECK (max_children >= 0),
  -- Share of the own rate that the younger of two adults pays in a family policy, percent.
  second_adult_pct numeric(5, 2) NOT NULL CHECK (second_adult_pct > 0),
  -- Rupees a year for each child at a factor of 1.
  child_rate numeric(12, 2) NOT NULL CHECK (child_rate >= 0),
  offered boolean NOT NULL DEFAULT true
);

-- Rupees a year for one adult of the ages, both included, at a cover and city factor of 1, before tax.
CREATE TABLE insurance_rates (
  plan_id text NOT NULL REFERENCES insurance_plans (id),
  age_from integer NOT NULL,
  age_to integer NOT NULL CHECK (age_to >= age_from),
  rate numeric(12, 2) NOT NULL CHECK (rate > 0),
  PRIMARY KEY (plan_id, age_from)
);

-- Covers between two rows are interpolated; outside the rows the plan is not offered.
CREATE TABLE insurance_cover_factors (
  plan_id text NOT NULL REFERENCES insurance_plans (id),
  cover numeric(14, 2) NOT NULL CHECK (cover > 0),
  factor numeric(8, 4) NOT NULL CHECK (factor > 0),
  PRIMARY KEY (plan_id, cover)
);

CREATE TABLE insurance_city_factors (
  plan_id text NOT NULL REFERENCES insurance_plans (id),
  city text NOT NULL CHECK (city IN ('metro', 'city', 'town')),
  factor numeric(8, 4) NOT NULL CHECK (factor > 0),
  PRIMARY KEY (plan_id, city)
);

-- GST on the premium, percent.
CREATE TABLE insurance_tax_rules (
  rule_id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind = 'health'),
  applies_from date NOT NULL,
  applies_to date,
  rate numeric(5, 2) NOT NULL CHECK (rate >= 0),
  source text NOT NULL,
  confidence text NOT NULL CHECK (confidence IN ('H', 'M', 'L'))
);
INSERT INTO insurance_tax_rules VALUES
  ('health-gst-2017', 'health', '2017-07-01', '2025-09-21', 18, 'GST on general insurance premiums since 1 Jul 2017', 'M'),
  ('health-gst-2025', 'health', '2025-09-22', NULL, 0, '56th GST Council: individual health policies exempt from 22 Sep 2025', 'M');
