import type { CallReply } from '@sanchay/contracts';
import {
  formatDateTime,
  priceLimits,
  toWire,
  tradingState,
  type MarketHalt,
  type TradingState,
} from '@sanchay/finance';
import { loadCalendar } from '../../calendar/index.ts';
import type { Queries } from '../../db/pool.ts';
import type { Context } from '../../platform/context.ts';
import { requestLanguage } from '../../platform/http/language.ts';
import { tradedShare } from '../order/terms.ts';
import { stockSentence } from '../sentences.ts';
import { breachesOn, haltedSince } from './noticeStore.ts';

/** The state of the market now, by the notices of the exchange. */
export async function marketNow(ctx: Context, q: Queries): Promise<TradingState> {
  const now = await ctx.business.now(q);
  const [calendar, breaches] = [await loadCalendar(q), await breachesOn(q, now)];
  return tradingState(now, { calendar, breaches }, ctx.rules.book());
}

/** Codes of refusals that end when trading continues. */
const HALTS: ReadonlySet<string> = new Set(['halted', 'market_halted']);
export const isHalt = (code: string): boolean => HALTS.has(code);

/** Why no order of a share is taken now; null when orders are taken or wait for the next session. */
export async function haltRefusal(
  ctx: Context,
  q: Queries,
  isin: string,
): Promise<{ code: 'halted' | 'market_halted'; message: string } | null> {
  const { phase, halt } = await marketNow(ctx, q);
  if (phase === 'halted' && halt) return { code: 'market_halted', message: marketMessage(halt) };
  const since = await haltedSince(q, isin);
  if (since === null) return null;
  const time = formatDateTime(since, requestLanguage());
  return { code: 'halted', message: stockSentence('halted', { time }) };
}

function marketMessage({ level, from, collectsFrom, resumes }: MarketHalt): string {
  const time = (at: Date): string => formatDateTime(at, requestLanguage());
  const facts = { level, time: time(from) };
  const again = collectsFrom ?? resumes;
  return again === null
    ? stockSentence('market_halted_day', facts)
    : stockSentence('market_halted', { ...facts, again: time(again) });
}

/** The session in which a share trades, and what stops it. @throws Problem 404 `not_found` */
export async function shareTrading(ctx: Context, slug: string): Promise<CallReply<'stockSession'>['data']> {
  const share = await tradedShare(ctx.db, slug);
  const rules = ctx.rules.book();
  const { phase, session, isMuhurat, preOpens, collectsUntil, halt } = await marketNow(ctx, ctx.db);
  const since = await haltedSince(ctx.db, share.isin);
  const limits = priceLimits({ close: share.close, bandPct: share.price_band_pct }, session.day, rules);
  return {
    phase,
    muhurat: isMuhurat,
    day: session.day,
    pre_opens: preOpens.toISOString(),
    collects_until: collectsUntil.toISOString(),
    opens: session.opens.toISOString(),
    closes: session.closes.toISOString(),
    market_halt: halt && {
      level: halt.level,
      since: halt.from.toISOString(),
      collects_from: halt.collectsFrom?.toISOString() ?? null,
      resumes: halt.resumes?.toISOString() ?? null,
      rule_id: halt.ruleId,
    },
    halted_since: since?.toISOString() ?? null,
    price_band: limits.bandPct,
    low: toWire(limits.low, 2),
    high: toWire(limits.high, 2),
  };
}
