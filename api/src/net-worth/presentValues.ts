import type { ReturnsCalculation } from '@sanchay/contracts';
import { daysBetween, sumRupees, toWire, type CashFlow } from '@sanchay/finance';

type Row = ReturnsCalculation['flows'][number];

/**
 * The payments behind an XIRR, netted by day and oldest first, with the value of what is held last: each with its present
 * value, amount / (1 + XIRR)^(days / 365). Rupees; negative was paid by the investor.
 *
 * @param worth rupees on `today`; left out where it is 0
 * @param rateOf XIRR of the rows as a fraction; null where there is none
 */
export function flowsWithPresentValues(
  flows: readonly CashFlow[],
  { worth, today }: { worth: number; today: string },
  rateOf: (flows: readonly CashFlow[]) => number | null,
): Row[] {
  const byDay = [...Map.groupBy(flows, ({ date }) => date)]
    .map(([date, own]) => ({ date, amount: toWire(sumRupees(own.map(({ amount }) => amount)), 2) }))
    .filter(({ amount }) => amount !== 0)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const all = [
    ...byDay.map((flow) => ({ ...flow, kind: flow.amount < 0 ? ('paid' as const) : ('received' as const) })),
    ...(worth > 0 ? [{ date: today, amount: worth, kind: 'value' as const }] : []),
  ];
  if (all.length === 0) return [];
  const rate = rateOf(all);
  return all.map((flow) => {
    const days = daysBetween(all[0]!.date, flow.date);
    const present = rate === null ? null : flow.amount / (1 + rate) ** (days / 365);
    return { ...flow, days, present_value: present === null ? null : toWire(present.toFixed(2), 2) };
  });
}
