import {
  depositSchedule,
  financialYearOf,
  rupees,
  tdsOnInterest,
  toWire,
  type DepositTerms,
  type FdPayer,
  type RuleBook,
} from '@sanchay/finance';

interface Holder {
  payer: FdPayer;
  senior: boolean;
}

/** A deposit whose bookings are expected, with what its holder earned of the issuer in the running year. */
interface Expected extends Holder {
  terms: DepositTerms;
  /** Whether Form 15G or 15H covers the year of the first booking; each year needs a new one. */
  declared: boolean;
  before: { year: string; interest: string; tds: string };
  /** Tax deducted from the bookings that have been made, in order. */
  booked?: readonly string[];
}

export interface ExpectedPosting {
  on: string;
  kind: 'added' | 'paid';
  interest: number;
  tds: number;
  balance: number;
}

/**
 * The bookings of a deposit with the tax that the rules of today deduct. Later years count this deposit alone. Rupees.
 * A declaration is counted for the financial year of the day on which it starts only.
 */
export function expectedPostings(
  { terms, payer, senior, declared, before, booked = [] }: Expected,
  rules: Pick<RuleBook, 'fd_tds'>,
): ExpectedPosting[] {
  const tds = [...booked];
  const years = new Map([[before.year, { interest: rupees(before.interest), tds: rupees(before.tds) }]]);
  const count = depositSchedule(terms).length;
  for (let index = booked.length; index < count; index += 1) {
    const { on, interest } = depositSchedule(terms, tds)[index]!;
    const year = financialYearOf(on);
    const sums = years.get(year) ?? { interest: rupees(0), tds: rupees(0) };
    const tax = tdsOnInterest(
      {
        on,
        interest,
        interestBefore: sums.interest.toFixed(2),
        tdsBefore: sums.tds.toFixed(2),
        payer,
        senior,
        pan: true,
        declaration: declared && year === before.year,
      },
      rules,
    );
    years.set(year, {
      interest: sums.interest.plus(rupees(interest)),
      tds: sums.tds.plus(rupees(tax.tds)),
    });
    tds.push(tax.tds);
  }
  return depositSchedule(terms, tds).map((posting) => ({
    on: posting.on,
    kind: posting.kind,
    interest: toWire(posting.interest, 2),
    tds: toWire(posting.tds, 2),
    balance: toWire(posting.balance, 2),
  }));
}

/** The threshold and rate of tax for a holder in the financial year of a day. Rupees, percent. */
export function taxOf(
  { on, payer, senior }: Holder & { on: string },
  rules: Pick<RuleBook, 'fd_tds'>,
): { financial_year: string; threshold: number; rate: number; rule_id: string } {
  const { threshold, ratePct, ruleId } = tdsOnInterest(
    {
      on,
      payer,
      senior,
      pan: true,
      declaration: false,
      interest: '0',
      interestBefore: '0',
      tdsBefore: '0',
    },
    rules,
  );
  return { financial_year: financialYearOf(on), threshold, rate: ratePct, rule_id: ruleId };
}
