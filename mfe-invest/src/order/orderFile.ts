import type { Order, TimelineStep } from '@sanchay/contracts';
import { csvTextField } from '@sanchay/finance';

export const ORDER_FILE_HEAD = ['Time', 'State', 'Rule', 'What happened'] as const;

const cellsOf = ({ at, state, rule_id, text }: TimelineStep): string[] => [at, state, rule_id ?? '', text];

/** The timeline of an order as CSV (RFC 4180), times as the server gave them. */
export function orderCsv({ timeline }: Pick<Order, 'timeline'>): string {
  return [ORDER_FILE_HEAD, ...timeline.map(cellsOf)]
    .map((row) => `${row.map(csvTextField).join(',')}\r\n`)
    .join('');
}

/** The same to read or to send along: the order's own line first. */
export function orderText(
  order: Pick<Order, 'id' | 'fund_name' | 'timeline'>,
  time: (at: string) => string,
): string {
  const lines = order.timeline.map(
    ({ at, rule_id, text }) => `${time(at)}  ${text}${rule_id === null ? '' : ` [${rule_id}]`}`,
  );
  return [`${order.fund_name} (${order.id})`, ...lines, ''].join('\n');
}
