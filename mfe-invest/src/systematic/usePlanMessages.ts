import type { PlanFrequency, StepUp, SystematicPlan } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { rupeeDecimals } from '../scheme/rupeeDecimals.ts';
import { PLAN_MESSAGES } from '../messages.ts';

const WEEKLY: readonly PlanFrequency[] = ['weekly', 'fortnightly'];

/** How amounts, days and steps of plans read. */
export function usePlanMessages() {
  const { t } = useMessages(PLAN_MESSAGES);
  const format = useFormat();
  const money = (amount: number) => format.rupees(amount, { decimals: rupeeDecimals(amount) });
  return {
    t,
    format,
    money,
    /** '₹1,000 every month'. */
    every: (amount: number, frequency: PlanFrequency) => t(`every.${frequency}`, { amount: money(amount) }),
    /** '5th of every month', 'Monday', or 'Every business day'. */
    day({ frequency, day }: Pick<SystematicPlan, 'frequency' | 'day'>): string {
      if (frequency === 'daily') return t('day.daily');
      return WEEKLY.includes(frequency) ? t(`weekday.${day}`) : t('day.month', { day: format.ordinal(day) });
    },
    step(step: StepUp | null): string {
      if (!step) return t('step.none');
      const by = step.by === 'percent' ? `${step.value}%` : money(step.value);
      const rises = t(step.every_months === 12 ? 'step.yearly' : 'step.halfYearly', { by });
      return step.cap === null ? rises : `${rises} ${t('step.upTo', { cap: money(step.cap) })}`;
    },
  };
}
