import type { DatedRule } from '../datedRule.ts';
import { requireRule } from '../datedRule.ts';
import { equityRates } from './gainsRules.ts';
import { isLongTerm } from './holdingPeriod.ts';

/**
 * How gains of a fund are taxed, by what it holds: domestic equity, mostly debt (section 50AA), or neither; `unknown`
 * where it has not disclosed what it holds.
 */
export type TaxKind = 'equity' | 'specified' | 'other' | 'unknown';

/** Gains of one head are taxed alike; `slab` by the income slab, so that no rate is known here. */
export type TaxHeadName = 'equity_short' | 'equity_long' | 'slab' | 'other_long' | 'unknown';

export type GainTreatment = {
  /** Null where the kind of the fund is not known. */
  term: 'short' | 'long' | null;
  head: TaxHeadName;
  /** Percent before cess and surcharge; null where the slab decides or the kind is not known. */
  ratePct: number | null;
  ruleId: string | null;
};

type LongRule = DatedRule<{
  readonly months: number;
  /** For units that are traded on an exchange. */
  readonly listedMonths: number;
  readonly ratePct: number;
}>;

/** Debt and money-market funds bought from this day are short-term for ever. Source: rules R2 (section 50AA). */
export const specifiedFundRules: ReadonlyArray<DatedRule<string>> = [
  {
    rule_id: 'specified-fund-2023',
    applies_from: '2023-04-01',
    applies_to: null,
    value: '2023-04-01',
    source: 'Finance Act 2023, section 50AA; wording of 1 Apr 2025 for the share in debt (rules R2)',
    confidence: 'H',
  },
];

/** What is neither equity nor under section 50AA, by the date of transfer. Source: rules R2. */
export const otherFundRules: readonly LongRule[] = [
  {
    rule_id: 'other-fund-gains-2024',
    applies_from: '2024-07-23',
    applies_to: null,
    value: { months: 24, listedMonths: 12, ratePct: 12.5 },
    source:
      'Finance (No. 2) Act 2024: more than 24 months, listed units such as gold ETFs more than 12; 12.5 % without indexation (rules R2)',
    confidence: 'M',
  },
];

const EQUITY_MONTHS = 12;

/**
 * Term, head, rate and rule of a gain on fund units. @throws NoRuleError for a transfer that no row covers: equity
 * before 1 April 2018, others before 23 July 2024.
 */
export function gainTreatment(
  kind: TaxKind,
  { boughtOn, soldOn, listed = false }: { boughtOn: string; soldOn: string; listed?: boolean },
): GainTreatment {
  if (kind === 'unknown') return { term: null, head: 'unknown', ratePct: null, ruleId: null };
  if (kind === 'equity') {
    const { rule_id: ruleId, value } = requireRule(equityRates, soldOn, 'tax on equity gains');
    return isLongTerm(boughtOn, soldOn, EQUITY_MONTHS)
      ? { term: 'long', head: 'equity_long', ratePct: value.ltcgPct, ruleId }
      : { term: 'short', head: 'equity_short', ratePct: value.stcgPct, ruleId };
  }
  const specified = specifiedFundRules.find((rule) => rule.applies_from <= soldOn && rule.value <= boughtOn);
  if (kind === 'specified' && specified)
    return { term: 'short', head: 'slab', ratePct: null, ruleId: specified.rule_id };
  const { rule_id: ruleId, value } = requireRule(otherFundRules, soldOn, 'tax on gains of other funds');
  return isLongTerm(boughtOn, soldOn, listed ? value.listedMonths : value.months)
    ? { term: 'long', head: 'other_long', ratePct: value.ratePct, ruleId }
    : { term: 'short', head: 'slab', ratePct: null, ruleId };
}
