import { businessDayOnOrAfter, istDate } from '@sanchay/finance';
import { payoutInstant } from './moments.ts';
import { moveRedemption, RESERVING } from './redemptionMachine.ts';
import type { RedemptionState, RedemptionStepKey, SaleContext } from './redemptionState.ts';
import { decision, type Decision } from './context.ts';

type Decided<S> = Decision<S, RedemptionStepKey>;

/** What a chargeback makes of a sale: one without a price fails and keeps its units, a payout that is due is held. */
export function freezeSale<S extends RedemptionState>(sale: S, at: Date): Decided<S> | null {
  const step = { at, values: {}, ruleId: null };
  if (RESERVING.includes(sale.status)) {
    const status = moveRedemption(sale.status, 'failed');
    return decision<S, RedemptionStepKey>(
      { ...sale, status, updated_at: at },
      { steps: [{ ...step, state: status, key: 'stopped_by_chargeback' }] },
    );
  }
  if (sale.status !== 'priced' || sale.kind !== 'redeem') return null;
  return decision<S, RedemptionStepKey>(sale, {
    steps: [{ ...step, state: sale.status, key: 'payout_held' }],
  });
}

/**
 * A held payout goes on: on its day, or the next banking day after what was due is settled. The fund house pays no
 * interest for the time in between.
 */
export function releasePayout<S extends RedemptionState>(
  sale: S,
  { at, calendar }: SaleContext,
): Decided<S> | null {
  if (sale.status !== 'priced' || sale.kind !== 'redeem') return null;
  const soonest = businessDayOnOrAfter(calendar, istDate(at), 'debt');
  const payout_date = sale.payout_date > soonest ? sale.payout_date : soonest;
  const pay_by = sale.pay_by > payout_date ? sale.pay_by : payout_date;
  return decision<S, RedemptionStepKey>(
    { ...sale, payout_date, pay_by },
    {
      steps: [{ at, state: sale.status, key: 'payout_released', values: { payout_date }, ruleId: null }],
      followUps: [{ do: 'pay_out', at: payoutInstant(payout_date) }],
    },
  );
}
