import { decimal, ROUND_DOWN, ROUND_HALF_UP, type Big } from '../money.ts';
import { roundRupees, rupees } from '../quantity.ts';
import { requireRule } from '../rules/datedRule.ts';
import type { RuleBook } from '../rules/ruleBook.ts';

/** A split gives `newShares` in place of `oldShares`; a bonus gives `newShares` more for every `oldShares`. */
export interface ShareRatio {
  kind: 'split' | 'bonus';
  newShares: number;
  oldShares: number;
}

/** A ratio that is no split or bonus: not of whole shares, or fewer shares than before. */
export class ShareRatioError extends RangeError {
  readonly kind = 'share_ratio';
}

/**
 * Shares after a split or bonus for each share before it, exact as decimal; prices are divided by it.
 * @throws ShareRatioError for what is neither
 */
export function ratioFactor({ kind, newShares, oldShares }: ShareRatio): Big {
  const whole = Number.isInteger(newShares) && Number.isInteger(oldShares) && newShares > 0 && oldShares > 0;
  if (!whole || (kind === 'split' && (newShares <= oldShares || newShares % oldShares !== 0)))
    throw new ShareRatioError(`${newShares} for ${oldShares} is no ${kind}`);
  return decimal(kind === 'split' ? newShares : newShares + oldShares).div(oldShares);
}

/**
 * Shares in place of each share after a split. Lots keep their total cost and their day of purchase, as the shares of a
 * split continue the old ones. Source: sections 2(42A) and 49 of the Income-tax Act.
 * @throws ShareRatioError
 */
export const splitTimes = (ratio: Omit<ShareRatio, 'kind'>): number =>
  Number(ratioFactor({ ...ratio, kind: 'split' }).toFixed(0));

/** Bonus shares of a holding, and the money for the part of one share that is left over. */
export interface BonusShares {
  shares: number;
  /** The part of one share that is left over, as decimal text; 0.000000 for none. */
  part: string;
  /** Rupees as text, at the price after the bonus; 0.00 where nothing is left over. */
  fraction: string;
}

/**
 * Bonus shares of all shares of a demat account together: they cost nothing and are acquired on the day of allotment.
 * Part of a share is sold by the company, which pays for it. Source: section 55(2)(aa)(iiia) of the Income-tax Act; SEBI
 * ICDR Regulations, chapter XI.
 * @throws ShareRatioError
 */
export function bonusShares(
  held: number,
  { newShares, oldShares, price }: Omit<ShareRatio, 'kind'> & { price: string | number },
): BonusShares {
  ratioFactor({ kind: 'bonus', newShares, oldShares });
  const shares = Math.floor((held * newShares) / oldShares);
  const rest = (held * newShares) % oldShares;
  return {
    shares,
    part: decimal(rest).div(oldShares).toFixed(6),
    fraction: decimal(price).times(rest).div(oldShares).round(2, ROUND_DOWN).toFixed(2),
  };
}

/**
 * New shares that a holder may apply for in a rights issue, for all shares of a demat account on the record date together.
 * Part of a share is ignored. Shares that are allotted cost what was paid for them and are acquired on the day of allotment.
 * Source: SEBI (ICDR) Regulations, chapter III; sections 55(2)(aa)(iii) and 2(42A), Explanation 1(i)(d), of the Income-tax
 * Act.
 * @throws ShareRatioError for a ratio that is not of whole shares
 */
export function rightsEntitlement(held: number, { newShares, oldShares }: Omit<ShareRatio, 'kind'>): number {
  ratioFactor({ kind: 'bonus', newShares, oldShares });
  return Math.floor((held * newShares) / oldShares);
}

/** A dividend of one company for one holder. Rupees. */
export interface ShareDividendInput {
  /** The day of the payment, ISO. */
  on: string;
  shares: number;
  /** Rupees a share. */
  perShare: string | number;
  /** What the same company has paid the holder before in the financial year, and the tax that it deducted. */
  paidBefore: string | number;
  tdsBefore: string | number;
}

export interface ShareDividend {
  /** Rupees with two decimals as text. */
  gross: string;
  tds: string;
  net: string;
  ruleId: string;
}

/**
 * A dividend and the tax that the company deducts: none up to the yearly threshold; with the payment that crosses it, the
 * tax on all dividends of the year, at most this payment.
 * @throws NoRuleError for a day without a rule
 */
export function shareDividend(
  { on, shares, perShare, paidBefore, tdsBefore }: ShareDividendInput,
  rules: Pick<RuleBook, 'share_dividend_tds'>,
): ShareDividend {
  const { value, rule_id: ruleId } = requireRule(rules.share_dividend_tds, on, 'tax deducted on dividends');
  const gross = rupees(decimal(perShare).times(shares).round(2, ROUND_HALF_UP));
  const year = rupees(paidBefore).plus(gross);
  const due = year.gt(rupees(value.threshold))
    ? roundRupees(rupees(year.times(value.ratePct).div(100)).minus(rupees(tdsBefore)))
    : rupees(0);
  const tds = due.lt(0) ? rupees(0) : due.gt(gross) ? gross : due;
  return { gross: gross.toFixed(2), tds: tds.toFixed(2), net: gross.minus(tds).toFixed(2), ruleId };
}
