import { financialYearOf, istDate } from '@sanchay/finance';
import type { Tx } from '../db/pool.ts';

/**
 * The next number of a tax invoice (`SS`) or credit note (`SC`) in the financial year of an instant, like
 * `SS/26-27/000001`: at most 16 characters and without gaps, as the GST invoice rules require. The number is released
 * when the transaction is rolled back.
 */
export async function nextDocumentNumber(tx: Tx, series: 'SS' | 'SC', at: Date): Promise<string> {
  const year = financialYearOf(istDate(at));
  const [row] = await tx.query<{ last_number: number }>(
    `INSERT INTO subscription_document_numbers AS n (financial_year, series, last_number) VALUES ($1, $2, 1)
     ON CONFLICT (financial_year, series) DO UPDATE SET last_number = n.last_number + 1 RETURNING last_number`,
    [year, series],
  );
  return `${series}/${year.slice(2)}/${String(row!.last_number).padStart(6, '0')}`;
}
