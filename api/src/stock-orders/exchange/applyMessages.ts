import { financialYearOf } from '@sanchay/finance';
import type { Tx } from '../../db/pool.ts';
import { decided, type ExchangeMessage } from '../../partners/index.ts';
import type { Context } from '../../platform/context.ts';
import { writeAudits, type AuditRow } from '../../platform/writes/audit.ts';
import { cashBalances, lockAccount, shareCounts } from '../cash/account.ts';
import { isLive, type OrderChange } from '../order/machine.ts';
import {
  addSteps,
  nextNoteNumbers,
  saveTrades,
  updateOrders,
  type NewTrade,
  type StepFacts,
  type StockOrderRow,
} from '../order/orderStore.ts';
import type { Trade } from '../order/trades.ts';
import { announcePortfolios, notifyEnds } from './announce.ts';
import { coversLate, decideMessage, type DecidedMessage } from './decide.ts';
import { holdOrders, type HeldOrder } from './holdOrders.ts';
import { refuseFault } from './refuseFault.ts';

/**
 * Applies messages in their order, in the caller's pipelined transaction; one about no order of ours changes nothing.
 * Orders are read once and written once, however many messages are about them: it is the number of statements that
 * limits how many messages are taken in a second.
 */
export async function applyMessages(
  ctx: Context,
  tx: Tx,
  messages: readonly ExchangeMessage[],
): Promise<void> {
  const { orders, accounts } = await holdOrders(ctx, tx, messages);
  const work = new Applying(ctx, tx, accounts);
  for (const message of messages) {
    const held = orders.get(message.order_id);
    if (held) await work.apply(held, message);
  }
  await work.finish();
}

/** What no statement waits for: its failure fails the transaction when that ends. */
const unawaited = (statement: Promise<unknown>): void => void statement.catch(() => undefined);

/** The messages of one transaction being applied. */
class Applying {
  readonly #ctx: Context;
  readonly #tx: Tx;
  /** Portfolios whose accounts are held. */
  readonly #accounts: Set<string>;
  readonly #changed = new Set<HeldOrder>();
  /** Orders that ended with trades and have no contract note yet. */
  readonly #unnoted = new Set<HeldOrder>();
  readonly #ends: StockOrderRow[] = [];
  /** Portfolios whose orders, cash or shares changed. */
  readonly #touched = new Set<string>();
  readonly #steps: Parameters<typeof addSteps>[1][number][] = [];
  /** Trades by order and id. */
  readonly #trades = new Map<string, NewTrade>();
  readonly #audits: AuditRow[] = [];

  constructor(ctx: Context, tx: Tx, accounts: Set<string>) {
    this.#ctx = ctx;
    this.#tx = tx;
    this.#accounts = accounts;
  }

  async apply(held: HeldOrder, message: ExchangeMessage): Promise<void> {
    const { row } = held;
    const outcome = decided(() => decideMessage(row, held.trades, message, this.#ctx.rules.book()));
    if (outcome === null) return;
    if ('fault' in outcome) return refuseFault(this.#tx, 'exchange', outcome, message);
    const fault = await this.#take(held, outcome, message);
    this.#audits.push({
      investorId: row.investor_id,
      actor: 'exchange',
      action: fault === null ? `stock_order_${outcome.change.step}` : 'stock_order_fault',
      subject: row.id,
      requestId: row.id,
      detail: { seq: message.seq, ...(fault !== null && { fault }) },
    });
  }

  /** Stores what all messages changed. */
  async finish(): Promise<void> {
    await this.#numberNotes();
    this.#saveChanged();
    unawaited(saveTrades(this.#tx, [...this.#trades.values()]));
    unawaited(addSteps(this.#tx, this.#steps));
    unawaited(writeAudits(this.#tx, this.#audits));
    unawaited(announcePortfolios(this.#tx, [...this.#touched]));
    await notifyEnds(this.#ctx, this.#tx, this.#ends);
  }

  /** Takes a change. @returns a fault where the account does not cover it any more, and null otherwise */
  async #take(
    held: HeldOrder,
    { order, change, late }: DecidedMessage,
    message: ExchangeMessage,
  ): Promise<'not_covered' | null> {
    const before = held.row;
    const at = new Date(message.at);
    const facts = factsOf(change, message);
    this.#touched.add(before.portfolio_id);
    if (late && !coversLate(before, order, await this.#freeOf(before))) {
      this.#steps.push({ order: before, step: 'trade_refused', at, facts });
      return 'not_covered';
    }
    const touched = change.trades.find(({ trade_id }) => trade_id === message.trade_id);
    if (touched && change.step !== 'annulment_refused')
      this.#keepTrade(before, { ...touched, seq: message.seq, at });
    this.#steps.push({ order: before, step: change.step, at, facts });
    held.row = order;
    held.trades = change.trades;
    this.#changed.add(held);
    const ended = order.ended_at !== null;
    if (ended && order.filled > 0 && order.note_no === null) this.#unnoted.add(held);
    if (ended && (isLive(before.state) || change.step === 'annulled')) this.#ends.push(order);
    return null;
  }

  #keepTrade(order: StockOrderRow, trade: Omit<NewTrade, 'order'>): void {
    const key = `${order.id} ${trade.trade_id}`;
    const first = this.#trades.get(key);
    this.#trades.set(key, first ? { ...first, annulled: trade.annulled } : { order, ...trade });
  }

  /** Cash and shares of the order's account that no order uses. */
  async #freeOf({
    portfolio_id: portfolioId,
    isin,
  }: StockOrderRow): Promise<{ cash: string; shares: number }> {
    if (!this.#accounts.has(portfolioId)) await lockAccount(this.#ctx, this.#tx, portfolioId);
    this.#accounts.add(portfolioId);
    this.#saveChanged();
    const { available } = await cashBalances(this.#tx, portfolioId, this.#ctx.rules.book());
    return { cash: available, shares: (await shareCounts(this.#tx, portfolioId)).get(isin)?.free ?? 0 };
  }

  #saveChanged(): void {
    const rows = Array.from(this.#changed, ({ row }) => row);
    unawaited(updateOrders(this.#tx, rows));
    this.#changed.clear();
  }

  async #numberNotes(): Promise<void> {
    const byYear = Map.groupBy(this.#unnoted, ({ row }) => financialYearOf(row.for_day));
    for (const [year, orders] of byYear) {
      const numbers = await nextNoteNumbers(this.#tx, year, orders.length);
      for (const [index, held] of orders.entries()) {
        held.row = { ...held.row, note_no: numbers[index]! };
        this.#changed.add(held);
      }
    }
  }
}

function factsOf({ step, reason }: OrderChange<Trade>, { quantity, price }: ExchangeMessage): StepFacts {
  if ((step === 'traded' || step === 'annulled') && quantity !== null && price !== null)
    return { quantity, price };
  return reason === null ? {} : { reason };
}
