import {
  RECORD_RULES,
  type AlertRule,
  type CallReply,
  type FundAlert,
  type PriceAlert,
  type RecordRule,
} from '@sanchay/contracts';

/** A rule on a price, or on the record of a fund. */
export type AnyRule = AlertRule | RecordRule;

/** An alert of either kind. */
export type ShownAlert = PriceAlert | FundAlert;

export const isRecordRule = (rule: AnyRule): rule is RecordRule =>
  (RECORD_RULES as readonly AnyRule[]).includes(rule);

export const isFundAlert = (alert: ShownAlert): alert is FundAlert => 'changed_on' in alert;

/** Alerts on prices and on funds, the newest first. */
export function allAlerts(
  prices: CallReply<'priceAlerts'>['data'],
  funds: CallReply<'fundAlerts'>['data'],
): ShownAlert[] {
  return [...prices.items, ...funds.items].toSorted((a, b) => b.created_at.localeCompare(a.created_at));
}
