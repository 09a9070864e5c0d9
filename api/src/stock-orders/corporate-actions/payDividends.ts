import {
  financialYearBounds,
  financialYearOf,
  instantAtIst,
  istDate,
  rupees,
  shareDividend,
  sumRupees,
} from '@sanchay/finance';
import type { Tx } from '../../db/pool.ts';
import { dividendsEarned, post, taxCredit, tradingCash } from '../../ledger/index.ts';
import { notify } from '../../notifications/index.ts';
import type { Context } from '../../platform/context.ts';
import { writeAudit } from '../../platform/writes/audit.ts';
import { lockAccount } from '../cash/account.ts';
import { CASH_PATH } from '../cash/paths.ts';
import { announceOrder } from '../exchange/announce.ts';
import { eventOf, exchangeActions, markPaid, paidDividends, type EventRow } from './actionStore.ts';

/** Time of day at which dividends arrive. */
const PAID_AT = '10:00';

/** Credits dividends whose day has come to the cash for stocks, less the tax that the company deducts; each once. */
export async function payDividends(ctx: Context): Promise<void> {
  const now = await ctx.business.now();
  for (const { portfolio_id: portfolioId, action_number: number } of await exchangeActions.dividendsToPay(
    ctx.db,
    istDate(now),
  ))
    await ctx.db.tx(async (tx) => {
      await lockAccount(ctx, tx, portfolioId);
      const event = await eventOf(tx, portfolioId, number);
      if (!event || event.paid_on !== null) return;
      const at = new Date(instantAtIst(event.pays_on, PAID_AT));
      if (at <= now) await pay(ctx, tx, event, at);
    });
}

async function pay(
  ctx: Context,
  tx: Tx,
  event: EventRow & { per_share: string; pays_on: string },
  at: Date,
): Promise<void> {
  const {
    investor_id: investorId,
    portfolio_id: portfolioId,
    isin,
    shares_before: shares,
    pays_on: on,
  } = event;
  const { from } = financialYearBounds(financialYearOf(on));
  const before = (await paidDividends(tx, portfolioId, { from, to: on })).filter(
    (paid) => paid.isin === isin,
  );
  const { gross, tds, net } = shareDividend(
    {
      on,
      shares,
      perShare: event.per_share,
      paidBefore: sumRupees(before.map(({ amount }) => amount)).toFixed(2),
      tdsBefore: sumRupees(before.map((paid) => paid.tds)).toFixed(2),
    },
    ctx.rules.book(),
  );
  await post(tx, {
    kind: 'share_dividend',
    investorId,
    portfolioId,
    subjectId: event.id,
    at,
    valueDate: on,
    entries: [
      { account: tradingCash(), commodity: 'INR', amount: net },
      ...(rupees(tds).gt(0) ? [{ account: taxCredit('tds'), commodity: 'INR', amount: tds }] : []),
      { account: dividendsEarned(), commodity: 'INR', amount: `-${gross}` },
    ],
  });
  await markPaid(tx, { ...event, amount: gross, tds, paid_on: on });
  const [share] = await tx.query<{ name: string }>('SELECT name FROM stocks WHERE isin = $1', [isin]);
  await notify(ctx, tx, {
    portfolioId,
    kind: 'share_dividend_paid',
    at,
    values: { name: share!.name, amount: net, tds },
    path: CASH_PATH,
  });
  await writeAudit(tx, {
    investorId,
    actor: 'system',
    action: 'share_dividend_paid',
    subject: portfolioId,
    requestId: portfolioId,
    detail: { number: event.action_number, isin, gross, tds },
  });
  await announceOrder(ctx, tx, event);
}
