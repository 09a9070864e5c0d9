import {
  financialYearBounds,
  financialYearOf,
  istDate,
  tdsOnInterest,
  type DepositTds,
} from '@sanchay/finance';
import type { Tx } from '../../../db/pool.ts';
import type { Context } from '../../../platform/context.ts';
import { yearOfIssuer, type DepositRow } from '../depositStore.ts';
import { isSenior } from '../offer.ts';

/**
 * Tax that the issuer deducts from interest of a deposit on a day. A declaration counts for the financial year in
 * which it was made. Rupees as text.
 */
export async function taxOnBooking(
  ctx: Context,
  tx: Tx,
  deposit: DepositRow,
  { on, interest }: { on: string; interest: string },
): Promise<DepositTds> {
  const year = financialYearOf(on);
  const before = await yearOfIssuer(tx, deposit, financialYearBounds(year));
  return tdsOnInterest(
    {
      on,
      interest,
      interestBefore: before.interest,
      tdsBefore: before.tds,
      payer: deposit.issuer_kind,
      senior: await isSenior(ctx, tx, { portfolioId: deposit.portfolio_id, on }),
      pan: true,
      declaration: deposit.tax_form !== 'none' && financialYearOf(istDate(deposit.placed_at)) === year,
    },
    ctx.rules.book(),
  );
}
