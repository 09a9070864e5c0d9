import { toWire } from '../../money.ts';
import { sumRupees } from '../../quantity.ts';

/** Gains and losses of a year in rupees, losses as positive numbers. */
export type YearGains = { stcg: number; ltcg: number; stcl: number; ltcl: number };

export type SetOff = {
  netStcg: number;
  netLtcg: number;
  /** Losses left for the next eight years. */
  carriedStcl: number;
  carriedLtcl: number;
};

/**
 * Setting losses off before any exemption: a short-term loss first against short-term gains, then long-term ones;
 * a long-term loss against long-term gains only. What the long-term loss takes goes first, since it can go nowhere
 * else. Rupees. Source: rules R1.
 * @throws RangeError when a figure is negative.
 */
export function setOff({ stcg, ltcg, stcl, ltcl }: YearGains): SetOff {
  for (const figure of [stcg, ltcg, stcl, ltcl]) {
    if (!(figure >= 0)) throw new RangeError(`Gains and losses are given as positive rupees: ${figure}`);
  }
  const shortByShort = Math.min(stcg, stcl);
  const longByLong = Math.min(ltcg, ltcl);
  const longByShort = Math.min(less(ltcg, longByLong), less(stcl, shortByShort));
  return {
    netStcg: less(stcg, shortByShort),
    netLtcg: less(ltcg, longByLong, longByShort),
    carriedStcl: less(stcl, shortByShort, longByShort),
    carriedLtcl: less(ltcl, longByLong),
  };
}

/** What is left after taking parts away, exact to the paisa. */
function less(from: number, ...parts: number[]): number {
  return toWire(sumRupees([from, ...parts.map((part) => -part)]), 2);
}
