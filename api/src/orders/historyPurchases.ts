import { addMonthsClamped, businessDayOnOrAfter, instantAtIst } from '@sanchay/finance';
import type { BusinessCalendar } from '@sanchay/finance';
import { createHash } from 'node:crypto';
import type { Tx } from '../db/pool.ts';
import type { OrderScheme } from '../funds/index.ts';
import { openFolio } from './folios.ts';
import { bookPastOrder } from './historyBooking.ts';
import type { History, PastPurchase, PastSip } from './historyPlan.ts';

export interface PastOwner {
  userId: string;
  portfolioId: string;
}

/** What is being booked of one persona's past. */
export interface PastBook {
  tx: Tx;
  owner: PastOwner;
  history: History;
  calendar: BusinessCalendar;
  today: string;
  schemes: readonly OrderScheme[];
  /** Folio number by house and position. */
  folios: Map<string, string>;
  /** Plan by position of the SIP, once its first purchase is booked. */
  plans: Map<number, string>;
}

/** Books one purchase; the first of a SIP registers its plan. @returns false when it cannot be allotted in time. */
export async function bookPurchase(book: PastBook, purchase: PastPurchase, number: number): Promise<boolean> {
  const { tx, owner, calendar, today } = book;
  const scheme = book.schemes[purchase.fund]!;
  const day = businessDayOnOrAfter(calendar, purchase.date, scheme.scheme_class);
  const planId = purchase.sip === undefined ? null : (book.plans.get(purchase.sip) ?? null);
  const first = purchase.sip !== undefined && planId === null;
  const folioNo = await folioOf(book, scheme, purchase.folio, day);
  const id = pastId(owner, 'order', number);
  const booked = await bookPastOrder(
    tx,
    {
      id,
      paymentId: pastId(owner, 'payment', number),
      cartId: pastId(owner, 'cart', number),
      investor_id: owner.userId,
      portfolio_id: owner.portfolioId,
      code: scheme.code,
      type: purchase.sip === undefined ? 'buy' : 'sip',
      amount: purchase.amount.toFixed(2),
      start_date: startDate(book, purchase, first),
      sip_firstorderflag: first ? 'Y' : 'N',
      plan_id: planId,
      instalment_date: planId === null ? null : purchase.date,
      folioNo,
      day,
    },
    { scheme, calendar, today },
  );
  if (booked && first) await registerPastPlan(book, purchase.sip!, { id, folioNo, day });
  if (booked && planId) await recordInstalment(book, planId, purchase.date, id, day);
  return booked;
}

function startDate(book: PastBook, { sip, date }: PastPurchase, first: boolean): string | null {
  if (sip === undefined) return null;
  return first ? addMonthsClamped(date, 1, book.history.sips[sip]!.day) : date;
}

async function folioOf(book: PastBook, { house_code: house }: OrderScheme, position: number, day: string): Promise<string> {
  const { userId: investor_id, portfolioId: portfolio_id } = book.owner;
  const key = `${house} ${position}`;
  const folioNo = book.folios.get(key) ?? (await openFolio(book.tx, { investor_id, portfolio_id }, house, morning(day)));
  book.folios.set(key, folioNo);
  return folioNo;
}

async function registerPastPlan(
  book: PastBook,
  position: number,
  order: { id: string; folioNo: string; day: string },
): Promise<void> {
  const { userId, portfolioId } = book.owner;
  const sip = book.history.sips[position]!;
  const planId = pastId(book.owner, 'plan', position);
  await book.tx.query(
    `INSERT INTO systematic_plans (investor_id, id, portfolio_id, order_id, code, amount, day, folio_no, status,
       next_date, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      ...[userId, planId, portfolioId, order.id, book.schemes[sip.fund]!.code, sip.amount, sip.day, order.folioNo],
      ...[sip.endedMonthsAgo === 0 ? 'active' : 'cancelled', nextDateOf(sip, book.today), morning(order.day)],
    ],
  );
  book.plans.set(position, planId);
}

/** The first date of a SIP after today. */
function nextDateOf({ day }: PastSip, today: string): string {
  const thisMonth = addMonthsClamped(today, 0, day);
  return thisMonth > today ? thisMonth : addMonthsClamped(today, 1, day);
}

async function recordInstalment(book: PastBook, planId: string, due: string, orderId: string, day: string): Promise<void> {
  await book.tx.query(
    `INSERT INTO plan_instalments (investor_id, plan_id, due_date, outcome, order_id, at)
     VALUES ($1, $2, $3, 'placed', $4, $5)`,
    [book.owner.userId, planId, due, orderId, morning(day)],
  );
}

const morning = (day: string) => new Date(instantAtIst(day, '10:00'));

/** An id that is the same at every seed: a hash of whose and which, in the form of a UUID. */
function pastId({ portfolioId }: PastOwner, kind: string, number: number): string {
  const hex = createHash('sha256').update(`${portfolioId} ${kind} ${number}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
