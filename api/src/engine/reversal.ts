import { istDate, rupees, unitCount } from '@sanchay/finance';
import { allotmentEntries, paymentReversalEntries, reversalOf, type Bought } from './entries.ts';
import { move } from './purchaseMachine.ts';
import { payNowOf, type PurchaseState, type PurchaseStepKey, type RemainingLot } from './purchaseState.ts';
import { step } from './purchaseStep.ts';
import {
  decision,
  type Booking,
  type Decision,
  type EngineScheme,
  type StepValues,
  type EngineContext,
} from './context.ts';

type Decided<S> = Decision<S, PurchaseStepKey>;

/** Entries of an allotment of this order, of all its units or of a part of them. */
export function allotmentOf(
  { code, amount, folio_no }: Pick<PurchaseState, 'code' | 'amount' | 'folio_no'>,
  bought: Pick<Bought, 'units' | 'stampDuty' | 'netAmount'>,
  scheme: EngineScheme,
): ReturnType<typeof allotmentEntries> {
  return allotmentEntries({ code, amount, houseCode: scheme.house_code, folioNo: folio_no!, ...bought });
}

/**
 * Reverses an order whose payment the bank reversed. Remaining units go back to the fund house at what was paid for
 * them; an order without units is cancelled. Null for an order that has ended without money in it.
 */
export function reversePurchase<S extends PurchaseState>(
  order: S,
  remaining: RemainingLot,
  context: EngineContext,
): Decided<S> | null {
  const { status } = order;
  if (status === 'successful' && order.units !== null) return reverseUnits(order, remaining, context);
  const waits = (status === 'confirmed' || status === 'submitted') && Number(payNowOf(order)) > 0;
  return waits ? failUnpaid(order, context) : null;
}

/** The money is gone before it bought anything: nothing is allotted, and nothing is refunded. */
function failUnpaid<S extends PurchaseState>(order: S, { at }: EngineContext): Decided<S> {
  const status = move(order.status, 'failed');
  const amount = payNowOf(order);
  return decision(
    { ...order, status, updated_at: at },
    {
      steps: [step(at, status, 'unpaid_again', { amount })],
      bookings: [paymentReversal(order.id, amount, istDate(at))],
    },
  );
}

function reverseUnits<S extends PurchaseState>(
  order: S,
  { units, cost }: RemainingLot,
  { at, scheme }: EngineContext,
): Decided<S> {
  const { amount, nav_date } = order;
  const status = move(order.status, 'reversed');
  const valueDate = nav_date!;
  const payment = paymentReversal(order.id, amount, valueDate);
  const reversed = { ...order, status, updated_at: at };
  const values: StepValues = { amount, units, decimals: scheme.units_decimals };
  if (unitCount(units).lte(0)) {
    return decision(reversed, { steps: [step(at, status, 'reversed_none', values)], bookings: [payment] });
  }
  const stampDuty = rupees(order.stamp_duty!).times(cost).div(amount).toFixed(2);
  const part = { units, stampDuty, netAmount: rupees(cost).minus(rupees(stampDuty)).toFixed(2) };
  const whole = unitCount(units).eq(unitCount(order.units!));
  const rest = rupees(amount).minus(rupees(cost)).toFixed(2);
  const shown = whole
    ? step(at, status, 'reversed', values)
    : step(at, status, 'reversed_part', { ...values, rest });
  return decision(reversed, {
    steps: [shown],
    bookings: [
      {
        kind: 'allotment_reversal',
        subjectId: order.id,
        valueDate,
        entries: reversalOf(allotmentOf({ ...order, amount: cost }, part, scheme)),
      },
      payment,
    ],
    lots: [{ lotId: order.id, boughtOn: valueDate, units: `-${units}`, cost: `-${cost}`, sold: null }],
    followUps: [{ do: 'holdings_changed' }],
  });
}

function paymentReversal(subjectId: string, amount: string, valueDate: string): Booking {
  return { kind: 'payment_reversal', subjectId, valueDate, entries: paymentReversalEntries(amount) };
}
