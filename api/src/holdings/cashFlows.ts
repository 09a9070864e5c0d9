import { rupees, sumRupees, type CashFlow, type Rupees } from '@sanchay/finance';
import type { Move } from './moveStore.ts';

/** Whether a switch is money in and out, as of one holding, or moves money inside what is looked at. */
export type SwitchFlows = 'flows' | 'internal';

/**
 * The dated payments of moves for XIRR, rupees, negative when paid by the investor: each on the day on which money
 * left the bank account or reached it, not on the day of its NAV. A sale counts after exit load and STT, which are
 * costs, and before TDS, which is income tax paid in advance for the investor; interest for a late payout counts with
 * it. Payments without units, refunded or not yet allotted, are not among them. Money in transit to the investor, a
 * redemption not yet paid out, counts on `today`.
 * Legs of a switch count on their value dates for one holding. For a whole that has both legs they are no payments,
 * except what left between them (TDS); the money of a switch without its second leg counts on `today`.
 */
export function cashFlows(moves: readonly Move[], today: string, switches: SwitchFlows): CashFlow[] {
  const isInside = (move: Move): boolean => switches === 'internal' && move.switch_id !== null;
  const outside = moves
    .filter((move) => !isInside(move))
    .map((move) => ({ date: move.paid_on ?? today, amount: receivedOf(move) }));
  const inside = Map.groupBy(moves.filter(isInside), (move) => move.switch_id);
  const between = [...inside.values()].map((legs) => ({
    date: legs.some(({ kind }) => kind === 'switch_in') ? legs[0]!.date : today,
    amount: sumRupees(legs.map(receivedOf)),
  }));
  return [...outside, ...between].flatMap(({ date, amount }) =>
    amount.eq(0) ? [] : [{ date, amount: amount.toNumber() }],
  );
}

function receivedOf({ flow, stt, interest }: Move): Rupees {
  return rupees(flow).minus(rupees(stt)).plus(rupees(interest));
}
