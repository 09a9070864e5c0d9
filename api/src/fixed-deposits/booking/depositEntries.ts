import { rupees, type DepositPosting } from '@sanchay/finance';
import {
  cashInTransit,
  depositHeld,
  interestEarned,
  paidToInvestor,
  taxCredit,
  type LedgerEntry,
} from '../../ledger/index.ts';
import type { DepositRow } from './depositStore.ts';

/** Entries of an accepted booking: the payment becomes the deposit. */
export function bookingEntries({ id, principal }: Pick<DepositRow, 'id' | 'principal'>): LedgerEntry[] {
  return [
    { account: cashInTransit(), commodity: 'INR', amount: `-${principal}` },
    { account: depositHeld(id), commodity: 'INR', amount: principal },
  ];
}

/** Entries of a payout of a deposit to the bank account. Rupees as text. */
export function payoutEntries(depositId: string, amount: string): LedgerEntry[] {
  return [
    { account: depositHeld(depositId), commodity: 'INR', amount: `-${amount}` },
    { account: paidToInvestor(), commodity: 'INR', amount },
  ];
}

/** Entries of interest: what is added or paid, the tax deducted, the income. Rupees as text. */
export function interestEntries(
  depositId: string,
  { kind, interest, tds }: Pick<DepositPosting, 'kind' | 'interest' | 'tds'>,
): LedgerEntry[] {
  const net = rupees(interest).minus(rupees(tds));
  const entries: LedgerEntry[] = [
    { account: interestEarned(), commodity: 'INR', amount: rupees(interest).neg().toFixed(2) },
  ];
  const to = kind === 'added' ? depositHeld(depositId) : paidToInvestor();
  if (net.gt(0)) entries.push({ account: to, commodity: 'INR', amount: net.toFixed(2) });
  if (rupees(tds).gt(0)) entries.push({ account: taxCredit('tds'), commodity: 'INR', amount: tds });
  return entries;
}

/** Entries of a withdrawal: the balance, with interest due or less interest recovered, to the bank account. */
export function withdrawalEntries(
  deposit: Pick<DepositRow, 'id' | 'balance'>,
  { interest, tds, paid }: { interest: string; tds: string; paid: string },
): LedgerEntry[] {
  const entries: LedgerEntry[] = [
    { account: depositHeld(deposit.id), commodity: 'INR', amount: `-${deposit.balance}` },
    { account: paidToInvestor(), commodity: 'INR', amount: paid },
  ];
  if (!rupees(interest).eq(0))
    entries.push({ account: interestEarned(), commodity: 'INR', amount: rupees(interest).neg().toFixed(2) });
  if (rupees(tds).gt(0)) entries.push({ account: taxCredit('tds'), commodity: 'INR', amount: tds });
  return entries;
}
