import {
  addMonthsClamped,
  businessDayOnOrAfter,
  instantAtIst,
  publishedRules,
  type BusinessCalendar,
} from '@sanchay/finance';
import { createHash } from 'node:crypto';
import type { Tx } from '../../db/pool.ts';
import type { OrderScheme } from '../../funds/index.ts';
import { postAll } from '../../ledger/index.ts';
import { insertRows } from '../../db/insertRows.ts';
import { openFolio } from '../cart/folios.ts';
import { pastBooking, type PastBooking } from './historyBooking.ts';
import type { History, PastPurchase, PastSip } from './historyPlan.ts';
import type { StepValues } from '../messages/messages.ts';

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
  plans: Map<number, PastPlan>;
  instalments: object[];
  /** Lines of the plans' histories. */
  events: object[];
}

interface PastPlan {
  id: string;
  status: 'active' | 'cancelled';
  instalments_done: number;
  ended_at: Date | null;
  /** Lines that its history has so far. */
  lines: number;
}

/** Adds a purchase; the first of a SIP registers its plan. What cannot be allotted before today is left out. */
export async function addPurchase(book: PastBook, purchase: PastPurchase, number: number): Promise<void> {
  const { owner, calendar, today } = book;
  const { userId: investor_id, portfolioId: portfolio_id } = owner;
  const { fund, sip, date } = purchase;
  const scheme = book.schemes[fund]!;
  const day = businessDayOnOrAfter(calendar, date, scheme.scheme_class);
  const plan = sip === undefined ? undefined : book.plans.get(sip);
  const planId = plan?.id ?? null;
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
    { scheme, calendar, rules: publishedRules, day, today },
  );
  if (!booking) return;
  book.bookings.push(booking);
  const { id: order_id, placed_at: at, amount } = booking.order;
  if (first) {
    const registered = planRow(book, sip, booking);
    book.plans.set(sip, registered);
    notify(book, registered, { at, order_id }, 'registered', { amount, first: booking.order.start_date! });
  }
  if (!plan) return;
  plan.instalments_done += 1;
  if (plan.status === 'cancelled') plan.ended_at = at;
  const instalment = { investor_id, plan_id: plan.id, due_date: date, order_id, at };
  book.instalments.push({ ...instalment, outcome: 'paid', amount });
  notify(book, plan, { at, order_id }, 'paid', { due: date, amount });
}

/** Adds a line to the history of a plan; its key is the state that it describes. */
function notify(
  { events, owner }: PastBook,
  plan: PastPlan,
  { at, order_id }: { at: Date; order_id: string },
  state: 'registered' | 'paid',
  text_values: StepValues,
): void {
  plan.lines += 1;
  const line = { investor_id: owner.userId, plan_id: plan.id, step: plan.lines, at, state };
  events.push({ ...line, order_id, text_key: state, text_values });
}

/** Stores all of it: the rows first, then the ledger. @returns how many orders there are. */
export async function storePast({ tx, bookings, plans, instalments, events }: PastBook): Promise<number> {
  const rows = (part: 'cart' | 'payment' | 'order') => bookings.map((booking) => booking[part]);
  await insertRows(tx, 'carts', rows('cart'));
  await insertRows(tx, 'payments', rows('payment'));
  const planRows = [...plans.values()].map(({ lines: _lines, ...row }) => row);
  await insertRows(tx, 'systematic_plans', planRows);
  await insertRows(tx, 'orders', rows('order'));
  await insertRows(
    tx,
    'order_steps',
    bookings.flatMap((booking) => booking.steps),
  );
  await insertRows(tx, 'plan_instalments', instalments);
  await insertRows(tx, 'plan_events', events);
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
): PastPlan & Record<string, unknown> {
  const sip = history.sips[position]!;
  const ended = sip.endedMonthsAgo > 0;
  return {
    id: pastId(owner, 'plan', position),
    investor_id: owner.userId,
    portfolio_id: owner.portfolioId,
    order_id: order.id,
    code: order.code,
    amount: order.amount,
    day: sip.day,
    folio_no: order.folio_no,
    status: ended ? 'cancelled' : 'active',
    ended_by: ended ? 'user' : null,
    ended_at: ended ? order.placed_at : null,
    instalments_done: 1,
    lines: 0,
    next_date: nextDateOf(sip, today),
    created_at: order.placed_at,
  };
}

/** The first date of a SIP after today. */
function nextDateOf({ day }: PastSip, today: string): string {
  const thisMonth = addMonthsClamped(today, 0, day);
  return thisMonth > today ? thisMonth : addMonthsClamped(today, 1, day);
}

/** Returns an id that is the same at every seed: a hash of owner and index, in the form of a UUID. */
function pastId({ portfolioId }: PastOwner, kind: string, number: number): string {
  const hex = createHash('sha256').update(`${portfolioId} ${kind} ${number}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
