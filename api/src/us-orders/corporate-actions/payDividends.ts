import { dollars, newYorkDate, newYorkInstant, requireRule, usDividend } from '@sanchay/finance';
import type { Tx } from '../../db/pool.ts';
import { dividendsEarned, post, taxCredit, usdWallet, type LedgerEntry } from '../../ledger/index.ts';
import { notify } from '../../notifications/index.ts';
import type { Context } from '../../platform/context.ts';
import { writeAudit } from '../../platform/writes/audit.ts';
import { announceOrder } from '../../stock-orders/index.ts';
import { lockUsAccount } from '../../us-stocks/index.ts';
import { brokerActions } from './actionStore.ts';
import { markPaid, unpaidEvent, type UsEventRow } from './eventStore.ts';

/** Minutes after midnight in New York at which dividends arrive. */
const PAID_AT = 10 * 60;

/** Credits dividends whose day has come to the dollar wallet, less the tax that the United States withhold; each once. */
export async function payUsDividends(ctx: Context): Promise<void> {
  const now = await ctx.business.now();
  for (const { portfolio_id: portfolioId, action_number: number } of await brokerActions.dividendsToPay(
    ctx.db,
    newYorkDate(now),
  ))
    await ctx.db.tx(async (tx) => {
      const account = await lockUsAccount(tx, portfolioId);
      const event = await unpaidEvent(tx, portfolioId, number);
      if (!event) return;
      const at = newYorkInstant(event.pays_on, PAID_AT);
      if (at > now) return;
      await pay(ctx, tx, { event, at, isTreaty: account!.w8ben_valid_until >= event.pays_on });
    });
}

/** Dollars of a dividend: what reaches the wallet, and the tax that is a credit of the investor. Pure. */
export const dividendEntries = ({ gross, withheld, net }: ReturnType<typeof usDividend>): LedgerEntry[] =>
  [
    { account: usdWallet(), commodity: 'USD', amount: net.toFixed(2) },
    { account: taxCredit('us_withholding'), commodity: 'USD', amount: withheld.toFixed(2) },
    { account: dividendsEarned(), commodity: 'USD', amount: gross.times(-1).toFixed(2) },
  ].filter(({ amount }) => !dollars(amount).eq(0));

interface Payment {
  event: UsEventRow & { per_share: string; pays_on: string };
  at: Date;
  /** Whether a W-8BEN that claims the treaty is valid on the day. */
  isTreaty: boolean;
}

async function pay(ctx: Context, tx: Tx, { event, at, isTreaty }: Payment): Promise<void> {
  const { investor_id: investorId, portfolio_id: portfolioId, symbol, pays_on: on } = event;
  const book = ctx.rules.book();
  const rows = isTreaty ? book.us_dividend_withholding : book.us_dividend_statutory;
  const rule = requireRule(rows, on, 'tax withheld of US dividends');
  const { gross, withheld, net } = usDividend(event.per_share, event.shares_before, rule.value);
  await post(tx, {
    kind: 'us_dividend',
    investorId,
    portfolioId,
    subjectId: event.id,
    at,
    valueDate: on,
    entries: dividendEntries({ gross, withheld, net }),
  });
  const paid = { amount: gross.toFixed(2), withheld: withheld.toFixed(2), rule_id: rule.rule_id };
  await markPaid(tx, { ...event, ...paid, paid_on: on });
  const [share] = await tx.query<{ name: string }>('SELECT name FROM us_stocks WHERE symbol = $1', [symbol]);
  await notify(ctx, tx, {
    portfolioId,
    kind: 'us_dividend_paid',
    at,
    values: { name: share!.name, usd: net.toFixed(2), withheld: paid.withheld, rate: rule.value },
    path: '/us-stocks/wallet',
  });
  await writeAudit(tx, {
    investorId,
    actor: 'broker',
    action: 'us_dividend_paid',
    subject: portfolioId,
    requestId: portfolioId,
    detail: { number: event.action_number, symbol, ...paid },
  });
  await announceOrder(ctx, tx, event);
}
