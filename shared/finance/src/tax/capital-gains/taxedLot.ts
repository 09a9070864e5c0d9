import { financialYearOf } from '../../calendar/dates.ts';
import { roundRupees, rupees, unitCount, valueOf, type Rupees } from '../../quantity.ts';
import { ruleOn } from '../../rules/datedRule.ts';
import type { RuleBook } from '../../rules/ruleBook.ts';
import { gainTreatment, type GainRules, type GainTreatment, type SoldKind } from '../gains/fundGains.ts';
import { indexedCost } from '../gains/indexation.ts';
import type { FundTax } from '../gains/taxKind.ts';

/** Units of one purchase that one sale took. Decimals are text. */
export type LotSale = {
  readonly boughtOn: string;
  readonly soldOn: string;
  readonly units: string;
  /** Rupees paid for these units, stamp duty included. */
  readonly cost: string;
  /** Rupees of the sale before exit load, charges and STT. */
  readonly proceeds: string;
  /** Rupees of exit load, or of the charges of a sale of shares; without STT, which no gain deducts. */
  readonly expenses: string;
  /** How the fund or share is taxed on the day of the sale. */
  readonly tax: Pick<FundTax, 'listed'> & { readonly kind: SoldKind };
  /** Rupees a unit on the grandfathering day (31 January 2018): NAV, or highest price of a share; null where not known. */
  readonly fairValue: string | null;
  /** ISO days on which the fund changed its face value: units of before and NAVs of after do not go together. */
  readonly faceValueChanges?: readonly string[];
  /**
   * Whether the same shares were bought and sold on the day of the sale, so that some may not have been delivered: a
   * gain of those is business income (section 43(5), speculative transaction).
   */
  readonly sameDay?: boolean;
};

/** What stands in the way of a final figure for a lot. */
export type LotGap = 'kind_unknown' | 'fair_value_missing' | 'index_missing' | 'same_day' | 'rate_missing';

/** How a sold lot is taxed. Rupees as decimal text. */
export type TaxedLot = GainTreatment & {
  /** Rupees that count as cost: what was paid, or the grandfathered or indexed cost. */
  taxCost: string;
  /** Why the cost is not what was paid; null where it is. */
  costBasis: 'grandfathered' | 'indexed' | null;
  /** Rupees of the units on the grandfathering day; null unless the lot is older than it and long-term equity. */
  fairValueTotal: string | null;
  /** Proceeds less expenses and the cost that counts. */
  gain: string;
  /** Rows behind term, rate and cost. */
  ruleIds: string[];
  gaps: LotGap[];
  /** Whether the face value changed between purchase and sale, so that units and NAVs do not go together. */
  faceValueChanged: boolean;
};

/** The kinds of rule that determine the gain of a sold lot. */
export type LotRules = GainRules & Pick<RuleBook, 'grandfathering' | 'cost_inflation_index'>;

type Cost = Pick<TaxedLot, 'costBasis' | 'fairValueTotal'> & {
  amount: Rupees;
  ruleIds: readonly string[];
  gaps: LotGap[];
};

/**
 * The gain of a sold lot and how it is taxed. The cost of long-term equity bought on or before 31 January 2018 is the
 * higher of what was paid and the lower of its value of that day and of the proceeds; that of funds under indexation
 * is raised by the index of the two years. Each total is rounded half-up to paise. Where a value is missing the cost
 * paid is used, and named as a gap. Source: rules R1 to R4.
 * @throws NoRuleError for a transfer that no row covers.
 */
export function taxLot(lot: LotSale, rules: LotRules): TaxedLot {
  const { boughtOn, soldOn, sameDay = false } = lot;
  const isUndelivered = sameDay && boughtOn === soldOn;
  const kind = isUndelivered ? 'unknown' : lot.tax.kind;
  const treatment = gainTreatment(kind, { boughtOn, soldOn, listed: lot.tax.listed }, rules);
  const { amount, ruleIds, gaps, ...cost } = taxCostOf(lot, treatment, rules);
  return {
    ...treatment,
    ...cost,
    gaps: sameDay ? [...(isUndelivered ? [] : gaps), 'same_day'] : gaps,
    taxCost: amount.toFixed(2),
    gain: rupees(lot.proceeds).minus(rupees(lot.expenses)).minus(amount).toFixed(2),
    ruleIds: [...(treatment.ruleId === null ? [] : [treatment.ruleId]), ...ruleIds],
    faceValueChanged: changedSince(lot, boughtOn),
  };
}

/** Whether the face value changed after a day and before the units were sold. */
function changedSince({ faceValueChanges = [], soldOn }: LotSale, day: string): boolean {
  return faceValueChanges.some((change) => day < change && change <= soldOn);
}

function taxCostOf(lot: LotSale, treatment: GainTreatment, rules: LotRules): Cost {
  const paid: Cost = {
    amount: rupees(lot.cost),
    costBasis: null,
    fairValueTotal: null,
    ruleIds: [],
    gaps: [],
  };
  if (treatment.head === 'unknown') return { ...paid, gaps: ['kind_unknown'] };
  if (treatment.indexed) return indexed(lot, paid, rules);
  const day = treatment.head === 'equity_long' ? ruleOn(rules.grandfathering, lot.soldOn) : null;
  if (!day || lot.boughtOn > day.value) return paid;
  if (lot.fairValue === null || changedSince(lot, day.value))
    return { ...paid, gaps: ['fair_value_missing'] };
  const fair = roundRupees(valueOf(unitCount(lot.units), lot.fairValue));
  const capped = lower(fair, rupees(lot.proceeds));
  const isHigher = capped.gt(paid.amount);
  return {
    ...paid,
    amount: isHigher ? capped : paid.amount,
    costBasis: isHigher ? 'grandfathered' : null,
    fairValueTotal: fair.toFixed(2),
    ruleIds: [day.rule_id],
  };
}

const lower = (a: Rupees, b: Rupees): Rupees => (a.lt(b) ? a : b);

function indexed(lot: LotSale, paid: Cost, rules: LotRules): Cost {
  const index = ruleOn(rules.cost_inflation_index, lot.soldOn);
  if (!index || !ruleOn(rules.cost_inflation_index, lot.boughtOn))
    return { ...paid, gaps: ['index_missing'] };
  const raised = indexedCost(
    Number(lot.cost),
    financialYearOf(lot.boughtOn),
    financialYearOf(lot.soldOn),
    rules,
  );
  return { ...paid, amount: rupees(raised), costBasis: 'indexed', ruleIds: [index.rule_id] };
}
