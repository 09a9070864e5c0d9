import {
  applicableNav,
  instantAtIst,
  istDate,
  rupees,
  unitCount,
  type ApplicableNav,
  type BusinessCalendar,
  type RuleBook,
} from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import {
  allotmentEntries,
  allotmentInstant,
  allottedValues,
  purchaseAt,
  submittedValues,
} from '../../engine/index.ts';
import { navOn, type DatedNav, type OrderScheme } from '../../funds/index.ts';
import type { Transfer } from '../../ledger/index.ts';
import { moneyTransfer } from '../../payments/index.ts';
import type { OrderRow, StepRow } from '../rows.ts';
import type { NewOrder } from '../store.ts';
import type { StepKey } from '../messages/timelineText.ts';
import type { StepValues } from '../messages/messages.ts';

/** A past order: what was requested, and where its units went. */
export type PastOrder = Omit<NewOrder, 'placed_at' | 'upsize_code' | 'folio_no'> & {
  payment_id: string;
  folio_no: string;
};

/** The same as rows of the tables that a live order fills, and as transfers of the ledger. */
export interface PastBooking {
  order: OrderRow;
  cart: object;
  payment: object;
  steps: object[];
  transfers: Transfer[];
}

/** The day on which an order of the past was placed, and what it is dated by. */
export interface PastDay {
  scheme: OrderScheme;
  calendar: BusinessCalendar;
  rules: PastRules;
  day: string;
  today: string;
}

type PastRules = Pick<RuleBook, 'nav' | 'stamp_duty'>;

/**
 * An order of the past, placed and paid on a business day at ten in the morning, by the rules of a live one.
 * @returns null when it would not be allotted before `today` or has no NAV.
 */
export async function pastBooking(
  q: Queries,
  past: PastOrder,
  { scheme, calendar, rules, day, today }: PastDay,
): Promise<PastBooking | null> {
  const placedAt = new Date(instantAtIst(day, '10:00'));
  const timing = applicableNav({ schemeClass: scheme.scheme_class, placedAt, calendar }, rules);
  if (timing.allotmentDate >= today) return null;
  const nav = await navOn(q, scheme.code, timing.navDate);
  if (!nav) return null;
  const { investor_id, portfolio_id, amount } = past;
  const order = allottedOrder(past, { scheme, rules, placedAt, timing, nav });
  const payment = { id: past.payment_id, investor_id, portfolio_id, amount };
  return {
    order,
    cart: { id: past.cart_id, investor_id, portfolio_id, revision: 1, status: 'paid', created_at: placedAt },
    payment: { ...payment, ...paidWith(past, placedAt) },
    steps: stepsOf(order, scheme, timing),
    transfers: [moneyTransfer(payment, placedAt), allotmentOf(order, scheme, nav, rules)],
  };
}

function paidWith({ id, cart_id }: PastOrder, at: Date): object {
  return {
    purpose: 'cart',
    subject_id: cart_id,
    revision: 1,
    order_ids: [id],
    method: 'upi',
    status: 'successful',
    created_at: at,
    expires_at: at,
    realised_at: at,
    day: istDate(at),
  };
}

function allottedOrder(
  past: PastOrder,
  {
    scheme,
    rules,
    placedAt,
    timing,
    nav,
  }: {
    scheme: OrderScheme;
    rules: PastRules;
    placedAt: Date;
    timing: ApplicableNav;
    nav: DatedNav;
  },
): OrderRow {
  const { units, stampDuty } = purchaseAt(past.amount, nav, scheme, rules);
  return {
    ...past,
    upsize_code: null,
    status: 'successful',
    reason: null,
    placed_at: placedAt,
    realised_at: placedAt,
    updated_at: allotmentInstant(timing.allotmentDate),
    nav_date: timing.navDate,
    allotment_date: timing.allotmentDate,
    rule_id: timing.ruleId,
    units: unitCount(units).toFixed(4),
    nav: nav.nav,
    stamp_duty: rupees(stampDuty).toFixed(2),
    version: 1,
  };
}

function allotmentOf(order: OrderRow, scheme: OrderScheme, nav: DatedNav, rules: PastRules): Transfer {
  return {
    kind: 'allotment',
    investorId: order.investor_id,
    portfolioId: order.portfolio_id,
    subjectId: order.id,
    at: order.updated_at,
    valueDate: nav.date,
    entries: allotmentEntries({
      code: order.code,
      amount: order.amount,
      houseCode: scheme.house_code,
      folioNo: order.folio_no!,
      ...purchaseAt(order.amount, nav, scheme, rules),
    }),
  };
}

function stepsOf(order: OrderRow, scheme: OrderScheme, timing: ApplicableNav): object[] {
  const { placed_at: placed, updated_at: allotted, amount, start_date: start } = order;
  const due = order.plan_id !== null;
  const day = start && { day: Number(start.slice(8)) };
  const steps: [Date, StepRow['state'], StepKey, StepValues][] = [
    due
      ? [placed, 'draft', 'instalment_due', { due: order.instalment_date!, amount }]
      : [placed, 'draft', order.type === 'sip' ? 'asked_sip' : 'asked_buy', { amount, ...day }],
    [placed, 'under_review', 'checked', {}],
    [placed, 'pending', due ? 'instalment_in_cart' : 'in_cart', {}],
    [placed, 'confirmed', 'paid', { amount, at: placed.toISOString() }],
    [placed, 'submitted', 'submitted', submittedValues(scheme, timing)],
    [allotted, 'successful', 'allotted', allottedValues(order, scheme)],
  ];
  return steps.map(([at, state, text_key, text_values], index) => ({
    investor_id: order.investor_id,
    order_id: order.id,
    step: index + 1,
    at,
    state,
    rule_id: state === 'submitted' || state === 'successful' ? timing.ruleId : null,
    text_key,
    text_values,
  }));
}
