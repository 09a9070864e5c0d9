import { rupees, sumRupees, type CashFlow, type Rupees } from '@sanchay/finance';
import type { Move } from './moveStore.ts';

/** Whether a switch is money in and out, as of one holding, or moves money inside what is looked at. */
export type SwitchFlows = 'flows' | 'internal';

/** A move of a switch: rupees to the investor, negative for what was paid. */
export interface SwitchLeg {
  switch_id: string;
  /** Day of the NAV. */
  date: string;
  /** Day of the payment; null while it has not happened. */
  paid_on: string | null;
  amount: number;
  brings: boolean;
}

/** The payments of moves before a day is assumed for what has not been paid. Rupees to the investor, to the paisa. */
export interface BookedFlows {
  /** Of payments outside of switches, in the order of booking: ISO day, or null while it has not been paid out. */
  dates: (string | null)[];
  amounts: number[];
  switches: SwitchLeg[];
}

/** The payments that moves are, without those of nothing. */
export function bookedFlows(moves: readonly Move[]): BookedFlows {
  const booked: BookedFlows = { dates: [], amounts: [], switches: [] };
  for (const move of moves) {
    const amount = receivedOf(move).toNumber();
    const { switch_id, date, paid_on, kind } = move;
    if (switch_id !== null)
      booked.switches.push({ switch_id, date, paid_on, amount, brings: kind === 'switch_in' });
    else if (amount !== 0) {
      booked.dates.push(paid_on);
      booked.amounts.push(amount);
    }
  }
  return booked;
}

/**
 * The dated payments for XIRR, rupees, negative when paid by the investor: each on the day on which money
 * left the bank account or reached it, not on the day of its NAV. A sale counts after exit load and STT, which are
 * costs, and before TDS, which is income tax paid in advance for the investor; interest for a late payout counts with
 * it. Payments without units, refunded or not yet allotted, are not among them. Money in transit to the investor, a
 * redemption not yet paid out, counts on `today`.
 * Legs of a switch count on their value dates for one holding. For a whole that has both legs they are no payments,
 * except what left between them (TDS); the money of a switch without its second leg counts on `today`.
 */
export function cashFlows(booked: readonly BookedFlows[], today: string, switches: SwitchFlows): CashFlow[] {
  const outside = booked.flatMap(({ dates, amounts }) =>
    dates.map((date, index) => ({ date: date ?? today, amount: amounts[index]! })),
  );
  const legs = booked.flatMap((one) => one.switches);
  return [...outside, ...(switches === 'flows' ? eachLeg(legs, today) : betweenLegs(legs, today))];
}

const eachLeg = (legs: readonly SwitchLeg[], today: string): CashFlow[] =>
  legs.flatMap(({ paid_on, amount }) => (amount === 0 ? [] : [{ date: paid_on ?? today, amount }]));

function betweenLegs(legs: readonly SwitchLeg[], today: string): CashFlow[] {
  return [...Map.groupBy(legs, ({ switch_id }) => switch_id).values()].flatMap((own) => {
    const amount = sumRupees(own.map((leg) => leg.amount)).toNumber();
    const date = own.some(({ brings }) => brings) ? own[0]!.date : today;
    return amount === 0 ? [] : [{ date, amount }];
  });
}

function receivedOf({ flow, stt, interest }: Move): Rupees {
  return rupees(flow).minus(rupees(stt)).plus(rupees(interest));
}
