import { financialYearOf } from '../../calendar/dates.ts';
import { rupees } from '../../quantity.ts';
import type { RuleBook } from '../../rules/ruleBook.ts';
import type { TaxedLot } from './taxedLot.ts';
import { yearTax, type CarriedLoss } from './yearTax.ts';

type SoldLot = Pick<TaxedLot, 'head' | 'ratePct' | 'term' | 'gain' | 'ruleId'> & { readonly soldOn: string };

/**
 * What is left of the losses of earlier years when a financial year begins: each year before it uses them once, oldest
 * loss first. `lots` are the sales of those years, in any order; sales from `financialYear` on take no part. Rupees as
 * decimal text. Source: rules R1.
 */
export function lossesLeft(
  lots: readonly SoldLot[],
  { financialYear, carried }: { financialYear: string; carried: readonly CarriedLoss[] },
  rules: Pick<RuleBook, 'equity_exemption'>,
): CarriedLoss[] {
  const byYear = Map.groupBy(lots, ({ soldOn }) => financialYearOf(soldOn));
  const years = [...byYear.keys()].filter((year) => year < financialYear).toSorted();
  return years.reduce<CarriedLoss[]>(
    (left, year) =>
      yearTax(byYear.get(year)!, { financialYear: year, carried: left }, rules).carried.map((loss) => ({
        financialYear: loss.financialYear,
        short: loss.leftShort,
        long: loss.leftLong,
      })),
    [...carried],
  );
}

/** How much of a loss is gone. Rupees as decimal text. */
export function usedOf(loss: CarriedLoss, left: CarriedLoss): { short: string; long: string } {
  return {
    short: rupees(loss.short).minus(rupees(left.short)).toFixed(2),
    long: rupees(loss.long).minus(rupees(left.long)).toFixed(2),
  };
}
