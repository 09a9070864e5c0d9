import { bonusShares, instantAtIst, istDate, rupees, splitTimes } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/pool.ts';
import {
  post,
  type LedgerEntry,
  shareFractions,
  sharesHeld,
  sharesIssued,
  tradingCash,
} from '../../ledger/index.ts';
import { notify } from '../../notifications/index.ts';
import type { Context } from '../../platform/context.ts';
import { writeAudit } from '../../platform/writes/audit.ts';
import { lockAccount, type TradingAccount } from '../cash/account.ts';
import { announceOrder } from '../exchange/announce.ts';
import { addBonusLot, scaleLots, sharesBefore } from '../settlement/lotStore.ts';
import {
  actionsToApply,
  hasRatio,
  holdersToReach,
  insertEvent,
  type ActionRow,
  type EventRow,
} from './actionStore.ts';

/** Shares of trades before the ex-date have reached the demat accounts by then, on the ex-date. */
const RECORD_TIME = '15:30';

/** Applies every action whose ex-date has passed to everybody who had shares; each in a transaction of its own. */
export async function applyDueActions(ctx: Context): Promise<void> {
  const now = await ctx.business.now();
  for (const { portfolio_id: portfolioId, isin } of await holdersToReach(ctx.db, istDate(now)))
    await ctx.db.tx(async (tx) => {
      const account = await lockAccount(ctx, tx, portfolioId);
      await applyActions(ctx, tx, account, { isin, until: now });
    });
}

interface Reach {
  isin: string;
  /** Actions whose shares are counted by this instant. */
  until: Date;
}

/**
 * Applies the actions of a share to a locked account, in the order of the ex-dates. An action waits while a trade from
 * before its ex-date is not settled or prices are not adjusted.
 * @returns whether none waits
 */
export async function applyActions(
  ctx: Context,
  tx: Tx,
  account: TradingAccount,
  { isin, until }: Reach,
): Promise<boolean> {
  const portfolioId = account.portfolio_id;
  for (const action of await actionsToApply(tx, { portfolioId, isin, upTo: istDate(until) })) {
    const at = new Date(instantAtIst(action.ex_date, RECORD_TIME));
    if (at > until) return true;
    const isUnadjusted = hasRatio(action) && action.adjusted_at === null;
    if (isUnadjusted || (await hasOpenTrades(tx, portfolioId, action))) return false;
    await applyAction(ctx, tx, account, { action, at });
  }
  return true;
}

async function hasOpenTrades(tx: Tx, portfolioId: string, { isin, ex_date }: ActionRow): Promise<boolean> {
  const [open] = await tx.query(
    `SELECT 1 FROM stock_orders WHERE portfolio_id = $1 AND isin = $2 AND for_day < $3 AND settled_at IS NULL
       AND (ended_at IS NULL OR filled > 0) LIMIT 1`,
    [portfolioId, isin, ex_date],
  );
  return open !== undefined;
}

async function applyAction(
  ctx: Context,
  tx: Tx,
  account: TradingAccount,
  { action, at }: { action: ActionRow; at: Date },
): Promise<void> {
  const { investor_id: investorId, portfolio_id: portfolioId } = account;
  const held = await sharesBefore(tx, portfolioId, action.isin, action.ex_date);
  const id = randomUUID();
  const { added, fraction } = await changeLots(tx, account, { action, held, id });
  const event: EventRow = {
    investor_id: investorId,
    portfolio_id: portfolioId,
    action_number: action.number,
    id,
    isin: action.isin,
    at,
    shares_before: held,
    shares_after: held + added,
    amount: fraction,
    tds: '0.00',
    paid_on: rupees(fraction).gt(0) ? action.ex_date : null,
  };
  await insertEvent(tx, event);
  if (held === 0) return;
  await book(tx, action, event);
  await informHolder(ctx, tx, { action, event });
}

/** Books the shares that came and the money for part of one. */
async function book(tx: Tx, action: ActionRow, event: EventRow): Promise<void> {
  const added = event.shares_after - event.shares_before;
  const entries: LedgerEntry[] = [];
  if (added > 0)
    entries.push(
      { account: sharesHeld(), commodity: action.isin, amount: added },
      { account: sharesIssued(), commodity: action.isin, amount: -added },
    );
  if (rupees(event.amount).gt(0))
    entries.push(
      { account: tradingCash(), commodity: 'INR', amount: event.amount },
      { account: shareFractions(), commodity: 'INR', amount: `-${event.amount}` },
    );
  if (entries.length === 0) return;
  await post(tx, {
    kind: `share_${action.kind}`,
    investorId: event.investor_id,
    portfolioId: event.portfolio_id,
    subjectId: event.id,
    at: event.at,
    valueDate: action.ex_date,
    entries,
  });
}

interface Change {
  action: ActionRow;
  /** Shares that take part. */
  held: number;
  /** Id of the event. */
  id: string;
}

/** Changes the lots. @returns the shares that came, and the money for part of a share as text */
async function changeLots(
  tx: Tx,
  account: TradingAccount,
  { action, held, id }: Change,
): Promise<{ added: number; fraction: string }> {
  const none = { added: 0, fraction: '0.00' };
  if (!hasRatio(action)) return none;
  const ratio = { newShares: action.new_shares, oldShares: action.old_shares };
  if (action.kind === 'split') {
    const times = splitTimes(ratio);
    await scaleLots(tx, account.portfolio_id, { isin: action.isin, before: action.ex_date, times });
    return { ...none, added: held * (times - 1) };
  }
  const [share] = await tx.query<{ price: string }>('SELECT price FROM stocks WHERE isin = $1', [
    action.isin,
  ]);
  const { shares, fraction } = bonusShares(held, { ...ratio, price: share!.price });
  if (shares > 0)
    await addBonusLot(tx, account, {
      isin: action.isin,
      on: action.ex_date,
      shares,
      id,
      number: action.number,
    });
  return { added: shares, fraction };
}

async function informHolder(
  ctx: Context,
  tx: Tx,
  { action, event }: { action: ActionRow; event: EventRow },
): Promise<void> {
  const [share] = await tx.query<{ name: string; slug: string }>(
    'SELECT name, slug FROM stocks WHERE isin = $1',
    [action.isin],
  );
  const { name, slug } = share!;
  const { shares_before: before, shares_after: after, amount } = event;
  const of = { portfolioId: event.portfolio_id, path: `/stocks/${slug}` };
  if (!hasRatio(action))
    await notify(ctx, tx, {
      ...of,
      kind: 'share_dividend_due',
      values: { name, shares: before, per_share: action.per_share, day: action.pays_on },
    });
  else if (action.kind === 'split')
    await notify(ctx, tx, { ...of, kind: 'share_split', values: { name, before, after } });
  else await notify(ctx, tx, { ...of, kind: 'share_bonus', values: { name, added: after - before, amount } });
  await writeAudit(tx, {
    investorId: event.investor_id,
    actor: 'exchange',
    action: `share_${action.kind}`,
    subject: event.portfolio_id,
    requestId: event.portfolio_id,
    detail: { number: action.number, isin: action.isin, before, after },
  });
  await announceOrder(ctx, tx, event);
}
