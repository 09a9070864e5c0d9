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
import type { Context } from '../../platform/context.ts';
import { lockAccount, type TradingAccount } from '../cash/account.ts';
import { addAllottedLot, addFractionSale, scaleLots, sharesBefore } from '../settlement/actionLots.ts';
import {
  actionsToApply,
  changesShares,
  holdersToReach,
  insertEvent,
  type ActionRow,
  type EventRow,
} from './actionStore.ts';
import { carryLots } from './carryLots.ts';
import { informHolder } from './informHolder.ts';
import { endOffers } from '../rights/endOffers.ts';
import { offerRights } from '../rights/offerRights.ts';
import { eachAlone } from '../../platform/eachAlone.ts';

/** Shares of trades before the ex-date have reached the demat accounts by then, on the ex-date. */
const RECORD_TIME = '15:30';

/** Applies every action whose ex-date has passed to everybody who had shares; each in a transaction of its own. */
export async function applyDueActions(ctx: Context): Promise<void> {
  const now = await ctx.business.now();
  const holders = await holdersToReach(ctx.db, istDate(now));
  await eachAlone(ctx, 'applyDueActions', holders, (portfolioId) =>
    ctx.db.tx(async (tx) => {
      const account = await lockAccount(ctx, tx, portfolioId);
      await applyUntil(ctx, tx, account, now);
    }),
  );
}

interface Reach {
  isin: string;
  /** Actions whose shares are counted by this instant. */
  until: Date;
}

/**
 * Applies the actions that have come to a locked account.
 * @returns whether none of a share waits
 */
export async function applyActions(
  ctx: Context,
  tx: Tx,
  account: TradingAccount,
  { isin, until }: Reach,
): Promise<boolean> {
  return !(await applyUntil(ctx, tx, account, until)).has(isin);
}

/**
 * Applies the actions of all shares of a locked account in the order of the ex-dates, as a merger brings shares that take
 * part in later actions of the other company. An action waits while a trade from before its ex-date is not settled or
 * prices are not adjusted, and later ones of its companies wait for it.
 * @returns the companies whose actions wait
 */
async function applyUntil(
  ctx: Context,
  tx: Tx,
  account: TradingAccount,
  until: Date,
): Promise<ReadonlySet<string>> {
  const portfolioId = account.portfolio_id;
  const waiting = new Set<string>();
  const seen = new Set<number>();
  for (;;) {
    const open = await actionsToApply(tx, portfolioId, istDate(until));
    const action = open.find(({ number }) => !seen.has(number));
    if (!action) return waiting;
    seen.add(action.number);
    const at = new Date(instantAtIst(action.ex_date, RECORD_TIME));
    if (at > until) continue;
    const isUnadjusted = changesShares(action) && action.adjusted_at === null;
    if (waiting.has(action.isin) || isUnadjusted || (await hasOpenTrades(tx, portfolioId, action))) {
      waiting.add(action.isin);
      if (action.into_isin !== null) waiting.add(action.into_isin);
    } else await applyAction(ctx, tx, account, { action, at });
  }
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
  // Shares that were allotted by then take part.
  await endOffers(ctx, tx, account, at);
  const held = await sharesBefore(tx, portfolioId, action.isin, action.ex_date);
  const id = randomUUID();
  const { added, into, fraction } = await changeLots(tx, account, { action, held, id });
  const event: EventRow = {
    investor_id: investorId,
    portfolio_id: portfolioId,
    action_number: action.number,
    id,
    isin: action.isin,
    at,
    shares_before: held,
    shares_after: held + added,
    into_shares: into,
    amount: fraction,
    tds: '0.00',
    paid_on: rupees(fraction).gt(0) ? action.ex_date : null,
  };
  await insertEvent(tx, event);
  if (held === 0) return;
  if (action.kind === 'rights') await offerRights(tx, { action, event });
  await book(tx, action, event);
  await informHolder(ctx, tx, { action, event });
}

/** Books the shares that came or went and the money for part of one. */
async function book(tx: Tx, action: ActionRow, event: EventRow): Promise<void> {
  const entries: LedgerEntry[] = [
    ...sharesMoved(event.isin, event.shares_after - event.shares_before),
    ...sharesMoved(action.into_isin ?? '', event.into_shares),
  ];
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

const sharesMoved = (isin: string, added: number): LedgerEntry[] =>
  added === 0
    ? []
    : [
        { account: sharesHeld(), commodity: isin, amount: added },
        { account: sharesIssued(), commodity: isin, amount: -added },
      ];

interface Change {
  action: ActionRow;
  /** Shares that take part. */
  held: number;
  /** Id of the event. */
  id: string;
}

/** What an action brought. */
interface Changed {
  /** Shares that came, or went if below zero. */
  added: number;
  /** Shares of the other company. */
  into: number;
  /** Rupees for part of a share, as text. */
  fraction: string;
}

async function changeLots(tx: Tx, account: TradingAccount, { action, held, id }: Change): Promise<Changed> {
  const none = { added: 0, into: 0, fraction: '0.00' };
  if (action.kind === 'dividend' || action.kind === 'rights') return none;
  if (action.kind === 'merger' || action.kind === 'demerger') {
    const { shares, fraction } = await carryLots(tx, account, { action, id });
    return { added: action.kind === 'merger' ? -held : 0, into: shares, fraction };
  }
  const ratio = { newShares: action.new_shares, oldShares: action.old_shares };
  if (action.kind === 'split') {
    const times = splitTimes(ratio);
    await scaleLots(tx, account.portfolio_id, { isin: action.isin, before: action.ex_date, times });
    return { ...none, added: held * (times - 1) };
  }
  const [share] = await tx.query<{ price: string }>('SELECT price FROM stocks WHERE isin = $1', [
    action.isin,
  ]);
  const { shares, part, fraction } = bonusShares(held, { ...ratio, price: share!.price });
  if (shares > 0)
    await addAllottedLot(tx, account, {
      isin: action.isin,
      on: action.ex_date,
      shares,
      cost: '0.00',
      id,
      number: action.number,
    });
  if (Number(part) > 0)
    await addFractionSale(
      tx,
      account,
      { number: action.number, isin: action.isin, on: action.ex_date },
      { id, from: id, boughtOn: action.ex_date, shares: part, cost: '0.00', proceeds: fraction },
    );
  return { ...none, added: shares, fraction };
}
