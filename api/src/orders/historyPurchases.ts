import { addMonthsClamped, businessDayOnOrAfter, instantAtIst } from '@sanchay/finance';
import type { BusinessCalendar } from '@sanchay/finance';
import { createHash } from 'node:crypto';
import type { Tx } from '../db/pool.ts';
import type { OrderScheme } from '../funds/index.ts';
import { postAll } from '../ledger/index.ts';
import { insertRows } from '../market/insertRows.ts';
import { openFolio } from './folios.ts';
import { pastBooking } from './historyBooking.ts';
import type { PastBooking } from './historyBooking.ts';
import type { History, PastPurchase, PastSip } from './historyPlan.ts';

export interface PastOwner {
  userId: string;
  portfolioId: string;
}

/** One persona's past while it is put together. */
export interface PastBook {
  tx: Tx;
  owner: PastOwner;
  history: History;
  calendar: BusinessCalendar;
  today: string;
  schemes: readonly OrderScheme[];
  /** Folio number by house and position. */
  folios: Map<string, string>;
  bookings: PastBooking[];
  /** Plan by position of the SIP, once its first purchase is there. */
  plans: Map<number, { id: string }>;
  instalments: object[];
}

/** Adds a purchase; the first of a SIP registers its plan. What cannot be allotted before today is left out. */
export async function addPurchase(book: PastBook, purchase: PastPurchase, number: number): Promise<void> {
  const { owner, calendar, today } = book;
  const { userId: investor_id, portfolioId: portfolio_id } = owner;
  const { fund, sip, date } = purchase;
  const scheme = book.schemes[fund]!;
  const day = businessDayOnOrAfter(calendar, date, scheme.scheme_class);
  const planId = sip === undefined ? null : (book.plans.get(sip)?.id ?? null);
  const first = sip !== undefined && planId === null;
  const folio_no = await folioOf(book, scheme, purchase.folio, day);
  const booking = await pastBooking(
    book.tx,
    {
      id: pastId(owner, 'order', number),
      payment_id: pastId(owner, 'payment', number),
      cart_id: pastId(owner, 'cart', number),
      investor_id,
      portfolio_id,
      code: scheme.code,
      type: sip === undefined ? 'buy' : 'sip',
      amount: purchase.amount.toFixed(2),
      start_date:
        sip === undefined ? null : first ? addMonthsClamped(date, 1, book.history.sips[sip]!.day) : date,
      sip_firstorderflag: first ? 'Y' : 'N',
      frequency: sip === undefined ? null : 'monthly',
      plan_id: planId,
      instalment_date: planId === null ? null : date,
      folio_no,
    },
    { scheme, calendar, day, today },
  );
  if (!booking) return;
  book.bookings.push(booking);
  if (first) book.plans.set(sip, planRow(book, sip, booking));
  if (planId === null) return;
  const order_id = booking.order.id;
  const at = booking.order.placed_at;
  book.instalments.push({ investor_id, plan_id: planId, due_date: date, outcome: 'paid', order_id, at });
}

/** Stores all of it: the rows first, then the ledger. @returns how many orders there are. */
export async function storePast({ tx, bookings, plans, instalments }: PastBook): Promise<number> {
  const rows = (part: 'cart' | 'payment' | 'order') => bookings.map((booking) => booking[part]);
  await insertRows(tx, 'carts', rows('cart'));
  await insertRows(tx, 'payments', rows('payment'));
  await insertRows(tx, 'systematic_plans', [...plans.values()]);
  await insertRows(tx, 'orders', rows('order'));
  await insertRows(
    tx,
    'order_steps',
    bookings.flatMap((booking) => booking.steps),
  );
  await insertRows(tx, 'plan_instalments', instalments);
  await postAll(
    tx,
    bookings.flatMap((booking) => booking.transfers),
  );
  return bookings.length;
}

async function folioOf(
  book: PastBook,
  { house_code: house }: OrderScheme,
  position: number,
  day: string,
): Promise<string> {
  const { userId: investor_id, portfolioId: portfolio_id } = book.owner;
  const key = `${house} ${position}`;
  const at = new Date(instantAtIst(day, '10:00'));
  const folioNo =
    book.folios.get(key) ?? (await openFolio(book.tx, { investor_id, portfolio_id }, house, at));
  book.folios.set(key, folioNo);
  return folioNo;
}

function planRow(
  { owner, history, today }: PastBook,
  position: number,
  { order }: PastBooking,
): { id: string } {
  const sip = history.sips[position]!;
  const row = {
    id: pastId(owner, 'plan', position),
    investor_id: owner.userId,
    portfolio_id: owner.portfolioId,
    order_id: order.id,
    code: order.code,
    amount: order.amount,
    day: sip.day,
    folio_no: order.folio_no,
    status: sip.endedMonthsAgo === 0 ? 'active' : 'cancelled',
    next_date: nextDateOf(sip, today),
    created_at: order.placed_at,
  };
  return row;
}

/** The first date of a SIP after today. */
function nextDateOf({ day }: PastSip, today: string): string {
  const thisMonth = addMonthsClamped(today, 0, day);
  return thisMonth > today ? thisMonth : addMonthsClamped(today, 1, day);
}

/** An id that is the same at every seed: a hash of whose and which, in the form of a UUID. */
function pastId({ portfolioId }: PastOwner, kind: string, number: number): string {
  const hex = createHash('sha256').update(`${portfolioId} ${kind} ${number}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
