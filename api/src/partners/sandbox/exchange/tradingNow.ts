import { publishedRules, tradingState, type TradingPhase } from '@sanchay/finance';
import { loadCalendar } from '../../../calendar/index.ts';
import type { Queries } from '../../../db/pool.ts';
import { noticeState, type NoticeState } from './notices/noticeStore.ts';

/** Trading at an instant: the notices so far, and what the exchange does with orders. */
export interface TradingNow extends NoticeState {
  /** ISO day of the running session, else of the next. */
  day: string;
  phase: TradingPhase;
}

/** What the sandbox exchange does at an instant of the business clock. */
export async function tradingNow(q: Queries, at: Date): Promise<TradingNow> {
  const state = await noticeState(q);
  const calendar = await loadCalendar(q);
  const { phase, session } = tradingState(at, { calendar, breaches: state.breaches }, publishedRules);
  return { ...state, phase, day: session.day };
}
