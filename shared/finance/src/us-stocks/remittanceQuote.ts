import { decimal, ROUND_DOWN, ROUND_HALF_UP } from '../money.ts';
import { dollars, roundRupees, rupees, type Dollars, type Rupees } from '../quantity.ts';
import { requireRule } from '../rules/datedRule.ts';
import type { RuleBook } from '../rules/ruleBook.ts';
import type { RemittanceTcs } from '../tax/gains/foreignShareRules.ts';
import { remittanceTcs } from '../tax/withholding/remittanceTcs.ts';
import { conversionGst } from './conversionGst.ts';

/** The kinds of rules that a remittance needs. */
export type RemittanceRules = Pick<
  RuleBook,
  'conversion_gst' | 'remittance_limit' | 'remittance_tcs' | 'remittance_terms'
>;

/** What was sent abroad in a financial year, under way included: decimal text or numbers. */
export interface SentAbroad {
  usd: string | number;
  inr: string | number;
  /** What of it went through us, with the tax that was collected on it: rupees. Nothing where it is not given. */
  ours?: { inr: string | number; tcs: string | number };
}

/** What a conversion costs beside the margin in the rate: rupees as text. */
export interface ConversionCharges {
  fee: string;
  feeGst: string;
  conversionGst: string;
}

export interface RemittanceQuote extends ConversionCharges {
  /** Rupees that are converted. */
  amount: string;
  /** Rupees for a dollar, with the margin of the bank, 4 decimals. */
  rate: string;
  /** Dollars that arrive, rounded down to cents. */
  usd: string;
  /** Tax collected at source, rupees: what is due, less what is set off. */
  tcs: string;
  /** Rupees of this tax that were collected already, on transfers that did not go through later. */
  tcsSetOff: string;
  /** Rupees to pay: amount, charges and tax. */
  total: string;
  /** Dollars of the limit that this remittance would exceed; '0.00' when it is within. */
  over: string;
  ruleIds: readonly string[];
}

interface RemittanceRequest {
  /** Rupees to convert. */
  amount: string | number;
  /** Reference rate: rupees for a dollar. */
  reference: string | number;
  /** ISO day on which the bank converts: it decides financial year and rules. */
  valueOn: string;
  /** In the financial year of that day, without this remittance. */
  before: SentAbroad;
}

/** The rate of the bank for buying dollars (`in`) or selling them (`out`): reference with margin, 4 decimals half-up. */
export function bankRate(reference: string | number, marginPct: number, direction: 'in' | 'out'): string {
  const factor = decimal(100).plus(direction === 'in' ? marginPct : -marginPct);
  return decimal(reference).times(factor).div(100).round(4, ROUND_HALF_UP).toFixed(4);
}

/**
 * What a remittance to the dollar wallet brings and costs on the day on which the bank converts. The limit counts
 * dollars of the financial year, the tax rupees of it. Source: rules R11; CGST Rules 2017, rule 32(2)(b).
 * @throws NoRuleError when a rule does not cover the day
 */
export function remittanceQuote(
  { amount, reference, valueOn, before }: RemittanceRequest,
  rules: RemittanceRules,
): RemittanceQuote {
  const terms = requireRule(rules.remittance_terms, valueOn, 'remittance terms');
  const tax = requireRule(rules.remittance_tcs, valueOn, 'TCS on remittances');
  const limit = requireRule(rules.remittance_limit, valueOn, 'LRS limit');
  const converted = rupees(amount);
  const rate = bankRate(reference, terms.value.marginPct, 'in');
  const usd = dollars(decimal(converted).div(rate)).round(2, ROUND_DOWN);
  const { ruleIds, ...charges } = conversionCharges(converted, valueOn, rules);
  const due = rupees(remittanceTcs(tax.value, Number(amount), Number(before.inr)));
  const surplus = collectedTooMuch(tax.value, before);
  const setOff = surplus.lt(due) ? surplus : due;
  const tcs = due.minus(setOff);
  const over = usd.plus(dollars(before.usd)).minus(dollars(limit.value));
  return {
    amount: converted.toFixed(2),
    rate,
    usd: usd.toFixed(2),
    ...charges,
    tcs: tcs.toFixed(2),
    tcsSetOff: setOff.toFixed(2),
    total: converted.plus(sumOf(charges)).plus(tcs).toFixed(2),
    over: (over.gt(0) ? over : dollars(0)).toFixed(2),
    ruleIds: [limit.rule_id, tax.rule_id, ...ruleIds],
  };
}

/**
 * Rupees of tax that were collected above what is due on what went abroad: a transfer that the bank rejects or that is
 * reversed lowers the sum of the year, while later ones were taxed as if it counted.
 */
function collectedTooMuch(rule: RemittanceTcs, { inr, ours }: SentAbroad): Rupees {
  if (!ours) return rupees(0);
  const elsewhere = rupees(inr).minus(rupees(ours.inr));
  const over = rupees(ours.tcs).minus(
    rupees(remittanceTcs(rule, Number(ours.inr), Number(elsewhere.toFixed(2)))),
  );
  return over.gt(0) ? over : rupees(0);
}

export interface WithdrawalQuote extends ConversionCharges {
  usd: string;
  /** Rupees for a dollar, less the margin of the bank, 4 decimals. */
  rate: string;
  /** Rupees before charges, half-up to paise. */
  gross: string;
  /** Rupees that reach the bank account. */
  net: string;
  ruleIds: readonly string[];
}

/**
 * What dollars of the wallet bring to the bank account in India.
 * @throws NoRuleError when a rule does not cover the day
 */
export function withdrawalQuote(
  { usd, reference, valueOn }: { usd: string | number; reference: string | number; valueOn: string },
  rules: Pick<RuleBook, 'conversion_gst' | 'remittance_terms'>,
): WithdrawalQuote {
  const { value } = requireRule(rules.remittance_terms, valueOn, 'remittance terms');
  const rate = bankRate(reference, value.marginPct, 'out');
  const gross = roundRupees(rupeesOf(dollars(usd), rate));
  const { ruleIds, ...charges } = conversionCharges(gross, valueOn, rules);
  return {
    usd: dollars(usd).toFixed(2),
    rate,
    gross: gross.toFixed(2),
    ...charges,
    net: gross.minus(sumOf(charges)).toFixed(2),
    ruleIds,
  };
}

/** Rupees of dollars at a rate; exact. */
export function rupeesOf(amount: Dollars, rate: string | number): Rupees {
  return rupees(decimal(amount).times(rate));
}

function conversionCharges(
  amount: Rupees,
  on: string,
  rules: Pick<RuleBook, 'conversion_gst' | 'remittance_terms'>,
): ConversionCharges & { ruleIds: readonly string[] } {
  const terms = requireRule(rules.remittance_terms, on, 'remittance terms');
  const gst = requireRule(rules.conversion_gst, on, 'GST on conversion');
  const { fee, feeGstPct } = terms.value;
  return {
    fee: rupees(fee).toFixed(2),
    feeGst: roundRupees(rupees(fee).times(feeGstPct).div(100)).toFixed(2),
    conversionGst: conversionGst(gst.value, amount.toFixed(2)).toFixed(2),
    ruleIds: [terms.rule_id, gst.rule_id],
  };
}

function sumOf({ fee, feeGst, conversionGst: gst }: ConversionCharges): Rupees {
  return rupees(fee).plus(rupees(feeGst)).plus(rupees(gst));
}
