import type { GainLot } from '@sanchay/contracts';
import type { ChargeRules, RuleBook } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { importedSales, type ImportedSale } from '../import/index.ts';
import { soldShares, type SoldShareRow } from '../stock-orders/index.ts';
import { soldUsShares, type SoldDollars } from '../us-orders/index.ts';
import { soldLots, type Period, type SoldLotRow } from './soldLotStore.ts';

/** What one sale took of one purchase, of a fund or a share; the code of a share is its ISIN or US symbol. */
export interface SaleRow extends Omit<SoldLotRow, 'kind'>, Pick<GainLot, 'asset' | 'kind'> {
  /** As it was traded; null where the fund states it. */
  name: string | null;
  /** Rupees of the charges of a sale of shares, without STT; a fund has an exit load instead. */
  charges: string;
  /** Whether shares were bought, too, on the day of the sale. */
  same_day: boolean;
  /** Of US shares; null for what is traded in rupees. */
  dollars: SoldDollars | null;
}

const NO_CHARGES = { charges: '0.00', same_day: false, dollars: null } as const;

const NO_RUPEE_CHARGES = { stamp_duty: '0.00', exit_load: '0.00', stt: '0.00', same_day: false } as const;

/** What a portfolio sold in a period, here and elsewhere, by day, with the imported folios that have gaps. */
export async function allSales(
  q: Queries,
  portfolioId: string,
  period: Period,
  rules: ChargeRules & Pick<RuleBook, 'foreign_income_rate'>,
): Promise<{ sales: SaleRow[] } & Pick<Awaited<ReturnType<typeof importedSales>>, 'gaps'>> {
  const funds = (await soldLots(q, portfolioId, period)).map((row): SaleRow => ({
    ...row,
    ...NO_CHARGES,
    asset: 'mutual_fund',
    name: null,
  }));
  const shares = (await soldShares(q, portfolioId, period, rules)).map(shareSale);
  const usShares = (await soldUsShares(q, portfolioId, period, rules)).map(
    ({ symbol, account, quantity, ...row }): SaleRow => ({
      ...row,
      ...NO_RUPEE_CHARGES,
      asset: 'us_stock',
      kind: 'sale',
      code: symbol,
      folio_no: account,
      units: quantity,
    }),
  );
  const imported = await importedSales(q, portfolioId, period);
  const elsewhere = imported.sales.map(importedSale);
  return { sales: inOrder([...funds, ...shares, ...usShares, ...elsewhere]), gaps: imported.gaps };
}

/** Shares that were sold here, as rows of the report. */
export const shareSale = ({ isin, demat_no, quantity, ...row }: SoldShareRow): SaleRow => ({
  ...row,
  asset: 'stock',
  kind: 'sale',
  code: isin,
  folio_no: demat_no,
  units: String(quantity),
  exit_load: '0.00',
  same_day: false,
  dollars: null,
});

/** What an imported folio sold, as a row of the report. */
export const importedSale = ({ asset, kind, ...row }: ImportedSale): SaleRow => ({
  ...NO_CHARGES,
  ...row,
  // An archive of this product states the charges of a sale of shares in the place of an exit load.
  ...(asset === 'stock'
    ? { asset, kind: 'sale', charges: row.exit_load, exit_load: '0.00' }
    : { asset: 'mutual_fund', kind, name: null }),
});

/** By day of the sale, fund or share, and day of purchase. */
function inOrder(rows: readonly SaleRow[]): SaleRow[] {
  const key = ({ sold_on, code, folio_no, sale_id, bought_on, lot_id }: SaleRow) =>
    [sold_on, code, folio_no, sale_id, bought_on, lot_id].join(' ');
  return rows.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}
