import { Big, decimal, rupees } from '@sanchay/finance';

type Decimal = string | number;

/** The inputs of a premium: cover in rupees, ages in years. */
export interface HealthAnswers {
  cover: number;
  /** One or two adults. */
  adultAges: number[];
  children: number;
  city: string;
}

/** A plan with its rows. Rates in rupees a year for one adult at a factor of 1, before tax. */
export interface PlanRates {
  max_children: number;
  /** Share of the own rate that the younger of two adults pays, percent. */
  second_adult_pct: Decimal;
  child_rate: Decimal;
  rates: { age_from: number; age_to: number; rate: Decimal }[];
  cover_factors: { cover: Decimal; factor: Decimal }[];
  city_factors: { city: string; factor: Decimal }[];
}

function rateAt(plan: PlanRates, age: number): Big | null {
  const band = plan.rates.find(({ age_from, age_to }) => age_from <= age && age <= age_to);
  return band ? decimal(band.rate) : null;
}

/** The factor of a cover: a row's own, or evenly between the two rows around it; null outside the rows. */
function coverFactor(plan: PlanRates, cover: number): Big | null {
  const rows = plan.cover_factors
    .map((row) => ({ cover: rupees(row.cover), factor: decimal(row.factor) }))
    .sort((a, b) => a.cover.cmp(b.cover));
  const above = rows.findIndex((row) => row.cover.gte(rupees(cover)));
  const high = rows[above];
  if (!high) return null;
  if (high.cover.eq(rupees(cover))) return high.factor;
  const low = rows[above - 1];
  if (!low) return null;
  const share = new Big(cover).minus(low.cover).div(high.cover.minus(low.cover));
  return low.factor.plus(high.factor.minus(low.factor).times(share));
}

/**
 * Yearly premium of a plan before tax, in whole rupees (half-up), or null when the plan does not take these people
 * or this cover. The eldest adult pays the full rate of the age, the other the plan's share of it, each child the
 * child rate; the sum is multiplied by the factors of cover and city.
 */
export function yearlyPremium(
  plan: PlanRates,
  { cover, adultAges, children, city }: HealthAnswers,
): Big | null {
  if (children > plan.max_children) return null;
  const factor = coverFactor(plan, cover);
  const cityRow = plan.city_factors.find((row) => row.city === city);
  const rates = adultAges.toSorted((a, b) => b - a).map((age) => rateAt(plan, age));
  const [first, second] = rates;
  if (!factor || !cityRow || !first || second === null) return null;
  const other = second ? second.times(plan.second_adult_pct).div(100) : new Big(0);
  const family = first.plus(other).plus(decimal(plan.child_rate).times(children));
  return family.times(factor).times(cityRow.factor).round(0);
}
