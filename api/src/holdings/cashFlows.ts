import type { CashFlow } from '@sanchay/finance';
import type { Move } from './moveStore.ts';

/** Whether a switch is money in and out, as of one holding, or moves money inside what is looked at. */
export type SwitchFlows = 'flows' | 'internal';

/**
 * The dated payments of moves for XIRR, rupees, negative when paid by the investor: each on the day on which money
 * left the bank account or reached it, not on the day of its NAV. Payments without units, refunded or not yet
 * allotted, are not among them. Money in transit to the investor, a redemption not yet paid out, counts on `today`.
 * Legs of a switch count on their value dates for one holding; for a whole that has both legs they are no
 * payments, and the money between the legs counts on `today`.
 */
export function cashFlows(moves: readonly Move[], today: string, switches: SwitchFlows): CashFlow[] {
  const arrived = new Set(moves.flatMap((move) => (move.kind === 'switch_in' ? [move.subject_id] : [])));
  return moves.flatMap(({ kind, subject_id, paid_on, flow }) => {
    const amount = Number(flow);
    const inside = switches === 'internal' && (kind === 'switch_in' || kind === 'switch_out');
    if (amount === 0 || (inside && arrived.has(subject_id))) return [];
    return [{ date: inside ? today : (paid_on ?? today), amount }];
  });
}
