import type { Queries } from '../db/pool.ts';
import type { BookDays, FlowedDays, UnitDays } from './book/bookDays.ts';
import { pricesOnDays } from './priceStore.ts';

export interface ValueOnDay {
  date: string;
  /** Rupees as decimal text. */
  value: string;
  invested: string;
}

/** Ten-thousandths of a unit times ten-thousandths of a rupee, in a paisa. */
const PAISA = 1_000_000n;

/**
 * What a portfolio was worth, gold at its buy-back price and money in transit included, and what had been paid for it,
 * at the end of each ISO day. Units of a liquid fund have the NAV of the day before their payment: money in transit is
 * negative then, so that the payment counts from its own day. What is due after a chargeback is not deducted.
 */
export async function valuesOnDays(
  q: Queries,
  { moved, transit }: BookDays,
  days: readonly string[],
): Promise<ValueOnDay[]> {
  const asked = [...new Set(days)].toSorted();
  const held = moved.map((asset) => ({
    code: asset.code,
    units: runningSums(asset.dates, asset.units, asked),
    invested: runningSums(asset.dates, asset.cost, asked),
  }));
  const priced = held.map(({ code, units }) => [code, asked.filter((_, at) => units[at] !== 0)] as const);
  const prices = await pricesOnDays(q, new Map(priced));
  const money = moneyOnDays(transit, asked);
  return asked.map((date, at) => {
    let [value, invested] = [money[at]!, money[at]!];
    for (const own of held) {
      value += worth(own.units[at]!, prices.get(own.code)?.get(date));
      invested += BigInt(own.invested[at]!);
    }
    return { date, value: asRupees(value), invested: asRupees(invested) };
  });
}

/** Money in transit in rupees as decimal text at the end of an ISO day, as it is part of the value of that day. */
export function transitOnDay({ transit }: Pick<BookDays, 'transit'>, day: string): string {
  return asRupees(moneyOnDays(transit, [day])[0]!);
}

/** Paise in transit at the end of each of the days, which ascend. */
function moneyOnDays(transit: FlowedDays, asked: readonly string[]): bigint[] {
  const amount = runningSums(transit.dates, transit.amount, asked);
  const usual = runningSums(transit.dates, transit.usual, asked);
  return asked.map((_, at) => BigInt(Math.max(amount[at]!, Math.min(usual[at]!, 0))));
}

/** The sum of all values up to and with each of the asked days; both lists of days ascend. */
function runningSums(
  dates: UnitDays['dates'],
  values: readonly number[],
  asked: readonly string[],
): number[] {
  let [next, sum] = [0, 0];
  return asked.map((day) => {
    for (; next < dates.length && dates[next]! <= day; next += 1) sum += values[next]!;
    return sum;
  });
}

/** Whole paise, rounded half away from nil. */
function worth(units: number, price: string | undefined): bigint {
  if (units === 0 || price === undefined) return 0n;
  const exact = BigInt(units) * BigInt(price.replace('.', ''));
  const half = exact < 0n ? -PAISA / 2n : PAISA / 2n;
  return (exact + half) / PAISA;
}

/** Paise as decimal text in rupees. */
function asRupees(paise: bigint): string {
  const digits = (paise < 0n ? -paise : paise).toString().padStart(3, '0');
  return `${paise < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
