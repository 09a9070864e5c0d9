import type { ReactNode } from 'react';
import type { Order } from '@sanchay/contracts';
import { RuleSource } from '@sanchay/remote-kit';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Timeline } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { orderSteps, type OrderStep } from './orderSteps.ts';

/** The life of an order so far, with the rule behind each step, and what comes. */
export function OrderTimeline({ order }: { order: Order }) {
  const { t } = useMessages(MESSAGES);
  const { date, dateTime } = useFormat();
  const detail = ({ key, text, ruleId }: OrderStep): ReactNode => {
    if (text !== null) {
      return (
        <>
          {text} {ruleId !== null && <RuleSource ids={[ruleId]} />}
        </>
      );
    }
    if (key === 'submitted' && order.nav_date_expected) {
      return t('step.navExpected', { date: date(order.nav_date_expected) });
    }
    if (key === 'successful' && order.allotment_date_expected) {
      return t('step.unitsExpected', { date: date(order.allotment_date_expected) });
    }
    return undefined;
  };
  return (
    <Timeline
      label={t('order.timeline')}
      steps={orderSteps(order).map((step) => ({
        title: t(`step.${step.key}`),
        time: step.at === null ? undefined : dateTime(step.at),
        detail: detail(step),
        state: step.state,
      }))}
    />
  );
}
