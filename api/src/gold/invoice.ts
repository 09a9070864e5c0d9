import { financialYearOf, istDate } from '@sanchay/finance';
import type { Tx } from '../db/pool.ts';

/**
 * The next tax invoice number of the financial year of an instant, like `SG/26-27/000001`: at most 16 characters and
 * without gaps, as the GST invoice rules require. The number is released when the transaction is rolled back.
 */
export async function nextInvoiceNumber(tx: Tx, at: Date): Promise<string> {
  const year = financialYearOf(istDate(at));
  const [row] = await tx.query<{ last_number: number }>(
    `INSERT INTO gold_invoice_numbers AS n (financial_year, last_number) VALUES ($1, 1)
     ON CONFLICT (financial_year) DO UPDATE SET last_number = n.last_number + 1 RETURNING last_number`,
    [year],
  );
  return `SG/${year.slice(2)}/${String(row!.last_number).padStart(6, '0')}`;
}
