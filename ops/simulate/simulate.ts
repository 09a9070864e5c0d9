import { Life } from './life.ts';
import type { LifeCount } from './frame.ts';
import { makeMarket } from './market.ts';
import type { SimulationOptions } from './options.ts';
import { Oracle } from './oracle.ts';
import { seededRandom } from './random.ts';

/** Years that one investor lives through. */
const LIFE_YEARS = 10;
/** Days after the last action in which what is under way ends. */
const TAIL_DAYS = 90;

/** Which lives are lived here: every `of`th, from `index`. */
export interface Share {
  index: number;
  of: number;
}

export interface SimulationResult extends LifeCount {
  years: number;
  lives: number;
  /** Sum of the ledger over all lives; zero in a sound one. */
  ledgerSum: bigint;
  /** The first life that went wrong, and how. */
  fault: { life: number; messages: string[] } | null;
}

const NOTHING: SimulationResult = {
  years: 0,
  lives: 0,
  orders: 0,
  sales: 0,
  acknowledged: 0,
  refunds: 0,
  repeats: 0,
  receivables: 0,
  instalments: 0,
  endedByFailures: 0,
  fills: 0,
  lateFills: 0,
  annulled: 0,
  settled: 0,
  repeatedMessages: 0,
  gaps: 0,
  deposits: 0,
  interest: 0,
  usFills: 0,
  usLateFills: 0,
  usRefused: 0,
  usAnnulled: 0,
  usSettled: 0,
  usSplits: 0,
  usDividends: 0,
  ledgerSum: 0n,
  fault: null,
};

/** Lives through so many investor-years; the same seed gives the same ones. Stops at the first fault. */
export function simulate(
  { years, seed, plant }: SimulationOptions,
  { index, of }: Share = { index: 0, of: 1 },
): SimulationResult {
  const market = makeMarket(seed, LIFE_YEARS * 365 + TAIL_DAYS);
  const oracle = new Oracle(market.calendar);
  const result = { ...NOTHING };
  for (let life = index; life * LIFE_YEARS < years && !result.fault; life += of) {
    const span = Math.min(LIFE_YEARS, years - life * LIFE_YEARS);
    const random = seededRandom(seed, 2, life);
    const tradingRandom = seededRandom(seed, 5, life);
    const usRandom = seededRandom(seed, 6, life);
    const one = new Life({ market, oracle, random, tradingRandom, usRandom, years: span, plant });
    const messages = one.live();
    if (messages.length > 0) result.fault = { life, messages };
    for (const key of Object.keys(one.count) as (keyof LifeCount)[]) result[key] += one.count[key];
    result.ledgerSum += one.ledgerSum();
    result.years += span;
    result.lives += 1;
  }
  return result;
}

/** The results of shares as one; of several faults that of the earliest life. */
export function together(results: readonly SimulationResult[]): SimulationResult {
  const sum = { ...NOTHING };
  for (const { ledgerSum, fault, ...counts } of results) {
    for (const key of Object.keys(counts) as (keyof typeof counts)[]) sum[key] += counts[key];
    sum.ledgerSum += ledgerSum;
    if (fault && (!sum.fault || fault.life < sum.fault.life)) sum.fault = fault;
  }
  return sum;
}
