import type { PriceAlert } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { MESSAGES } from '../messages.ts';

/** How alerts are written: their rule, their state and the name of their instrument. */
export function useAlertText() {
  const { t } = useMessages(MESSAGES);
  const { rupees, percent, date } = useFormat();
  return {
    /** "At or above ₹120.00" */
    rule({ rule, value, currency }: Pick<PriceAlert, 'rule' | 'value' | 'currency'>): string {
      if (rule === 'move')
        return t('alerts.text.move', { value: percent(value, { decimals: decimalsOf(value) }) });
      const level = rupees(value, { decimals: Math.max(2, decimalsOf(value)), currency });
      return t(`alerts.text.${rule}`, { value: level });
    },
    state({ state, reached_on: day }: Pick<PriceAlert, 'state' | 'reached_on'>): string {
      if (day === null) return t('alerts.waiting');
      return t(state === 'reached' ? 'alerts.reached' : 'alerts.waitingAgain', { date: date(day) });
    },
    name: ({ kind, name }: Pick<PriceAlert, 'kind' | 'name'>): string =>
      kind === 'gold' ? t('alerts.gold') : name,
    /** Of a fund without plan and option. */
    shortName: ({ kind, name }: Pick<PriceAlert, 'kind' | 'name'>): string =>
      kind === 'gold' ? t('alerts.gold') : name.split(' · ')[0]!,
  };
}

/** Decimals that a value is written with, at most 4. */
function decimalsOf(value: number | null): number {
  const [, decimals = ''] = String(value ?? 0).split('.');
  return Math.min(decimals.length, 4);
}
