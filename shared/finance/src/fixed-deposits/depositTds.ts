import { roundRupees, rupees } from '../quantity.ts';
import { financialYearOf } from '../calendar/dates.ts';
import type { RuleBook } from '../rules/ruleBook.ts';
import { fdTds, type FdPayer } from '../tax/withholding/fdTds.ts';

/** Interest of one booking and what this issuer has paid the same holder in the financial year before it. Rupees. */
export interface TdsOnInterest {
  /** The day of the booking, ISO. */
  on: string;
  interest: string | number;
  /** Interest of the financial year that was booked before, over all deposits with the issuer. */
  interestBefore: string | number;
  tdsBefore: string | number;
  payer: FdPayer;
  /** 60 or older on that day. */
  senior: boolean;
  pan: boolean;
  /** A valid Form 15G or 15H of the financial year. */
  declaration: boolean;
}

export interface DepositTds {
  /** Rupees with two decimals as text. */
  tds: string;
  /** Rupees of interest a financial year up to which nothing is deducted. */
  threshold: number;
  ratePct: number;
  ruleId: string;
}

/**
 * Tax that an issuer deducts from one booking of interest: nothing while the interest of the financial year is up to
 * the threshold; with the booking that crosses it, the tax on the whole interest of the year, at most the booking.
 * Source: rules R8.
 * @throws NoRuleError for a year without a row.
 */
export function tdsOnInterest(input: TdsOnInterest, rules: Pick<RuleBook, 'fd_tds'>): DepositTds {
  const year = rupees(input.interestBefore).plus(rupees(input.interest));
  const due = fdTds(
    {
      fy: financialYearOf(input.on),
      payer: input.payer,
      senior: input.senior,
      interest: year.toNumber(),
      pan: input.pan,
      declaration: input.declaration,
    },
    rules,
  );
  const open = rupees(due.tds).minus(rupees(input.tdsBefore));
  const most = rupees(input.interest);
  const tds = open.lt(0) ? rupees(0) : open.gt(most) ? most : open;
  return {
    tds: roundRupees(tds).toFixed(2),
    threshold: due.threshold,
    ratePct: due.ratePct,
    ruleId: due.ruleId,
  };
}
