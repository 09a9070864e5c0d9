import type { FundAlert, PriceAlert } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { MESSAGES } from '../messages.ts';
import { isFundAlert, type ShownAlert } from './shownAlert.ts';

type Named = Pick<PriceAlert, 'kind' | 'name'> | FundAlert;

/** How alerts are written: their rule, their state and the name of their instrument. */
export function useAlertText() {
  const { t } = useMessages(MESSAGES);
  const { rupees, percent, date } = useFormat();
  const nameOf = (alert: Named): string =>
    'kind' in alert && alert.kind === 'gold' ? t('alerts.gold') : alert.name;
  return {
    /** "At or above ₹120.00" */
    rule(alert: ShownAlert): string {
      if (isFundAlert(alert)) return t(`alerts.text.${alert.rule}`);
      const { rule, value, currency } = alert;
      if (rule === 'move')
        return t('alerts.text.move', { value: percent(value, { decimals: decimalsOf(value) }) });
      const level = rupees(value, { decimals: Math.max(2, decimalsOf(value)), currency });
      return t(`alerts.text.${rule}`, { value: level });
    },
    /** State and day of an alert, together and apart. */
    state(alert: ShownAlert): { whole: string; short: string; day: string | null } {
      const [key, on] = stateOf(alert);
      const day = on === null ? null : date(on);
      return { whole: t(`alerts.${key}`, { date: day }), short: t(`alerts.${key}Short`), day };
    },
    name: nameOf,
    /** Of a fund without plan and option. */
    shortName: (alert: Named): string => nameOf(alert).split(' · ')[0]!,
  };
}

/** Key of the state and its day; alerts on prices without a price are of instruments that no longer exist. */
function stateOf(alert: ShownAlert): [key: string, day: string | null] {
  if (isFundAlert(alert)) {
    if (!alert.available) return ['unavailable', null];
    return alert.changed_on === null ? ['waiting', null] : ['changedOn', alert.changed_on];
  }
  if (alert.price === null) return ['unavailable', null];
  if (alert.reached_on === null) return ['waiting', null];
  return alert.state === 'reached' ? ['reached', alert.reached_on] : ['waitingAgain', alert.reached_on];
}

/** Decimals that a value is written with, at most 4. */
function decimalsOf(value: number | null): number {
  const [, decimals = ''] = String(value ?? 0).split('.');
  return Math.min(decimals.length, 4);
}
