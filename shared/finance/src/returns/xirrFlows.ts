import { epochDayOrNaN } from '../calendar/dates.ts';

/** Money on a day: negative when the investor pays, positive when the investor receives (or holds at the end). */
export type CashFlow = { date: string; amount: number };

/** Flows netted per day: days since 1970 in order, and the paise of each, none of them zero. */
export type DailyFlows = { days: Float64Array; paise: Float64Array };

/** Sums beyond this many paise are scaled down, so that nothing overflows. */
const MOST_PAISE = 1e18;

const paiseOf = (amount: number): number =>
  amount < 0 ? -Math.round(-amount * 100) : Math.round(amount * 100);

/**
 * Nets flows per day in whole paise, so that what cancels out on a day leaves nothing.
 * @returns null when a date is none or an amount is not finite.
 */
export function dailyFlows(flows: readonly CashFlow[]): DailyFlows | null {
  const days = new Float64Array(flows.length);
  const paise = new Float64Array(flows.length);
  let inOrder = true;
  let largest = 0;
  for (let index = 0; index < flows.length; index += 1) {
    const { date, amount } = flows[index]!;
    const day = epochDayOrNaN(date);
    const value = paiseOf(amount);
    if (Number.isNaN(day) || !Number.isFinite(value)) return null;
    if (index > 0 && day < days[index - 1]!) inOrder = false;
    if (Math.abs(value) > largest) largest = Math.abs(value);
    days[index] = day;
    paise[index] = value;
  }
  if (largest > MOST_PAISE)
    for (let index = 0; index < paise.length; index += 1) paise[index]! *= 1e15 / largest;
  return netted(inOrder ? { days, paise } : sorted({ days, paise }));
}

/** More flows than there ever are: day and place in one number sort without a function that compares. */
const PLACES = 2 ** 32;

function sorted({ days, paise }: DailyFlows): DailyFlows {
  const order = Float64Array.from(days, (day, place) => day * PLACES + place)
    .sort()
    .map((key) => key - Math.floor(key / PLACES) * PLACES);
  return { days: order.map((place) => days[place]!), paise: order.map((place) => paise[place]!) };
}

/** Joins the flows of each day in place, and drops days that come to nothing. */
function netted({ days, paise }: DailyFlows): DailyFlows {
  let used = 0;
  for (let index = 0; index < days.length;) {
    const day = days[index]!;
    let sum = 0;
    for (; index < days.length && days[index] === day; index += 1) sum += paise[index]!;
    if (sum === 0) continue;
    days[used] = day;
    paise[used] = sum;
    used += 1;
  }
  return { days: days.subarray(0, used), paise: paise.subarray(0, used) };
}
