import type { AppConfig } from '@sanchay/contracts';
import { inflation, lumpsum, sip, type PlanResult } from '@sanchay/finance';

/** Years that a visitor may look ahead; the address carries the choice. */
export const HORIZONS = [10, 20, 30] as const;
export type Horizon = (typeof HORIZONS)[number];

/** The horizon that an address requests; 20 years when it requests none that we show. */
export function horizonOf(query: URLSearchParams): Horizon {
  return HORIZONS.find((years) => String(years) === query.get('years')) ?? 20;
}

export type PlaceId = 'cash' | 'savings' | 'gold' | 'fd' | 'funds';

export interface Place {
  id: PlaceId;
  /** Assumed growth, percent a year. */
  ratePct: number;
  /** Rupees at the end. */
  value: number;
  /** The same in rupees of today. */
  today: number;
}

/**
 * What an amount comes to in each place by the rates that the configuration assumes, and what that buys in rupees of
 * today. Rupees and years.
 */
export function places(amount: number, years: number, config: AppConfig): Place[] {
  const { assumedReturns, goals } = config;
  const rates: [PlaceId, number][] = [
    ['cash', 0],
    ['savings', assumedReturns.savings],
    ['gold', assumedReturns.gold],
    ['fd', assumedReturns.fd],
    ['funds', goals.returns],
  ];
  return rates.map(([id, ratePct]) => {
    const { value } = lumpsum({ principal: amount, annualRatePct: ratePct, years });
    const inflationPct = config.inflation.default;
    return { id, ratePct, value, today: inflation({ nominalValue: value, inflationPct, years }).realValue };
  });
}

export interface Start {
  /** Age at the first instalment. */
  age: number;
  plan: PlanResult;
}

/** The same monthly instalment from different ages to one end. Rupees a month, percent a year, ages in years. */
export function starts(
  monthlyAmount: number,
  ages: readonly number[],
  { until, ratePct }: { until: number; ratePct: number },
): Start[] {
  return ages
    .filter((age) => age < until)
    .map((age) => ({
      age,
      plan: sip({ monthlyAmount, annualRatePct: ratePct, months: (until - age) * 12 }),
    }));
}
