import { requireRule, ruleOn } from '../../rules/datedRule.ts';
import type { RuleBook } from '../../rules/ruleBook.ts';
import { isLongTerm } from './holdingPeriod.ts';

/**
 * How gains of a fund are taxed, by what it holds: domestic equity, mostly debt (section 50AA), or neither; `unknown`
 * where it has not disclosed what it holds.
 */
export type TaxKind = 'equity' | 'specified' | 'other' | 'unknown';

/** What is sold, for tax: fund units and Indian shares by their kind, or shares listed abroad. */
export type SoldKind = TaxKind | 'foreign_share';

/** Gains of one head are taxed alike; `slab` by the income slab, so that no rate is known here. */
export type TaxHeadName = 'equity_short' | 'equity_long' | 'slab' | 'other_long' | 'unknown';

export type GainTreatment = {
  /** Null where the kind of the fund is not known. */
  term: 'short' | 'long' | null;
  head: TaxHeadName;
  /** Percent before cess and surcharge; null where the slab decides or the kind is not known. */
  ratePct: number | null;
  ruleId: string | null;
  /** Whether the cost is raised by inflation before the rate applies. */
  indexed?: true;
};

/** The kinds of rule that determine how a gain on fund units is taxed. */
export type GainRules = Pick<
  RuleBook,
  'equity_gains' | 'specified_fund' | 'other_fund_gains' | 'foreign_share_gains'
>;

/**
 * Term, head, rate and rule of a gain on fund units or shares. @throws NoRuleError for a transfer that no row covers:
 * equity before 1 April 2008, other funds before 11 July 2014, shares listed abroad before 1 April 2016.
 */
export function gainTreatment(
  kind: SoldKind,
  { boughtOn, soldOn, listed = false }: { boughtOn: string; soldOn: string; listed?: boolean },
  rules: GainRules,
): GainTreatment {
  if (kind === 'unknown') return { term: null, head: 'unknown', ratePct: null, ruleId: null };
  if (kind === 'equity') {
    const { rule_id: ruleId, value } = requireRule(rules.equity_gains, soldOn, 'tax on equity gains');
    return isLongTerm(boughtOn, soldOn, value.months)
      ? { term: 'long', head: 'equity_long', ratePct: value.ltcgPct, ruleId }
      : { term: 'short', head: 'equity_short', ratePct: value.stcgPct, ruleId };
  }
  if (kind === 'foreign_share') return foreignTreatment({ boughtOn, soldOn }, rules);
  const specified = ruleOn(rules.specified_fund, soldOn);
  if (kind === 'specified' && specified && specified.value <= boughtOn)
    return { term: 'short', head: 'slab', ratePct: null, ruleId: specified.rule_id };
  const { rule_id: ruleId, value } = requireRule(
    rules.other_fund_gains,
    soldOn,
    'tax on gains of other funds',
  );
  const isLong = isLongTerm(boughtOn, soldOn, listed ? value.listedMonths : value.months);
  return otherTreatment(isLong, value, ruleId);
}

/** Shares listed abroad are not listed in India: section 112 after 24 months, the income slab before. */
function foreignTreatment(
  { boughtOn, soldOn }: { boughtOn: string; soldOn: string },
  rules: Pick<RuleBook, 'foreign_share_gains'>,
): GainTreatment {
  const { rule_id: ruleId, value } = requireRule(
    rules.foreign_share_gains,
    soldOn,
    'tax on gains of foreign shares',
  );
  const { longTermMonths, ltcgPct: ratePct, indexed } = value;
  return otherTreatment(
    isLongTerm(boughtOn, soldOn, longTermMonths),
    { ratePct, ...(indexed && { indexed }) },
    ruleId,
  );
}

function otherTreatment(
  isLong: boolean,
  { ratePct, indexed = false }: { ratePct: number; indexed?: boolean },
  ruleId: string,
): GainTreatment {
  return isLong
    ? { term: 'long', head: 'other_long', ratePct, ruleId, ...(indexed && { indexed: true }) }
    : { term: 'short', head: 'slab', ratePct: null, ruleId };
}
