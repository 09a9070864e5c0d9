-- Alerts on what the record of a fund states: expense ratio, riskometer, managers, exit load, closing or merging.
ALTER TABLE price_alerts
  DROP CONSTRAINT price_alerts_rule_check,
  DROP CONSTRAINT price_alerts_check,
  DROP CONSTRAINT price_alerts_check1,
  -- What the record stated when the alert was last evaluated; empty where it stated nothing.
  ADD COLUMN seen text,
  ADD CONSTRAINT price_alerts_rule CHECK (rule IN ('above', 'below', 'move', 'high_52w', 'low_52w',
    'expense_ratio', 'riskometer', 'manager', 'exit_load', 'closing')),
  ADD CONSTRAINT price_alerts_value CHECK ((value IS NOT NULL) = (rule IN ('above', 'below', 'move'))),
  ADD CONSTRAINT price_alerts_seen CHECK (
    (seen IS NOT NULL) = (rule IN ('expense_ratio', 'riskometer', 'manager', 'exit_load', 'closing'))),
  ADD CONSTRAINT price_alerts_record CHECK (seen IS NULL OR kind = 'mutual_fund'),
  ADD CONSTRAINT price_alerts_reached CHECK ((reached_on IS NULL) = (reached_price IS NULL) OR seen IS NOT NULL);
CREATE INDEX price_alerts_on_records ON price_alerts (item) WHERE removed_at IS NULL AND seen IS NOT NULL;

-- Fund houses also announce other terms of a scheme.
ALTER TABLE scheme_changes
  DROP CONSTRAINT scheme_changes_kind_check,
  -- Percent of an expense ratio, level of the riskometer, manager, or text of an exit load (empty for none).
  ADD COLUMN new_value text,
  ADD CONSTRAINT scheme_changes_kind CHECK (kind IN ('renamed', 'merged', 'closed', 'reopened',
    'expense_ratio', 'riskometer', 'manager', 'exit_load')),
  ADD CONSTRAINT scheme_changes_value CHECK (
    (new_value IS NOT NULL) = (kind IN ('expense_ratio', 'riskometer', 'manager', 'exit_load')));
