import { isMarketDay, type BusinessCalendar } from '../calendar/calendar.ts';
import { instantAtIst, instantMillis, istDate, istTimeOfDay, type Instant } from '../calendar/ist.ts';
import { requireRule, ruleOn } from '../rules/datedRule.ts';
import type { RuleBook } from '../rules/ruleBook.ts';
import { marketHoursOn, orderSession, type OrderSession, type SessionRules } from './marketSession.ts';

export type TradingRules = SessionRules & Pick<RuleBook, 'market_halt' | 'pre_open_orders'>;

/** How far the index has moved from its close before, percent up or down. */
export type HaltLevel = 10 | 15 | 20;

/** The index has reached a level at an instant. */
export interface IndexBreach {
  level: HaltLevel;
  at: Date;
}

/** A halt of the whole market. */
export interface MarketHalt {
  level: HaltLevel;
  from: Date;
  /** When a call auction collects orders; null without one. */
  collectsFrom: Date | null;
  /** When trading continues; null where it ends for the day. */
  resumes: Date | null;
  ruleId: string;
}

/**
 * What the exchange does with orders: `pre_open` and `auction` collect them for one price, `matching` calculates that
 * price and takes none, `open` matches each at once, `halted` and `closed` take none.
 */
export type TradingPhase = 'closed' | 'pre_open' | 'matching' | 'open' | 'halted' | 'auction';

/** The state of the market at an instant. */
export interface TradingState {
  phase: TradingPhase;
  /** The running session, else the next. */
  session: OrderSession;
  isMuhurat: boolean;
  /** When the pre-open session of that day starts and until when it takes orders. */
  preOpens: Date;
  collectsUntil: Date;
  halt: MarketHalt | null;
}

/**
 * The halt that a breach causes; null where the time of day causes none. Source: row `market_halt` of the rule book.
 * @throws NoRuleError for a day without a row
 */
export function marketHalt(
  { level, at }: IndexBreach,
  rules: Pick<RuleBook, 'market_halt'>,
): MarketHalt | null {
  const { value, rule_id: ruleId } = requireRule(rules.market_halt, istDate(at), 'halts of the market');
  const time = istTimeOfDay(at);
  const row = value.findLast(({ levelPct, from }) => levelPct === level && from <= time);
  if (!row || (!row.restOfDay && row.haltMinutes === 0)) return null;
  if (row.restOfDay) return { level, from: at, collectsFrom: null, resumes: null, ruleId };
  const ends = minutesAfter(at, row.haltMinutes);
  return {
    level,
    from: at,
    collectsFrom: row.auctionMinutes > 0 ? ends : null,
    resumes: minutesAfter(ends, row.auctionMinutes),
    ruleId,
  };
}

const minutesAfter = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000);

/**
 * The state of the market at an instant, by its hours and by the breaches of the index so far. A halt counts on its own day
 * alone; of several that overlap, the one that ends last.
 * @throws NoRuleError; RangeError without a trading day within 60 days
 */
export function tradingState(
  at: Instant,
  { calendar, breaches }: { calendar: BusinessCalendar; breaches: readonly IndexBreach[] },
  rules: TradingRules,
): TradingState {
  const now = instantMillis(at);
  const session = orderSession(at, calendar, rules);
  const { day } = session;
  const hours = marketHoursOn(day, calendar, rules)!;
  const preOpens = new Date(instantAtIst(day, hours.preOpen));
  const minutes = requireRule(rules.pre_open_orders, day, 'orders of the pre-open session').value;
  const collectsUntil = minutesAfter(preOpens, minutes);
  const running = session.phase !== 'closed';
  const halt = running ? haltAt(now, day, breaches, rules) : null;
  return {
    phase: phaseAt(now, session, { halt, collectsUntil }),
    session,
    isMuhurat: isMarketDay(calendar, day) && ruleOn(rules.muhurat_hours, day) !== null,
    preOpens,
    collectsUntil,
    halt,
  };
}

function haltAt(
  now: number,
  day: string,
  breaches: readonly IndexBreach[],
  rules: Pick<RuleBook, 'market_halt'>,
): MarketHalt | null {
  const running = breaches
    .filter((breach) => istDate(breach.at) === day && breach.at.getTime() <= now)
    .map((breach) => marketHalt(breach, rules))
    .filter((halt) => halt !== null)
    .filter(({ resumes }) => resumes === null || resumes.getTime() > now);
  const end = ({ resumes }: MarketHalt): number => resumes?.getTime() ?? Infinity;
  return running.toSorted((a, b) => end(b) - end(a))[0] ?? null;
}

function phaseAt(
  now: number,
  { phase }: OrderSession,
  { halt, collectsUntil }: { halt: MarketHalt | null; collectsUntil: Date },
): TradingPhase {
  if (phase === 'closed') return 'closed';
  if (halt) return halt.collectsFrom !== null && now >= halt.collectsFrom.getTime() ? 'auction' : 'halted';
  if (phase === 'open') return 'open';
  return now < collectsUntil.getTime() ? 'pre_open' : 'matching';
}

/** Whether the exchange takes an order in a phase. */
export const takesOrders = (phase: TradingPhase): boolean =>
  phase === 'pre_open' || phase === 'open' || phase === 'auction';
