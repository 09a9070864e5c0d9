import { createHash } from 'node:crypto';
import type { OrderRow } from '../rows.ts';

type Line = Pick<
  OrderRow,
  | 'id'
  | 'portfolio_id'
  | 'code'
  | 'type'
  | 'amount'
  | 'start_date'
  | 'folio_no'
  | 'sip_firstorderflag'
  | 'upsize_code'
  | 'frequency'
  | 'plan_id'
  | 'instalment_date'
>;

/**
 * What the OTP of a cart confirms: SHA-256 in hex over every term of every order, in any order of the lines. Null when
 * no OTP is needed because each line is a due instalment of a plan that was confirmed at its registration (R6).
 */
export function cartHash(orders: readonly Line[]): string | null {
  if (orders.every(({ plan_id }) => plan_id !== null)) return null;
  const lines = orders.map((order) => [
    ...[order.id, order.portfolio_id, order.code, order.type, order.amount, order.start_date, order.folio_no],
    ...[order.sip_firstorderflag, order.upsize_code, order.frequency, order.plan_id, order.instalment_date],
  ]);
  lines.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(lines)).digest('hex');
}
