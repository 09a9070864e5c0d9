import { rupees, sumRupees, type Rupees } from '../../quantity.ts';
import type { SoldLot } from '../../orders/sale.ts';
import type { GainTreatment } from '../gains/fundGains.ts';

/** Gains and losses that are taxed alike, each as a positive sum in rupees. */
export type GainSum = Pick<GainTreatment, 'head' | 'ratePct' | 'term' | 'ruleId'> & {
  readonly gains: Rupees;
  readonly losses: Rupees;
};
export type GainSums = readonly GainSum[];

/** The gains of sold lots by head and rate. */
export function gainsOf(
  lots: readonly Pick<SoldLot, 'head' | 'ratePct' | 'term' | 'ruleId' | 'gain'>[],
): GainSums {
  return [...Map.groupBy(lots, ({ head, ratePct }) => `${head} ${ratePct}`).values()].map((own) => {
    const { head, ratePct, term, ruleId } = own[0]!;
    const gains = own.map(({ gain }) => rupees(gain));
    return {
      head,
      ratePct,
      term,
      ruleId,
      gains: sumRupees(gains.filter((gain) => gain.gt(0))),
      losses: sumRupees(gains.filter((gain) => gain.lt(0)).map((gain) => gain.neg())),
    };
  });
}

/** Sums of the same head and rate as one. */
export function joinedSums(sums: GainSums): GainSums {
  const joined = new Map<string, GainSum>();
  for (const own of sums) {
    const key = `${own.head} ${own.ratePct}`;
    const there = joined.get(key);
    joined.set(
      key,
      there ? { ...there, gains: there.gains.plus(own.gains), losses: there.losses.plus(own.losses) } : own,
    );
  }
  return [...joined.values()];
}

/** Gains less losses of all heads. */
export function sumOfGains(sums: GainSums): Rupees {
  return sumRupees(sums.map(({ gains, losses }) => gains.minus(losses)));
}
