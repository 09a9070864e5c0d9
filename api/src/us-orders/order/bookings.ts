import { decimal, dollars } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/pool.ts';
import { post, usdHeldAbroad, usdReserved, usdWallet, type LedgerEntry } from '../../ledger/index.ts';
import type { UsOrderRow } from './orderStore.ts';

interface Booking {
  kind: string;
  subjectId: string;
  at: Date;
  /** ISO day. */
  valueDate: string;
  from: LedgerEntry['account'];
  to: LedgerEntry['account'];
  /** Dollars as text; nothing is booked for 0. */
  amount: string;
}

async function book(
  tx: Tx,
  { investor_id, portfolio_id }: UsOrderRow,
  { kind, subjectId, at, valueDate, from, to, amount }: Booking,
): Promise<void> {
  if (decimal(amount).eq(0)) return;
  await post(tx, {
    kind,
    investorId: investor_id,
    portfolioId: portfolio_id,
    subjectId,
    at,
    valueDate,
    entries: [
      { account: from, commodity: 'USD', amount: decimal(amount).neg().toFixed(2) },
      { account: to, commodity: 'USD', amount },
    ],
  });
}

/** Books the difference between what an order set aside before and sets aside now. */
export async function bookReserve(
  tx: Tx,
  order: UsOrderRow,
  { before, at, on }: { before: string; at: Date; on: string },
): Promise<void> {
  const more = dollars(order.reserved).minus(dollars(before));
  if (more.eq(0)) return;
  const subjectId = randomUUID();
  await tx.query('INSERT INTO us_order_holds (investor_id, id, order_id) VALUES ($1, $2, $3)', [
    order.investor_id,
    subjectId,
    order.id,
  ]);
  await book(tx, order, {
    at,
    subjectId,
    valueDate: on,
    amount: more.abs().toFixed(2),
    ...(more.gt(0)
      ? { kind: 'us_order_hold', from: usdWallet(), to: usdReserved() }
      : { kind: 'us_order_release', from: usdReserved(), to: usdWallet() }),
  });
}

/** Dollars of a settled purchase leave what was set aside; dollars of a settled sale reach the wallet. */
export async function bookSettlement(tx: Tx, order: UsOrderRow, at: Date): Promise<void> {
  const common = { at, subjectId: order.id, valueDate: order.settles_on, amount: order.net };
  await book(
    tx,
    order,
    order.side === 'buy'
      ? { ...common, kind: 'us_purchase', from: usdReserved(), to: usdHeldAbroad() }
      : { ...common, kind: 'us_sale', from: usdHeldAbroad(), to: usdWallet() },
  );
}
