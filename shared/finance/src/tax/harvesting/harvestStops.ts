import type { FolioPrices, LotFacts } from './folioPrices.ts';
import { unitCount } from '../../quantity.ts';
import type { HarvestFolio } from './harvestFolio.ts';

/** Up to so many of its smallest steps a folio is tried at each of them, because rounding moves the best one. */
const FEW_STEPS = 50;
/** Folios of more lots are tried where lots begin to save or to cost something, and not at the end of every lot. */
const MANY_LOTS = 24;

/**
 * Units at which a folio is tried: every step where it has few, the ends of its lots where they are few, else the ends
 * of its runs. A run is of lots whose gains are taxed alike and, at each rate that a rupee of gain or loss may save,
 * all save more than they cost or all less: within it a saving only grows or only falls, until the exemption or the
 * gains that losses lower are used up.
 * @param rates percent that a rupee may save
 */
export function stopsOf(folio: HarvestFolio, prices: FolioPrices, rates: readonly number[]): string[] {
  const step = 10 ** folio.unitsDecimals;
  const steps = Math.floor(Number(unitCount(folio.free).times(step).toFixed(4)));
  const ends = prices.ends;
  if (steps > FEW_STEPS) return ends.length > MANY_LOTS ? runEnds(prices, rates) : [...ends];
  const every = Array.from({ length: steps + 1 }, (_, count) => (count / step).toFixed(folio.unitsDecimals));
  return [...new Set([...every, ...ends].map((units) => unitCount(units).toFixed(4)))];
}

function runEnds({ ends, facts }: FolioPrices, rates: readonly number[]): string[] {
  const kinds = facts.slice(0, ends.length - 1).map((lot) => kindOf(lot, rates));
  return ends.filter((_end, index) => index === 0 || kinds[index - 1] !== kinds[index]);
}

/** How a lot is taxed, whether it has a gain, and at which rates it saves more than it costs. */
function kindOf({ treatment, gain, cost }: LotFacts, rates: readonly number[]): string {
  return [treatment, Math.sign(gain), ...rates.map((rate) => Math.abs(gain) * rate > cost * 100)].join();
}
