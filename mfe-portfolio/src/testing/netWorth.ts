import type { CallReply, NetWorth } from '@sanchay/contracts';
import { returnsReply, totals } from './samples.ts';

/** The net worth of a portfolio that is all with Sanchay. */
export const netWorthReply = (over: Partial<NetWorth> = {}): CallReply<'netWorth'> => ({
  status: 'success',
  data: {
    as_of: '2026-11-20',
    value: totals.current_value,
    owned: totals.current_value,
    owed: 0,
    one_day_change: totals.one_day_change,
    one_day_change_percentage: totals.one_day_change_percentage,
    has_external: false,
    investments: totals,
    returns: totals,
    overall: totals,
    sources: [{ source: 'sanchay', value: totals.current_value }],
    kinds: [
      { asset: 'mutual_fund', value: 800_520.55, count: 2 },
      { asset: 'gold', value: 15_433.1, count: 1 },
    ],
    allocation: [
      { group: 'equity', value: 800_520.55, percentage: 98.11 },
      { group: 'gold', value: 15_433.1, percentage: 1.89 },
    ],
    history: returnsReply.data.history,
    maturities: [],
    ...over,
  },
});

/** The net worth of an account that owns nothing. */
export const emptyNetWorth: CallReply<'netWorth'> = netWorthReply({
  ...{ as_of: null, value: 0, owned: 0, one_day_change: 0, one_day_change_percentage: null },
  ...{ sources: [], kinds: [], allocation: [], history: [] },
});
