import type { Order } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import type { TimelineStep } from '@sanchay/ui';
import { unitDecimals } from '../asset/figures.ts';
import { MESSAGES } from '../messages.ts';
import type { OrderStep } from './orderSteps.ts';
import { StepDetail } from './StepDetail.tsx';

/** Turns a step of this order into words: what happened, when, and the figure that goes with it. */
export function useStepMessages(order: Order): (step: OrderStep) => TimelineStep {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();

  function detailOf({ status, state }: OrderStep): string | undefined {
    if (state === 'failed') return order.reason ?? undefined;
    if (state === 'next') return t('order.unitsOn', { date: format.date(order.allotment_date_expected) });
    if (status === 'submitted' && order.nav_date_expected) {
      return t('order.navOf', { date: format.date(order.nav_date_expected) });
    }
    if (status !== 'successful' || order.units === null) return undefined;
    return t('order.unitsAt', {
      units: format.units(order.units, unitDecimals([order.units])),
      nav: format.nav(order.nav),
    });
  }

  return (step) => {
    const withoutUnits =
      step.status === 'successful' && order.type === 'sip' && step.at !== null && !order.units;
    const title = t(`order.step.${withoutUnits ? 'registered' : step.status}`, { defaultValue: step.status });
    const time = step.at === null ? undefined : format.dateTime(step.at);
    return { title, state: step.state, detail: <StepDetail time={time} text={detailOf(step)} /> };
  };
}
