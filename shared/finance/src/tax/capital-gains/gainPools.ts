import { rupees, sumRupees, type Rupees } from '../../quantity.ts';
import type { TaxHeadName } from '../gains/fundGains.ts';
import type { TaxedLot } from './taxedLot.ts';

/** Gains of one head at one rate, which are taxed alike. Rupees. */
export type GainPool = {
  readonly head: TaxHeadName;
  /** Percent before cess and surcharge; null where the slab decides or the kind of the fund is not known. */
  readonly ratePct: number | null;
  readonly term: 'short' | 'long' | null;
  readonly ruleIds: readonly string[];
  /** Sum of the gains, and of the losses as a positive figure. */
  readonly gains: Rupees;
  readonly losses: Rupees;
};

/** A slab rate is not known here; losses reduce slab gains first, as if they bore the highest slab. */
const SLAB_ORDER_PCT = 30;

type Gained = Pick<TaxedLot, 'head' | 'ratePct' | 'term' | 'gain' | 'ruleId'>;

/** The gains of lots by head and rate, in the order in which losses reduce them: highest rate first. */
export function gainPools(lots: readonly Gained[]): GainPool[] {
  const pools = [...Map.groupBy(lots, ({ head, ratePct }) => `${head} ${ratePct}`).values()].map((own) => {
    const { head, ratePct, term } = own[0]!;
    const gains = own.map(({ gain }) => rupees(gain));
    return {
      head,
      ratePct,
      term,
      ruleIds: [...new Set(own.flatMap(({ ruleId }) => ruleId ?? []))],
      gains: sumRupees(gains.filter((gain) => gain.gt(0))),
      losses: sumRupees(gains.filter((gain) => gain.lt(0)).map((gain) => gain.neg())),
    };
  });
  return pools.toSorted(byRate);
}

function byRate(a: GainPool, b: GainPool): number {
  return order(b) - order(a) || a.head.localeCompare(b.head);
}

/** Long-term equity comes last, whatever its rate: its exemption may cover what is left of it. */
function order({ head, ratePct }: GainPool): number {
  if (head === 'unknown') return -1000;
  return (head === 'equity_long' ? -100 : 0) + (ratePct ?? SLAB_ORDER_PCT);
}

/** Whether gains and losses of a pool are outside the computation: exempt ones, and those of an unknown kind. */
export function isOutside({ head, ratePct }: Pick<GainPool, 'head' | 'ratePct'>): boolean {
  return head === 'unknown' || ratePct === 0;
}
