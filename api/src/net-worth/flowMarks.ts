import type { NetWorthFlow, NetWorthMark } from '@sanchay/contracts';
import { addDays, sumRupees, toWire } from '@sanchay/finance';
import { withoutTransfers } from './transfers.ts';

/** Days before today that have marks of their own; the chart has a point for each of them. */
const RECENT_DAYS = 30;

/**
 * Flows for a chart, oldest first: those of a month together at its last one, those of the last 30 days by day. A mark of
 * one flow has it. Money that goes from the cash of an account into its shares and back is no deposit or withdrawal.
 */
export function flowMarks(flows: readonly NetWorthFlow[], today: string): NetWorthMark[] {
  const recent = addDays(today, -RECENT_DAYS);
  const bucket = ({ date }: NetWorthFlow) => (date < recent ? date.slice(0, 7) : date);
  return [...Map.groupBy(withoutTransfers(flows), bucket).values()]
    .map((own): NetWorthMark => {
      const sum = (sign: 1 | -1) => toWire(sumRupees(own.map(({ amount }) => Math.max(0, sign * amount))), 2);
      return {
        date: own
          .map(({ date }) => date)
          .toSorted()
          .at(-1)!,
        paid_in: sum(1),
        taken_out: sum(-1),
        count: own.length,
        flow: own.length === 1 ? own[0]! : null,
      };
    })
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
}
