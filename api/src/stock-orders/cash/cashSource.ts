import type { NetWorthFlow } from '@sanchay/contracts';
import { rupees, sumRupees, toWire } from '@sanchay/finance';
import { plainBasis, type AssetSource } from '../../net-worth/index.ts';
import type { Context } from '../../platform/context.ts';
import { createMessages } from '../../platform/http/language.ts';
import { chargesOf } from '../order/costs.ts';
import { unsettledPurchases } from '../order/orderStore.ts';

const message = createMessages({
  en: { cash: 'Cash for stocks' },
  hi: { cash: 'स्टॉक्स के लिए कैश' },
});

/** The cash is one holding; its name is in the language of the request. */
const holding = () => ({ source: 'sanchay', asset: 'cash', id: 'trading', name: message('cash') }) as const;

/** Money that came into the cash or left it; rupees as signed decimal text. */
interface Movement {
  on: string;
  amount: string;
}

/**
 * Movements of the cash by day, the oldest first. What purchases take counts from the day of their trades on, as the
 * shares do.
 */
async function movements(ctx: Context, portfolioId: string): Promise<Movement[]> {
  const booked = await ctx.db.query<Movement>(
    `SELECT CASE t.kind WHEN 'stock_purchase' THEN o.for_day ELSE t.value_date END AS on,
            e.amount::numeric(16, 2)::text AS amount
     FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id
     JOIN ledger_transfers t ON t.investor_id = e.investor_id AND t.id = e.transfer_id
     LEFT JOIN stock_orders o ON o.investor_id = t.investor_id AND o.id = t.subject_id
     WHERE a.role = 'trading_cash' AND a.portfolio_id = $1 ORDER BY "on", t.at, t.id`,
    [portfolioId],
  );
  const rules = ctx.rules.book();
  const traded = (await unsettledPurchases(ctx.db, portfolioId)).map((order) => ({
    on: order.for_day,
    amount: rupees(chargesOf(order, rules).net).times(-1).toFixed(2),
  }));
  return [...booked, ...traded];
}

const balanceOn = (all: readonly Movement[], day: string): number =>
  toWire(sumRupees(all.filter(({ on }) => on <= day).map(({ amount }) => amount)), 2);

const flowsOf = (all: readonly Movement[], today: string): NetWorthFlow[] =>
  all
    .filter(({ on }) => on <= today)
    .map(({ on, amount }) => ({
      ...holding(),
      kind: rupees(amount).lt(0) ? 'taken_out' : 'paid_in',
      date: on,
      amount: toWire(amount, 2),
    }));

/**
 * Cash for orders of shares. What a purchase has traded is shares from the day of its trades on, and its cost is no
 * longer cash; shares that were sold are shares until their sale settles, so that nothing counts twice or never.
 */
export const tradingCashSource: AssetSource = {
  external: false,
  async snapshot(ctx, portfolioId, today) {
    const all = await movements(ctx, portfolioId);
    const value = balanceOn(all, today);
    return {
      assets:
        value === 0
          ? []
          : [{ ...holding(), group: 'cash', value, change: null, basis: plainBasis('balance', today) }],
      as_of: value === 0 ? null : today,
      first_day: all[0]?.on ?? null,
      maturities: [],
      paid:
        all.length === 0
          ? []
          : [{ ...holding(), value, invested: value, income: 0, flows: flowsOf(all, today) }],
    };
  },
  async rows(ctx, portfolioId, today) {
    const value = balanceOn(await movements(ctx, portfolioId), today);
    if (value === 0) return [];
    const none = { gain: null, absolute_percentage: null, xirr_percentage: null };
    return [{ ...holding(), value, priced_on: today, stale: false, invested: value, ...none }];
  },
  async history(ctx, portfolioId, days) {
    const all = await movements(ctx, portfolioId);
    return days.map((day) => {
      const value = balanceOn(all, day);
      return { value, invested: value };
    });
  },
  async flows(ctx, portfolioId, today) {
    const all = await movements(ctx, portfolioId);
    return flowsOf(all, today);
  },
};
