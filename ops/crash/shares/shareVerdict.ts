import { publishedRules } from '@sanchay/finance';
import { decimalText, tenThousandths } from '../../simulate/book.ts';
import { ShareOracle } from '../../simulate/trading/shareOracle.ts';
import type { ShareOrderFact, ShareState } from './readShares.ts';
import type { AcknowledgedShares } from './shareClient.ts';

const LIVE = ['queued', 'sent', 'open', 'partly_filled'];

/** What clients were acknowledged. */
export interface ShareJournal {
  orders: readonly AcknowledgedShares[];
  cancelled: ReadonlySet<string>;
  /** Rupees that the gateway's pages took. */
  paid: readonly number[];
}

/**
 * Compares what clients were acknowledged, what is stored and what the exchange recorded: every acknowledged order once
 * on both sides, every trade of the exchange booked once, and cash, charges and shares as the exchange's messages explain
 * them, counted apart from the engine.
 * @param isOver whether the day has ended and everything had its time to settle
 */
export function shareVerdict(journal: ShareJournal, state: ShareState, isOver: boolean): string[] {
  return [
    ...acknowledgedFaults(journal, state),
    ...orderEndFaults(journal, state, isOver),
    ...tradeFaults(state),
    ...paymentFaults(journal, state),
    ...balanceFaults(state),
  ];
}

function acknowledgedFaults({ orders: journal }: ShareJournal, { orders, exchange }: ShareState): string[] {
  const faults: string[] = [];
  const stored = new Map(orders.map((order) => [order.id, order]));
  if (stored.size !== orders.length) faults.push('an order of shares is there twice');
  const textOf = ({ side, quantity }: { side: string; quantity: number }): string => `${side} ${quantity}`;
  for (const { id, slug, portfolioId, ...given } of journal) {
    const order = stored.get(id);
    if (!order) faults.push(`order ${id} of shares was acknowledged and is lost`);
    else if (order.slug !== slug || order.portfolioId !== portfolioId || textOf(order) !== textOf(given))
      faults.push(
        `order ${id} was acknowledged as ${textOf(given)} of ${slug}, it is ${textOf(order)} of ${order.slug}`,
      );
  }
  const reported = new Set(journal.map(({ id }) => id));
  if (reported.size !== journal.length) faults.push('an order of shares was acknowledged twice');
  for (const { id } of orders)
    if (!reported.has(id)) faults.push(`order ${id} of shares exists and was never confirmed to its owner`);
  for (const sent of exchange.orders) {
    const order = stored.get(sent.id);
    if (!order || order.isin !== sent.isin || textOf(order) !== textOf(sent))
      faults.push(`the exchange has order ${sent.id}, ${textOf(sent)} of ${sent.isin}, which is not ours`);
  }
  return faults;
}

function orderEndFaults(
  { cancelled }: ShareJournal,
  { orders, applied, exchange }: ShareState,
  isOver: boolean,
): string[] {
  const faults: string[] = [];
  const sent = exchange.log.length;
  if (applied !== sent) faults.push(`${applied} of ${sent} messages of the exchange were applied`);
  for (const { id, state, filled, settled, reserved } of orders) {
    const isLive = LIVE.includes(state);
    if (isLive && (isOver || cancelled.has(id))) faults.push(`order ${id} of shares is still ${state}`);
    if (!isOver) continue;
    if (!isLive && filled > 0 && !settled) faults.push(`order ${id} of ${filled} shares is not settled`);
    if (Number(reserved) !== 0) faults.push(`order ${id} of shares still sets ${reserved} aside`);
  }
  return faults;
}

/** Every trade of the exchange is booked once, with its quantity and price, and annulled where the exchange did so. */
function tradeFaults({ trades, exchange }: ShareState): string[] {
  const faults: string[] = [];
  const expected = new Map<string, string>();
  for (const { type, order_id: orderId, trade_id: tradeId, quantity, price } of exchange.log) {
    const key = `${orderId} ${tradeId}`;
    if (type === 'traded') expected.set(key, `${quantity} at ${price}`);
    if (type === 'annulled') expected.set(key, `${expected.get(key)}, annulled`);
  }
  const booked = Map.groupBy(trades, ({ orderId, tradeId }) => `${orderId} ${tradeId}`);
  for (const [key, text] of expected) {
    const found = booked.get(key) ?? [];
    if (found.length !== 1) faults.push(`trade ${key} is booked ${found.length} times`);
    for (const { quantity, price, annulled } of found) {
      const own = `${quantity} at ${price}${annulled ? ', annulled' : ''}`;
      if (own !== text) faults.push(`trade ${key} is booked as ${own}, the exchange has ${text}`);
    }
  }
  for (const key of booked.keys())
    if (!expected.has(key)) faults.push(`trade ${key} is booked, the exchange has none`);
  return faults;
}

/** Every payment of cash is in the account once, none that failed. */
function paymentFaults({ paid }: ShareJournal, { payments, cashMoves }: ShareState): string[] {
  const faults: string[] = [];
  const added = Map.groupBy(
    cashMoves.filter(({ kind }) => kind === 'cash_added'),
    ({ subjectId }) => subjectId,
  );
  for (const { id, subjectId, status, amount } of payments) {
    const booked = (added.get(subjectId) ?? []).map((move) => Number(move.amount));
    const expected = status === 'successful' ? [Number(amount)] : [];
    if (booked.join() !== expected.join())
      faults.push(
        `payment ${id} of cash, ${status} for ${amount}, is booked as ${booked.join() || 'nothing'}`,
      );
  }
  const taken = payments.filter(({ status }) => status === 'successful').map(({ amount }) => Number(amount));
  const sorted = (amounts: readonly number[]): string => amounts.toSorted((a, b) => a - b).join();
  if (sorted(taken) !== sorted(paid))
    faults.push(`${paid.length} payments of cash were made, ${taken.length} succeeded with other amounts`);
  return faults;
}

/** Cash, what is set aside, charges and shares of every account, against the exchange's messages counted on their own. */
function balanceFaults(state: ShareState): string[] {
  const portfolios = new Set(state.orders.map(({ portfolioId }) => portfolioId));
  return [...portfolios].flatMap((portfolioId) => accountFaults(portfolioId, state));
}

function accountFaults(portfolioId: string, state: ShareState): string[] {
  const faults: string[] = [];
  const same = (what: string, stored: bigint, expected: bigint): void => {
    if (stored !== expected)
      faults.push(
        `${what} of ${portfolioId}: ${decimalText(stored)}, the exchange explains ${decimalText(expected)}`,
      );
  };
  const own = state.orders.filter((order) => order.portfolioId === portfolioId);
  const balances = state.balances.filter((balance) => balance.portfolioId === portfolioId);
  const balance = (role: string, reference: string, commodity: string): bigint =>
    balances
      .filter((one) => one.role === role && one.reference === reference && one.commodity === commodity)
      .reduce((sum, { amount }) => sum + tenThousandths(amount), 0n);
  const oracle = explained(own, portfolioId, state);
  same('cash', balance('trading_cash', '', 'INR'), oracle.cash);
  same('clearing', balance('exchange_clearing', '', 'INR'), oracle.clearing);
  const reserved = own.reduce((sum, order) => sum + tenThousandths(order.reserved), 0n);
  same('cash set aside', reserved, oracle.reserved);
  if (oracle.reserved > oracle.cash) faults.push(`more cash of ${portfolioId} is set aside than there is`);
  for (const [to, amount] of Object.entries(oracle.owed)) {
    const [role, reference] = to.split('|') as [string, string];
    same(`charges (${to})`, balance(role, reference, 'INR'), amount);
  }
  for (const [isin, shares] of oracle.shares) {
    const lots = state.lots.find((lot) => lot.portfolioId === portfolioId && lot.isin === isin);
    same(`lots of ${isin}`, tenThousandths(lots?.shares ?? 0), tenThousandths(shares));
    same(`shares of ${isin}`, balance('shares_held', '', isin), tenThousandths(shares));
    if (oracle.freeShares(isin) < 0) faults.push(`more of ${isin} is sold by ${portfolioId} than held`);
  }
  return faults;
}

/** What the messages of the exchange and the payments make of an account, with the settlements so far. */
function explained(own: readonly ShareOrderFact[], portfolioId: string, state: ShareState): ShareOracle {
  const oracle = new ShareOracle(publishedRules);
  for (const move of state.cashMoves)
    if (move.portfolioId === portfolioId) oracle.cash += tenThousandths(move.amount);
  const sent = new Set(state.exchange.orders.map(({ id }) => id));
  // An order that was cancelled before it was sent, the exchange does not know.
  const known = own.filter(({ id, state: at }) => sent.has(id) || at !== 'cancelled');
  for (const { id, isin, side, quantity, limitPrice, day } of known)
    oracle.know(id, { isin, side, quantity, limit: tenThousandths(limitPrice), day });
  const ids = new Set(own.map(({ id }) => id));
  const log = state.exchange.log.filter(({ order_id: id }) => ids.has(id));
  oracle.readUpTo(log, log.length);
  for (const { id, settled } of known) if (settled) oracle.settle(id);
  return oracle;
}
