import { decimalText, tenThousandths, type Book } from '../book.ts';
import type { SimulatedDeposit } from './deposits.ts';

const UNDER_WAY = ['booking', 'queried'];

/** What is wrong with the deposits of a life; empty in a sound one. Every rupee is held, under way, paid out or tax. */
export function depositFaults(deposits: readonly SimulatedDeposit[], book: Book): string[] {
  const faults: string[] = [];
  const same = (what: string, role: string, reference: string, expected: bigint): void => {
    const stored = book.balance(role, 'INR', reference);
    if (stored !== expected)
      faults.push(`${what}: ${decimalText(stored)}, deposits explain ${decimalText(expected)}`);
  };
  let [transit, interest, tax, paidOut] = [0n, 0n, 0n, 0n];
  for (const { id, state, principal, posted, closing, paidOut: paid } of deposits) {
    if (UNDER_WAY.includes(state)) transit += tenThousandths(principal);
    let held = state === 'active' ? tenThousandths(principal) : 0n;
    for (const posting of posted) {
      interest += tenThousandths(posting.interest);
      tax += tenThousandths(posting.tds);
      if (state === 'active' && posting.kind === 'added')
        held += tenThousandths(posting.interest) - tenThousandths(posting.tds);
    }
    if (closing) {
      interest += tenThousandths(closing.interest);
      tax += tenThousandths(closing.tds);
    }
    paidOut += paid;
    same(`held in ${id}`, 'deposit_held', id, held);
  }
  same('deposits on their way', 'cash_in_transit', '', transit);
  same('interest', 'interest_earned', '', -interest);
  same('tax deducted', 'tax_credit', 'tds', tax);
  same('paid out of deposits', 'paid_to_investor', '', paidOut);
  return faults;
}
