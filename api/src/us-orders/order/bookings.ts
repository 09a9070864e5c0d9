import { decimal, dollars } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/pool.ts';
import { post, usdHeldAbroad, usdReserved, usdWallet, type LedgerEntry } from '../../ledger/index.ts';
import type { UsOrderRow } from './orderStore.ts';

/** Dollars between two accounts. */
interface UsTransfer {
  kind: string;
  entries: LedgerEntry[];
}

interface Moved {
  kind: string;
  from: LedgerEntry['account'];
  to: LedgerEntry['account'];
  /** Dollars as text. */
  amount: string;
}

const moved = ({ kind, from, to, amount }: Moved): UsTransfer => ({
  kind,
  entries: [
    { account: from, commodity: 'USD', amount: decimal(amount).neg().toFixed(2) },
    { account: to, commodity: 'USD', amount },
  ],
});

/** The difference between what an order set aside before and sets aside now. Pure; null for none. */
export function reserveTransfer(
  { reserved }: Pick<UsOrderRow, 'reserved'>,
  before: string,
): UsTransfer | null {
  const more = dollars(reserved).minus(dollars(before));
  if (more.eq(0)) return null;
  const amount = more.abs().toFixed(2);
  return more.gt(0)
    ? moved({ kind: 'us_order_hold', from: usdWallet(), to: usdReserved(), amount })
    : moved({ kind: 'us_order_release', from: usdReserved(), to: usdWallet(), amount });
}

/**
 * Dollars of a settled purchase leave what was set aside; dollars of a settled sale reach the wallet. Pure; null where
 * nothing is paid.
 */
export function settlementTransfer({
  side,
  net: amount,
}: Pick<UsOrderRow, 'side' | 'net'>): UsTransfer | null {
  if (dollars(amount).eq(0)) return null;
  return side === 'buy'
    ? moved({ kind: 'us_purchase', from: usdReserved(), to: usdHeldAbroad(), amount })
    : moved({ kind: 'us_sale', from: usdHeldAbroad(), to: usdWallet(), amount });
}

/** Books the difference between what an order set aside before and sets aside now. */
export async function bookReserve(
  tx: Tx,
  order: UsOrderRow,
  { before, at, on: valueDate }: { before: string; at: Date; on: string },
): Promise<void> {
  const transfer = reserveTransfer(order, before);
  if (transfer === null) return;
  const { investor_id: investorId, portfolio_id: portfolioId, id } = order;
  const subjectId = randomUUID();
  await tx.query('INSERT INTO us_order_holds (investor_id, id, order_id) VALUES ($1, $2, $3)', [
    investorId,
    subjectId,
    id,
  ]);
  await post(tx, { ...transfer, investorId, portfolioId, subjectId, at, valueDate });
}

/** Books the dollars of a settled order. */
export async function bookSettlement(tx: Tx, order: UsOrderRow, at: Date): Promise<void> {
  const transfer = settlementTransfer(order);
  if (transfer === null) return;
  const { investor_id: investorId, portfolio_id: portfolioId, id: subjectId, settles_on: valueDate } = order;
  await post(tx, { ...transfer, investorId, portfolioId, subjectId, at, valueDate });
}
