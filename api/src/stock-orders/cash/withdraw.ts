import type { CallBody } from '@sanchay/contracts';
import { cashPayoutDay, formatRupees, isScale, istDate, quarterStart, rupees } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import { defaultBank, verifiedBanks } from '../../banks/index.ts';
import { loadCalendar } from '../../calendar/index.ts';
import type { Tx } from '../../db/pool.ts';
import { paidToInvestor, post, tradingCash } from '../../ledger/index.ts';
import { notify } from '../../notifications/index.ts';
import { isFrozen } from '../../payments/index.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { validationFailed } from '../../platform/http/problem.ts';
import { writeAudit } from '../../platform/writes/audit.ts';
import { spendStepUp } from '../../users/index.ts';
import { announceOrder } from '../exchange/announce.ts';
import { refusedField, stockSentence } from '../sentences.ts';
import { cashBalances, lockAccount, type TradingAccount } from './account.ts';
import { CASH_PATH } from './paths.ts';
import { eachAlone } from '../../platform/eachAlone.ts';

/**
 * Pays available cash out to a verified bank account, in the caller's transaction.
 * @throws Problem 422 `withdraw_least`, `withdraw_most`, `amount_paise`, `bank_unknown`, `amount_due`; 403 of the OTP
 */
export async function withdrawCash(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  { amount, bank_id: bankId, step_up: stepUp }: CallBody<'withdrawTradingCash'>,
): Promise<void> {
  const { portfolioId } = actor;
  const account = await lockAccount(ctx, tx, portfolioId);
  if (await isFrozen(tx, portfolioId)) throw validationFailed('amount_due', stockSentence('amount_due'));
  if (!isScale(amount, 2)) throw refusedField('amount', 'amount_paise');
  if (amount <= 0) throw refusedField('amount', 'withdraw_least');
  const { available } = await cashBalances(tx, portfolioId, ctx.rules.book());
  if (rupees(amount).gt(rupees(available)))
    throw refusedField('amount', 'withdraw_most', {
      available: formatRupees(Number(available), { decimals: 2 }),
    });
  if (!(await verifiedBanks(tx, portfolioId)).some(({ id }) => id === bankId))
    throw refusedField('bank_id', 'bank_unknown');
  await spendStepUp(ctx, tx, actor, 'redeem', stepUp);
  await payOut(ctx, tx, account, { amount: rupees(amount).toFixed(2), bankId, kind: 'requested' });
}

interface Payout {
  amount: string;
  bankId: string;
  kind: 'requested' | 'quarterly';
}

async function payOut(
  ctx: Context,
  tx: Tx,
  { investor_id: investorId, portfolio_id: portfolioId }: TradingAccount,
  { amount, bankId, kind }: Payout,
): Promise<void> {
  const id = randomUUID();
  const at = await ctx.business.now(tx);
  await tx.query(
    `INSERT INTO cash_withdrawals (investor_id, id, portfolio_id, bank_id, amount, kind, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [investorId, id, portfolioId, bankId, amount, kind, at],
  );
  await post(tx, {
    kind: kind === 'quarterly' ? 'cash_payout' : 'cash_withdrawal',
    investorId,
    portfolioId,
    subjectId: id,
    at,
    valueDate: istDate(at),
    entries: [
      { account: tradingCash(), commodity: 'INR', amount: `-${amount}` },
      { account: paidToInvestor(), commodity: 'INR', amount },
    ],
  });
  await notify(ctx, tx, {
    portfolioId,
    kind: kind === 'quarterly' ? 'cash_paid_out' : 'cash_withdrawn',
    at,
    values: { amount },
    path: CASH_PATH,
  });
  await announceOrder(ctx, tx, { portfolio_id: portfolioId });
}

/** Pays out cash that no order needs, once a quarter; an account without a verified bank account waits for one. */
export async function payOutIdleCash(ctx: Context): Promise<void> {
  const today = istDate(await ctx.business.now());
  const start = quarterStart(today);
  if (today < cashPayoutDay(today, await loadCalendar(ctx.db))) return;
  const due = await ctx.db.query<{ portfolio_id: string }>(
    `SELECT portfolio_id FROM trading_accounts WHERE paid_out_quarter IS NULL OR paid_out_quarter < $1
     ORDER BY portfolio_id`,
    [start],
  );
  await eachAlone(ctx, 'payOutIdleCash', due, ({ portfolio_id: portfolioId }) =>
    ctx.db.tx((tx) => payOutOf(ctx, tx, portfolioId, start)),
  );
}

async function payOutOf(ctx: Context, tx: Tx, portfolioId: string, start: string): Promise<void> {
  const account = await lockAccount(ctx, tx, portfolioId);
  if (account.paid_out_quarter !== null && account.paid_out_quarter >= start) return;
  const bank = await defaultBank(tx, portfolioId);
  if (!bank || (await isFrozen(tx, portfolioId))) return;
  const { available } = await cashBalances(tx, portfolioId, ctx.rules.book());
  await tx.query(
    'UPDATE trading_accounts SET paid_out_quarter = $3 WHERE investor_id = $1 AND portfolio_id = $2',
    [account.investor_id, portfolioId, start],
  );
  if (rupees(available).lte(0)) return;
  await payOut(ctx, tx, account, { amount: available, bankId: bank.id, kind: 'quarterly' });
  await writeAudit(tx, {
    investorId: account.investor_id,
    actor: 'system',
    action: 'cash_paid_out',
    subject: portfolioId,
    requestId: portfolioId,
    detail: { amount: available, quarter: start },
  });
}
