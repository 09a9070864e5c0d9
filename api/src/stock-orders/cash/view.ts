import type { CallReply, CashMovementKind } from '@sanchay/contracts';
import {
  addMonthsClamped,
  cashPayoutDay,
  istDate,
  quarterStart,
  requireRule,
  toWire,
} from '@sanchay/finance';
import { verifiedBanks } from '../../banks/index.ts';
import { loadCalendar } from '../../calendar/index.ts';
import type { Queries } from '../../db/pool.ts';
import { livePaymentIds } from '../../payments/index.ts';
import type { Context } from '../../platform/context.ts';
import { cashBalances } from './account.ts';

type Cash = CallReply<'tradingCash'>['data'];

/** What transfers are called to the investor. */
const KINDS: Readonly<Record<string, CashMovementKind>> = {
  cash_added: 'added',
  cash_reversal: 'reversed',
  cash_withdrawal: 'withdrawn',
  cash_payout: 'paid_out',
  stock_purchase: 'bought',
  stock_sale: 'sold',
  share_dividend: 'dividend',
  rights_allotment: 'rights_issue',
  share_bonus: 'share_fraction',
  share_merger: 'share_fraction',
  share_demerger: 'share_fraction',
};

const MOST = 200;

/** Cash of a portfolio, its accounts and its latest movements. */
export async function cashView(ctx: Context, q: Queries, portfolioId: string): Promise<Cash> {
  const rules = ctx.rules.book();
  const today = istDate(await ctx.business.now(q));
  const { balance, reserved, available, unsettled } = await cashBalances(q, portfolioId, rules);
  const banks = await verifiedBanks(q, portfolioId);
  const rule = requireRule(rules.cash_payout, today, 'payout of idle cash');
  return {
    balance: toWire(balance, 2),
    reserved: toWire(reserved, 2),
    available: toWire(available, 2),
    unsettled: toWire(unsettled, 2),
    next_payout_on: await nextPayout(q, today, rule.value),
    payout_rule_id: rule.rule_id,
    live_payment_ids: await livePaymentIds(q, 'trading_cash', portfolioId),
    accounts: banks.map(({ id, bank_name, masked_account_no }) => ({ id, bank_name, masked_account_no })),
    movements: await movementsOf(q, portfolioId),
  };
}

async function nextPayout(q: Queries, today: string, months: number): Promise<string> {
  const calendar = await loadCalendar(q);
  const day = cashPayoutDay(today, calendar);
  return day > today ? day : cashPayoutDay(addMonthsClamped(quarterStart(today), months), calendar);
}

/** Movements of the cash of a portfolio, the newest first. */
export async function movementsOf(q: Queries, portfolioId: string): Promise<Cash['movements']> {
  const rows = await q.query<{
    at: Date;
    kind: string;
    amount: string;
    order_id: string | null;
    name: string | null;
  }>(
    `SELECT t.at, t.kind, e.amount::numeric(16, 2)::text AS amount, o.id AS order_id, o.name
     FROM ledger_accounts a JOIN ledger_entries e ON e.account_id = a.id
     JOIN ledger_transfers t ON t.investor_id = e.investor_id AND t.id = e.transfer_id
     LEFT JOIN stock_orders o ON o.investor_id = t.investor_id AND o.id = t.subject_id
     WHERE a.role = 'trading_cash' AND a.portfolio_id = $1 ORDER BY t.at DESC, t.id LIMIT $2`,
    [portfolioId, MOST],
  );
  return rows.map(({ at, kind, amount, order_id: id, name }) => ({
    at: at.toISOString(),
    kind: KINDS[kind]!,
    amount: toWire(amount, 2),
    order: id === null ? null : { id, name: name ?? '' },
  }));
}
