import type { NetWorthFlow } from '@sanchay/contracts';
import type { ChartMark } from '@sanchay/ui';

/** Deposits and withdrawals as marks of a chart: what raises the net worth points up, what lowers it down. */
export function flowMarks(flows: readonly NetWorthFlow[], text: (flow: NetWorthFlow) => string): ChartMark[] {
  return flows
    .filter(({ amount }) => amount !== 0)
    .map((flow) => ({ date: flow.date, kind: flow.amount > 0 ? 'in' : 'out', text: text(flow) }));
}
