import { applicableNav, instantAtIst, rupees } from '@sanchay/finance';
import type { ApplicableNav, BusinessCalendar } from '@sanchay/finance';
import type { Tx } from '../db/pool.ts';
import { navOn } from '../funds/index.ts';
import type { OrderScheme } from '../funds/index.ts';
import { post } from '../ledger/index.ts';
import { recordPastPayment } from '../payments/index.ts';
import { allotmentEntries } from './allot.ts';
import { purchaseAt } from './expectation.ts';
import type { OrderRow } from './rows.ts';
import { allotmentInstant } from './schedule.ts';
import { insertDraft, insertStep, updateOrder } from './store.ts';
import type { NewOrder } from './store.ts';
import { allottedValues, submittedValues } from './stepValues.ts';
import type { StepKey, StepValues } from './words.ts';

/** An order of the past: what was asked, and where its units went. */
export type PastOrder = Omit<NewOrder, 'cart_id' | 'placed_at' | 'upsize_code' | 'folio_no'> & {
  paymentId: string;
  cartId: string;
  folioNo: string;
  /** Business day on which it was placed and paid, at ten in the morning. */
  day: string;
};

/**
 * Books an order of the past through the same rules, steps and ledger as a live one.
 * @returns false, and books nothing, when it would not be allotted before `today` or has no NAV.
 */
export async function bookPastOrder(
  tx: Tx,
  past: PastOrder,
  { scheme, calendar, today }: { scheme: OrderScheme; calendar: BusinessCalendar; today: string },
): Promise<boolean> {
  const placedAt = new Date(instantAtIst(past.day, '10:00'));
  const timing = applicableNav({ schemeClass: scheme.scheme_class, placedAt, calendar });
  if (timing.allotmentDate >= today) return false;
  const nav = await navOn(tx, scheme.code, timing.navDate);
  if (!nav) return false;
  await tx.query(
    `INSERT INTO carts (investor_id, id, portfolio_id, revision, status, created_at) VALUES ($1, $2, $3, 1, 'paid', $4)`,
    [past.investor_id, past.cartId, past.portfolio_id, placedAt],
  );
  const { investor_id, portfolio_id, amount } = past;
  const payment = { id: past.paymentId, investor_id, portfolio_id, subject_id: past.cartId, order_ids: [past.id], amount };
  await recordPastPayment(tx, payment, placedAt);
  const draft = await insertDraft(tx, {
    ...past,
    cart_id: past.cartId,
    folio_no: past.folioNo,
    upsize_code: null,
    placed_at: placedAt,
  });
  const bought = purchaseAt(past.amount, nav, scheme);
  await post(tx, {
    kind: 'allotment',
    investorId: investor_id,
    portfolioId: portfolio_id,
    subjectId: past.id,
    at: allotmentInstant(timing.allotmentDate),
    valueDate: timing.navDate,
    entries: allotmentEntries({ order: past, scheme, folioNo: past.folioNo, ...bought }),
  });
  const order: OrderRow = {
    ...draft,
    status: 'successful',
    payment_id: past.paymentId,
    realised_at: placedAt,
    updated_at: allotmentInstant(timing.allotmentDate),
    nav_date: timing.navDate,
    allotment_date: timing.allotmentDate,
    rule_id: timing.ruleId,
    units: rupees(bought.units).toFixed(4),
    nav: nav.nav,
    stamp_duty: rupees(bought.stampDuty).toFixed(2),
  };
  await updateOrder(tx, order);
  await writeSteps(tx, order, scheme, timing);
  return true;
}

async function writeSteps(tx: Tx, order: OrderRow, scheme: OrderScheme, timing: ApplicableNav): Promise<void> {
  const { placed_at: placed, updated_at: allotted, amount } = order;
  const due = order.plan_id !== null;
  const asked = order.type === 'sip' ? 'asked_sip' : 'asked_buy';
  const steps: [Date, string, StepKey, StepValues][] = [
    due
      ? [placed, 'draft', 'instalment_due', { due: order.instalment_date!, amount }]
      : [placed, 'draft', asked, { amount, ...(order.start_date && { day: Number(order.start_date.slice(8)) }) }],
    [placed, 'under_review', 'checked', {}],
    [placed, 'pending', due ? 'instalment_in_cart' : 'in_cart', {}],
    [placed, 'confirmed', 'paid', { amount, at: placed.toISOString() }],
    [placed, 'submitted', 'submitted', submittedValues(scheme, timing)],
    [allotted, 'successful', 'allotted', allottedValues(order, scheme)],
  ];
  for (const [at, state, text_key, text_values] of steps) {
    const ruled = state === 'submitted' || state === 'successful';
    await insertStep(tx, order, { at, state, rule_id: ruled ? timing.ruleId : null, text_key, text_values });
  }
}
