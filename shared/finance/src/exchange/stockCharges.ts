import { decimal, ROUND_HALF_UP, type Big } from '../money.ts';
import { rupees, roundRupees, sumRupees, type Rupees } from '../quantity.ts';
import { requireRule } from '../rules/datedRule.ts';
import type { RuleBook } from '../rules/ruleBook.ts';

type ChargeKinds =
  'share_stt' | 'exchange_charge' | 'sebi_fee' | 'share_stamp_duty' | 'service_gst' | 'demat_charge';
export type ChargeRules = Pick<RuleBook, ChargeKinds>;

/** What an order traded on one day. */
export interface ChargedTrade {
  side: 'buy' | 'sell';
  /** Rupees: shares times their prices. */
  value: string | number;
  /** ISO day of the trade. */
  on: string;
  /** Whether another sale of the share on that day carries the charge of the depository. */
  dematCharged?: boolean;
}

export const STOCK_CHARGES = ['stt', 'exchange', 'sebi', 'stamp_duty', 'demat', 'gst'] as const;
export type StockChargeKind = (typeof STOCK_CHARGES)[number];

/** One line of a contract note. */
export interface StockCharge {
  kind: StockChargeKind;
  /** Rupees with two decimals as text. */
  amount: string;
  /** Percent of what it is charged on; null where it is an amount. */
  ratePct: number | null;
  ruleId: string;
}

export interface StockCharges {
  charges: StockCharge[];
  /** Rupees with two decimals as text. */
  total: string;
  /** A buyer pays value and charges; a seller receives the value less charges. Rupees as text. */
  net: string;
}

/**
 * Charges of delivered shares of one order and day: STT rounded to whole rupees, stamp duty of the buyer, charges of
 * the exchange and SEBI, the depository's charge of a seller, once a share and day, and GST on these three. Sanchay
 * charges no brokerage.
 * Source: the rows; STT to the nearest rupee by section 100 (3) of the Finance (No. 2) Act 2004.
 * @throws NoRuleError for a day without a row.
 */
export function stockCharges(
  { side, value, on, dematCharged = false }: ChargedTrade,
  rules: ChargeRules,
): StockCharges {
  const traded = rupees(value);
  if (traded.eq(0)) return { charges: [], total: '0.00', net: '0.00' };
  const row = (kind: ChargeKinds) => requireRule(rules[kind], on, kind);
  const line = (
    kind: StockChargeKind,
    rule: ReturnType<typeof row>,
    round: (exact: Big) => Big,
  ): StockCharge => ({
    kind,
    amount: round(decimal(traded).times(rule.value).div(100)).toFixed(2),
    ratePct: rule.value,
    ruleId: rule.rule_id,
  });
  const paise = (exact: Big): Big => exact.round(2, ROUND_HALF_UP);
  const exchange = line('exchange', row('exchange_charge'), paise);
  const sebi = line('sebi', row('sebi_fee'), paise);
  const debit = row('demat_charge');
  const demat: StockCharge[] =
    side === 'sell' && !dematCharged
      ? [{ kind: 'demat', amount: rupees(debit.value).toFixed(2), ratePct: null, ruleId: debit.rule_id }]
      : [];
  const stampDuty = side === 'buy' ? [line('stamp_duty', row('share_stamp_duty'), paise)] : [];
  const gst = row('service_gst');
  const services = sumRupees([exchange, sebi, ...demat].map(({ amount }) => amount));
  const charges: StockCharge[] = [
    line('stt', row('share_stt'), (exact) => exact.round(0, ROUND_HALF_UP)),
    exchange,
    sebi,
    ...stampDuty,
    ...demat,
    {
      kind: 'gst',
      amount: roundRupees(services.times(String(gst.value)).div(100)).toFixed(2),
      ratePct: gst.value,
      ruleId: gst.rule_id,
    },
  ];
  const total: Rupees = sumRupees(charges.map(({ amount }) => amount));
  const net = side === 'buy' ? traded.plus(total) : traded.minus(total);
  return { charges, total: total.toFixed(2), net: net.toFixed(2) };
}
