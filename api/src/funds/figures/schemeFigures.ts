import {
  calendarReturns,
  dateOfEpochDay,
  deepestFall,
  rollingReturns,
  sharpeRatio,
  sipReturn,
  toWire,
  volatilityPct,
  yearReturnPct,
  type NavSeries,
  type RuleBook,
} from '@sanchay/finance';
import type { CallReply } from '@sanchay/contracts';

/** What is stored of a scheme: the wire form without the code. */
export type StoredFigures = Omit<CallReply<'fundFigures'>['data'][number], 'code' | 'as_of'>;

const ROLLING_YEARS = [1, 3, 5];
const SIP_YEARS = [1, 3, 5, 10];
/** Funds of very different age compare only over the same time. */
export const DRAWDOWN_MONTHS = 36;

const percent = (value: number): number => toWire(value, 2);
const orNull = (value: number | null): number | null => (value === null ? null : percent(value));

/** All figures of a growth plan from its history, beside those of its category and its benchmark where there are any. */
export function schemeFigures(
  series: NavSeries,
  { category, benchmark }: { category: NavSeries | null; benchmark: NavSeries | null },
  rules: Pick<RuleBook, 'risk_free_rate'>,
): StoredFigures {
  const sharpe = sharpeRatio(series, rules);
  const fall = deepestFall(series, DRAWDOWN_MONTHS);
  const last = series.days.at(-1) ?? 0;
  return {
    history_from: series.days.length > 0 ? dateOfEpochDay(series.days[0]!) : null,
    volatility: orNull(volatilityPct(series)),
    drawdown: fall && { ...fall, percent: percent(fall.percent) },
    sharpe: sharpe && {
      value: toWire(sharpe.value, 2),
      risk_free: sharpe.riskFree,
      rule_id: sharpe.ruleId,
      rates: sharpe.rates.map(({ ruleId: rule_id, ...rate }) => ({ ...rate, rule_id })),
    },
    rolling: ROLLING_YEARS.flatMap((years) => {
      const found = rollingReturns(series, years, category);
      if (!found) return [];
      const { windows, min, median, max, aheadPct } = found;
      return {
        years,
        windows,
        min: percent(min),
        median: percent(median),
        max: percent(max),
        ahead_pct: orNull(aheadPct),
      };
    }),
    sip: SIP_YEARS.flatMap((years) => {
      const fund = sipReturn(series, years);
      if (fund === null) return [];
      const { first, last: until, valuedOn: valued_on } = fund;
      const rival = category && sipReturn(category, years);
      const days = { first, last: until, valued_on };
      const both = { fund: percent(fund.percent), category: orNull(rival?.percent ?? null) };
      return { years, instalments: years * 12, ...days, ...both };
    }),
    calendar: calendarReturns(series).map(({ year, percent: own, toDate }) => ({
      year,
      to_date: toDate,
      fund: percent(own),
      category: category && orNull(yearReturnPct(category, year, last)),
      benchmark: benchmark && orNull(yearReturnPct(benchmark, year, last)),
    })),
  };
}
