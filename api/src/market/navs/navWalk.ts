import type { Profile } from '../categories.ts';
import { yieldOn, type FactorDay } from '../factors.ts';
import { gauss } from './noise.ts';

/** How one fund's money grows before costs; all its plans and options share it. */
export interface FundWalk {
  profile: Profile;
  stream: number;
}

/** What a plan and option takes out of it. */
export interface PlanWalk {
  /** Expense ratio, percent a year. */
  drag: number;
  /** Pays out once a year, late in March. */
  payout: boolean;
}

const DAY_MS = 86_400_000;
const ALPHA_PURPOSE = -1;
const MARKET_DAYS_A_YEAR = 248;
const PAYOUT_SHARE = 0.05;

/** What a fund's manager adds or loses a year, as a fraction: up to about eight of its own daily deviations. */
export function alphaOf(seed: number, { profile, stream }: FundWalk): number {
  return 8 * profile.own * gauss(seed, stream, ALPHA_PURPOSE);
}

/** Change of a fund's value before costs from its NAV day before to `day`, as a fraction. Days since 1970. */
export function grossReturn(
  seed: number,
  fund: FundWalk,
  factors: FactorDay,
  day: number,
  previousDay: number,
): number {
  const {
    market = 0,
    mid = 0,
    small = 0,
    gold = 0,
    world = 0,
    duration = 0,
    carry = 0,
    spread = 0,
    own,
  } = fund.profile;
  return (
    market * factors.market +
    mid * factors.mid +
    small * factors.small +
    gold * factors.gold +
    world * factors.world -
    duration * factors.rates +
    own * gauss(seed, fund.stream, day) +
    alphaOf(seed, fund) / MARKET_DAYS_A_YEAR +
    (carry * (yieldOn(day) + spread) * (day - previousDay)) / 36_500
  );
}

/** Whether the yearly payout falls on `day`: the first NAV day from 25 March on. */
export function paysOut(day: number, previousDay: number): boolean {
  const marchDay = Date.UTC(new Date(day * DAY_MS).getUTCFullYear(), 2, 25) / DAY_MS;
  return day >= marchDay && previousDay < marchDay;
}

/**
 * The NAV of a plan on `day` from the one before, both in ten-thousandths of a rupee. It depends on nothing else,
 * so a series that was stored can be continued and gives what a longer seed would have given.
 */
export function nextNav(
  nav: number,
  gross: number,
  plan: PlanWalk,
  day: number,
  previousDay: number,
): number {
  const net = 1 + gross - (plan.drag * (day - previousDay)) / 36_500;
  const kept = plan.payout && paysOut(day, previousDay) ? 1 - PAYOUT_SHARE : 1;
  return Math.max(1, Math.round(nav * net * kept));
}
