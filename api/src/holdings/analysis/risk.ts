import type { PortfolioAnalysis } from '@sanchay/contracts';
import { addMonthsClamped, dateOfEpochDay, deepestFall, toWire, volatilityPct } from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import type { ValuedHolding } from './exposures.ts';
import { valueSeries } from './valueSeriesStore.ts';

const MONTHS = 36;
/** One month more, so that the first day has a price before it. */
const READ_MONTHS = MONTHS + 1;

/**
 * Yearly volatility and maximum drawdown of today's holdings over the last three years, from the days on which all of
 * them had a price. Payouts of IDCW units lower their NAV, so a portfolio with such units has none; neither has one
 * whose common history is shorter than a year.
 */
export async function riskOf(
  q: Queries,
  held: readonly ValuedHolding[],
  today: string,
): Promise<PortfolioAnalysis['risk']> {
  const none = { as_of: null, history_from: null, volatility: null, drawdown: null };
  if (held.length === 0) return { ...none, problem: null };
  if (held.some(({ distributes }) => distributes)) return { ...none, problem: 'distributions' };
  const series = await valueSeries(q, held, { from: addMonthsClamped(today, -READ_MONTHS), to: today });
  const volatility = volatilityPct(series);
  const fall = deepestFall(series, MONTHS);
  const [first, last] = [series.days.at(0), series.days.at(-1)];
  return {
    problem: volatility === null || fall === null ? 'short' : null,
    as_of: last === undefined ? null : dateOfEpochDay(last),
    history_from: first === undefined ? null : shownFrom(dateOfEpochDay(first), dateOfEpochDay(last!)),
    volatility: volatility === null ? null : toWire(volatility, 2),
    drawdown: fall && { ...fall, percent: toWire(fall.percent, 2) },
  };
}

/** The first day that counts: that of the history, at most three years before its end. */
function shownFrom(first: string, last: string): string {
  const earliest = addMonthsClamped(last, -MONTHS);
  return first < earliest ? earliest : first;
}
