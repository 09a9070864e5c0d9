import type { CapitalGains, IncomeReport } from '@sanchay/contracts';

/** The rules by which income and gains of children are exempt in a report. */
export function exemptionRules({ clubbed = [] }: Pick<CapitalGains | IncomeReport, 'clubbed'>): string[] {
  return [...new Set(clubbed.flatMap(({ exemption }) => (exemption ? [exemption.rule_id] : [])))];
}
