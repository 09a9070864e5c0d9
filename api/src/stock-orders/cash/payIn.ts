import type { CallBody } from '@sanchay/contracts';
import { formatRupees, isScale, istDate, rupees } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import { isNonResident } from '../../banks/index.ts';
import type { Tx } from '../../db/pool.ts';
import { cashInTransit, gatewayClearing, post, tradingCash } from '../../ledger/index.ts';
import { notify } from '../../notifications/index.ts';
import { startPayment, type PaymentRow, type Reversed } from '../../payments/index.ts';
import { ownerOf } from '../../platform/access/portfolioOwner.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { validationFailed } from '../../platform/http/problem.ts';
import { announceOrder } from '../exchange/announce.ts';
import { refusedField, stockSentence } from '../sentences.ts';
import { cashBalances, lockAccount } from './account.ts';
import { CASH_PATH } from './paths.ts';

const LEAST = 100;
const MOST = 1_00_00_000;

/**
 * Starts a payment that adds cash, in the caller's transaction.
 * @throws Problem 422 `add_least`, `add_most`, `amount_paise`, `non_resident`; what `startPayment` throws
 */
export async function addCash(
  ctx: Context,
  tx: Tx,
  { portfolioId }: Actor,
  { amount, method, upi_id: upiId, bank }: CallBody<'addTradingCash'>,
): Promise<PaymentRow> {
  if (await isNonResident(tx, portfolioId))
    throw validationFailed('non_resident', stockSentence('non_resident'));
  if (!isScale(amount, 2)) throw refusedField('amount', 'amount_paise');
  if (amount < LEAST) throw refusedField('amount', 'add_least', { least: formatRupees(LEAST) });
  if (amount > MOST) throw refusedField('amount', 'add_most', { most: formatRupees(MOST) });
  await lockAccount(ctx, tx, portfolioId);
  return startPayment(ctx, tx, {
    purpose: 'trading_cash',
    subjectId: randomUUID(),
    investorId: await ownerOf(tx, portfolioId),
    portfolioId,
    amount,
    method,
    ...(upiId !== undefined && { upiId }),
    ...(bank !== undefined && { bank }),
    description: 'Cash for stocks',
    returnPath: CASH_PATH,
  });
}

const owned = ({ investor_id, portfolio_id, subject_id }: PaymentRow) => ({
  investorId: investor_id,
  portfolioId: portfolio_id,
  subjectId: subject_id,
});

/** The payment succeeded: the cash is available at once. */
export async function creditCash(ctx: Context, tx: Tx, payment: PaymentRow): Promise<void> {
  const at = payment.realised_at ?? (await ctx.business.now(tx));
  await post(tx, {
    ...owned(payment),
    kind: 'cash_added',
    at,
    valueDate: istDate(at),
    entries: [
      { account: cashInTransit(), commodity: 'INR', amount: `-${payment.amount}` },
      { account: tradingCash(), commodity: 'INR', amount: payment.amount },
    ],
  });
  await notify(ctx, tx, {
    portfolioId: payment.portfolio_id,
    kind: 'cash_added',
    values: { amount: payment.amount },
    path: CASH_PATH,
  });
  await announceOrder(ctx, tx, payment);
}

/** The payment failed or expired: nothing was charged. */
export async function endCashPayment(ctx: Context, tx: Tx, payment: PaymentRow): Promise<void> {
  await announceOrder(ctx, tx, payment);
}

/** The bank reversed the payment: available cash goes back; what orders have used by then is due from the investor. */
export async function reverseCash(ctx: Context, tx: Tx, payment: PaymentRow): Promise<Reversed> {
  await lockAccount(ctx, tx, payment.portfolio_id);
  const at = await ctx.business.now(tx);
  const transfer = { ...owned(payment), at, valueDate: istDate(at) };
  await post(tx, {
    ...transfer,
    kind: 'payment_reversal',
    entries: [
      { account: cashInTransit(), commodity: 'INR', amount: `-${payment.amount}` },
      { account: gatewayClearing(), commodity: 'INR', amount: payment.amount },
    ],
  });
  const { available } = await cashBalances(tx, payment.portfolio_id, ctx.rules.book());
  const paid = rupees(payment.amount);
  const recovered = (rupees(available).lt(paid) ? rupees(available) : paid).toFixed(2);
  if (rupees(recovered).gt(0))
    await post(tx, {
      ...transfer,
      kind: 'cash_reversal',
      entries: [
        { account: tradingCash(), commodity: 'INR', amount: `-${recovered}` },
        { account: cashInTransit(), commodity: 'INR', amount: recovered },
      ],
    });
  await announceOrder(ctx, tx, payment);
  return { booked: payment.amount, recovered };
}
