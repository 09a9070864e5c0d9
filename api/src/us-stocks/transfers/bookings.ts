import { decimal, dollars, rupees } from '@sanchay/finance';
import type { Tx } from '../../db/pool.ts';
import {
  cashInTransit,
  gatewayClearing,
  paidToInvestor,
  post,
  providerPayable,
  taxCredit,
  usdHeldAbroad,
  usdInTransit,
  usdWallet,
  type LedgerEntry,
} from '../../ledger/index.ts';
import type { Context } from '../../platform/context.ts';
import type { TransferRow } from './transferStore.ts';

/** The bank that converts, in accounts of what is owed to providers. */
const BANK = 'remittance_bank';

interface Booking {
  kind: string;
  at: Date;
  entries: LedgerEntry[];
}

async function book(tx: Tx, transfer: TransferRow, { kind, at, entries }: Booking): Promise<void> {
  await post(tx, {
    kind,
    investorId: transfer.investor_id,
    portfolioId: transfer.portfolio_id,
    subjectId: transfer.id,
    at,
    valueDate: transfer.value_on,
    entries: entries.filter(({ amount }) => !decimal(amount).eq(0)),
  });
}

const minus = (amount: string): string => decimal(amount).neg().toFixed(2);
const inr = (account: LedgerEntry['account'], amount: string): LedgerEntry => ({
  account,
  commodity: 'INR',
  amount,
});
const usd = (account: LedgerEntry['account'], amount: string): LedgerEntry => ({
  account,
  commodity: 'USD',
  amount,
});

/** Rupees that the bank keeps: what is converted and its charges, without the tax collected. */
const keptByBank = ({ total, tcs }: Pick<TransferRow, 'total' | 'tcs'>): string =>
  rupees(total).minus(rupees(tcs)).toFixed(2);

/** What a transfer between bank and wallet moves: dollars, and rupees with and without the tax collected. */
type Transferred = Pick<TransferRow, 'usd' | 'tcs' | 'total'>;

/** Paid rupees become dollars in the wallet; the tax collected is a credit of the investor. Pure. */
export const remittanceEntries = (transfer: Transferred): LedgerEntry[] => [
  inr(cashInTransit(), minus(transfer.total)),
  inr(providerPayable(BANK), keptByBank(transfer)),
  inr(taxCredit('tcs'), transfer.tcs),
  usd(usdHeldAbroad(), minus(transfer.usd)),
  usd(usdWallet(), transfer.usd),
];

/** Dollars leave the wallet when a withdrawal is placed. Pure. */
export const withdrawalEntries = ({ usd: amount }: Transferred): LedgerEntry[] => [
  usd(usdWallet(), minus(amount)),
  usd(usdInTransit(), amount),
];

/** Dollars of a withdrawal that the bank rejected return to the wallet. Pure. */
export const returnEntries = ({ usd: amount }: Transferred): LedgerEntry[] => [
  usd(usdInTransit(), minus(amount)),
  usd(usdWallet(), amount),
];

/** The bank has converted the dollars of a withdrawal and paid the rupees. Pure. */
export const payoutEntries = (transfer: Transferred): LedgerEntry[] => [
  usd(usdInTransit(), minus(transfer.usd)),
  usd(usdHeldAbroad(), transfer.usd),
  inr(providerPayable(BANK), minus(transfer.total)),
  inr(paidToInvestor(), transfer.total),
];

const booker =
  (kind: string, entriesOf: (transfer: TransferRow) => LedgerEntry[]) =>
  (tx: Tx, transfer: TransferRow, at: Date): Promise<void> =>
    book(tx, transfer, { kind, at, entries: entriesOf(transfer) });

export const bookRemittance = booker('remittance', remittanceEntries);
export const bookWithdrawal = booker('us_withdrawal', withdrawalEntries);
export const bookReturn = booker('us_withdrawal_return', returnEntries);
export const bookPayout = booker('us_withdrawal_payout', payoutEntries);

/** TCS that is not due after all goes back to the investor: it is no credit any more. */
export async function bookTcsRefund(
  tx: Tx,
  transfer: TransferRow,
  { at, amount }: { at: Date; amount: string },
): Promise<void> {
  const entries = [inr(taxCredit('tcs'), minus(amount)), inr(cashInTransit(), amount)];
  await book(tx, transfer, { kind: 'tcs_refund', at, entries });
}

/**
 * Reverses what is left of a remittance whose payment was reversed.
 * @param taken dollars that the wallet still has of it
 * @param recovered rupees that the bank returns for them, charges and tax included
 */
export async function bookReversal(
  ctx: Context,
  tx: Tx,
  transfer: TransferRow,
  { taken, recovered, tcs }: { taken: string; recovered: string; tcs: string },
): Promise<void> {
  const at = await ctx.business.now(tx);
  await book(tx, transfer, {
    kind: 'payment_reversal',
    at,
    entries: [inr(cashInTransit(), minus(transfer.total)), inr(gatewayClearing(), transfer.total)],
  });
  if (dollars(taken).eq(0)) return;
  const entries = [
    inr(providerPayable(BANK), minus(rupees(recovered).minus(rupees(tcs)).toFixed(2))),
    inr(taxCredit('tcs'), minus(tcs)),
    inr(cashInTransit(), recovered),
    usd(usdWallet(), minus(taken)),
    usd(usdHeldAbroad(), taken),
  ];
  await book(tx, transfer, { kind: 'remittance_reversal', at, entries });
}
