import type { Order, TimelineStep } from '@sanchay/contracts';

export const ORDER_FILE_HEAD = ['Time', 'State', 'Rule', 'What happened'] as const;

const cell = (text: string): string => {
  // A spreadsheet would run a cell that starts like a formula.
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};

const cellsOf = ({ at, state, rule_id, text }: TimelineStep): string[] => [at, state, rule_id ?? '', text];

/** The timeline of an order as CSV (RFC 4180), times as the server gave them. */
export function orderCsv({ timeline }: Pick<Order, 'timeline'>): string {
  return [ORDER_FILE_HEAD, ...timeline.map(cellsOf)].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
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
