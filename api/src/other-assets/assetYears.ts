import type { OtherAssetType } from '@sanchay/contracts';
import { assetInterest, sortedEntries, toWire } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { accrualOf } from './accrual.ts';
import { assetRows } from './store.ts';

/** What an asset held elsewhere earned in a period; rupees. */
interface AssetYear {
  id: string;
  type: OtherAssetType;
  name: string;
  opening: number;
  paid_in: number;
  taken_out: number;
  closing: number;
  /** Null where neither a rate nor a recorded value states it. */
  interest: number | null;
  basis: 'accrued' | 'recorded' | null;
}

/** The assets of these types that a portfolio had in a period, both days included, with their interest. */
export async function assetYears(
  q: Queries,
  portfolioId: string,
  { from, to, types }: { from: string; to: string; types: readonly OtherAssetType[] },
): Promise<AssetYear[]> {
  const rows = await assetRows(q, portfolioId);
  return rows
    .filter(({ type }) => types.includes(type))
    .flatMap((row) => {
      const found = assetInterest(sortedEntries(row.entries), accrualOf(row), { from, to });
      if (!found) return [];
      const { opening, paidIn, takenOut, closing, interest, basis } = found;
      const year: AssetYear = {
        id: row.id,
        type: row.type,
        name: row.name,
        opening: toWire(opening, 2),
        paid_in: toWire(paidIn, 2),
        taken_out: toWire(takenOut, 2),
        closing: toWire(closing, 2),
        interest: interest === null ? null : toWire(interest, 2),
        basis,
      };
      return hasMoney(year) ? [year] : [];
    });
}

/** An asset that was closed in an earlier year is not in the report. */
function hasMoney({ opening, paid_in, taken_out, closing }: AssetYear): boolean {
  return opening !== 0 || paid_in !== 0 || taken_out !== 0 || closing !== 0;
}
