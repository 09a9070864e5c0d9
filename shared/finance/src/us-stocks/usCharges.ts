import { decimal, ROUND_HALF_UP, ROUND_UP, type Big } from '../money.ts';
import { dollars, sumDollars } from '../quantity.ts';
import { requireRule } from '../rules/datedRule.ts';
import type { RuleBook } from '../rules/ruleBook.ts';

export type UsChargeRules = Pick<RuleBook, 'us_order_terms' | 'us_sec_fee' | 'us_trading_fee'>;

/** What an order of US shares traded in one session. */
export interface UsTraded {
  side: 'buy' | 'sell';
  /** Dollars: shares times their prices. */
  value: string | number;
  /** Shares. */
  quantity: string | number;
  /** ISO day of the session in New York. */
  on: string;
}

export const US_CHARGES = ['brokerage', 'sec_fee', 'trading_fee'] as const;
export type UsChargeKind = (typeof US_CHARGES)[number];

/** One line of a trade confirmation. Dollars with two decimals as text. */
export interface UsCharge {
  kind: UsChargeKind;
  amount: string;
  ruleId: string;
}

export interface UsCharges {
  charges: UsCharge[];
  total: string;
  /** A buyer pays value and charges; a seller receives the value less charges. */
  net: string;
}

/**
 * Charges of US shares: brokerage, and of a seller the fees of the SEC and FINRA, which are rounded up to cents as brokers
 * do. Together they are never more than the value, so that a sale never costs dollars. Source: the rows.
 * @throws NoRuleError for a day without a row
 */
export function usCharges({ side, value, quantity, on }: UsTraded, rules: UsChargeRules): UsCharges {
  const traded = dollars(value);
  if (traded.eq(0)) return { charges: [], total: '0.00', net: '0.00' };
  let left = decimal(traded);
  const charge = (kind: UsChargeKind, exact: Big, ruleId: string): UsCharge => {
    const amount = side === 'sell' && exact.gt(left) ? left : exact;
    left = left.minus(amount);
    return { kind, amount: amount.toFixed(2), ruleId };
  };
  const terms = requireRule(rules.us_order_terms, on, 'terms of the broker');
  const charges = [charge('brokerage', brokerage(decimal(traded), terms.value.brokeragePct), terms.rule_id)];
  if (side === 'sell') {
    const sec = requireRule(rules.us_sec_fee, on, 'SEC fee');
    const taf = requireRule(rules.us_trading_fee, on, 'FINRA fee');
    const activity = decimal(quantity).times(taf.value.perShare).round(2, ROUND_UP);
    charges.push(
      charge('sec_fee', decimal(traded).times(sec.value).div(1_000_000).round(2, ROUND_UP), sec.rule_id),
      charge('trading_fee', activity.gt(taf.value.most) ? decimal(taf.value.most) : activity, taf.rule_id),
    );
  }
  const total = sumDollars(charges.map(({ amount }) => amount));
  const net = side === 'buy' ? traded.plus(total) : traded.minus(total);
  return { charges, total: total.toFixed(2), net: net.toFixed(2) };
}

const brokerage = (value: Big, pct: number): Big => value.times(pct).div(100).round(2, ROUND_HALF_UP);

/** The most dollars of shares that an amount buys with its brokerage, as text with two decimals. */
export function usValueWithin(
  amount: string | number,
  on: string,
  rules: Pick<RuleBook, 'us_order_terms'>,
): string {
  const { brokeragePct } = requireRule(rules.us_order_terms, on, 'terms of the broker').value;
  const most = decimal(amount);
  const cent = decimal('0.01');
  const fits = (value: Big): boolean => value.plus(brokerage(value, brokeragePct)).lte(most);
  let value = most
    .times(100)
    .div(100 + brokeragePct)
    .round(2, 0);
  while (fits(value.plus(cent))) value = value.plus(cent);
  while (value.gt(0) && !fits(value)) value = value.minus(cent);
  return value.toFixed(2);
}
