import type { CallReply, DatedRuleRow } from '@sanchay/contracts';

const row = (
  kind: DatedRuleRow['kind'],
  value: number,
  applies_from: string,
  applies_to: string | null = null,
): DatedRuleRow => ({
  rule_id: `${kind}-${applies_from}`,
  kind,
  value,
  applies_from,
  applies_to,
  source: 'test',
  confidence: 'H',
});

/** The rule table as the API answers it on a day; rows that are not given are as in 2026. */
export function ruleAnswer(on = '2026-11-20', instead?: DatedRuleRow[]): CallReply<'datedRules'> {
  const rules = instead ?? [
    row('equity_ltcg', 10, '2018-04-01', '2024-07-22'),
    row('equity_ltcg', 12.5, '2024-07-23'),
    row('equity_stcg', 15, '2018-04-01', '2024-07-22'),
    row('equity_stcg', 20, '2024-07-23'),
    row('equity_exemption', 100_000, '2018-04-01', '2024-03-31'),
    row('equity_exemption', 125_000, '2024-04-01'),
    row('section_80c', 150_000, '2014-04-01'),
    row('elss_lock_in', 36, '2005-11-03'),
    row('old_regime_slab', 5, '2017-04-01'),
    row('old_regime_slab', 20, '2017-04-01'),
    row('old_regime_slab', 30, '2017-04-01'),
    row('cess', 4, '2018-04-01'),
    row('stamp_duty', 0, '1993-01-01', '2020-06-30'),
    row('stamp_duty', 0.005, '2020-07-01'),
  ];
  return { status: 'success', data: { on, rules } };
}
