/**
 * The asset allocations that the fund of scheme `s` disclosed, oldest first, as the dated rows that `fundTaxOn` takes.
 * Part of a SELECT.
 */
export const ALLOCATIONS = `(
  SELECT coalesce(json_agg(json_build_object(
      'rule_id', 'allocation-' || lower(a.house_code) || '-' || a.applies_from,
      'applies_from', a.applies_from, 'applies_to', a.applies_to,
      'value', json_build_object('equity', a.equity, 'debt', a.debt, 'listed', a.listed),
      'source', a.source, 'confidence', a.confidence) ORDER BY a.applies_from), '[]'::json)
  FROM scheme_allocations a WHERE a.house_code = s.house_code AND a.fund_name = s.fund_name)`;
