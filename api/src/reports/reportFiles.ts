import { TRANSACTIONS_IN_PDF } from '@sanchay/contracts';
import type { Context } from '../platform/context.ts';
import { capitalGains } from './capitalGains.ts';
import { reportFrame } from './files/reportAccount.ts';
import { gainsFile } from './gainsFile.ts';
import { holdingsFile } from './holdingsFile.ts';
import { holdingsReport } from './holdingsReport.ts';
import { incomeReport } from './income/incomeReport.ts';
import { transactionFile } from './transactionFile.ts';
import { allTransactions } from './transactionReport.ts';

interface NamedFile {
  name: string;
  content: Buffer;
}

/**
 * The reports of a portfolio as files, in the language of the request: holdings, transactions, and the capital gains
 * of each financial year with sales. Transactions are in a PDF up to its limit, and in a CSV file always.
 */
export async function reportFiles(ctx: Context, portfolioId: string): Promise<NamedFile[]> {
  const frame = await reportFrame(ctx, portfolioId);
  const held = await holdingsReport(ctx, portfolioId, {});
  const all = await allTransactions(ctx, portfolioId, { file: 'transactions.csv', query: {} });
  if (all.total === 0) return [];
  const files: NamedFile[] = [];
  for (const file of ['holdings.csv', 'holdings.pdf'] as const)
    files.push({ name: file, content: await holdingsFile(held, file, frame) });
  for (const file of ['transactions.csv', 'transactions.pdf'] as const)
    if (file === 'transactions.csv' || all.total <= TRANSACTIONS_IN_PDF)
      files.push({ name: file, content: await transactionFile(all, { file, query: {}, frame }) });
  const { gains } = await capitalGains(ctx, portfolioId, {}, { minors: true });
  for (const year of gains.years) {
    const report = await capitalGains(ctx, portfolioId, { year }, { minors: true });
    if (report.gains.lots.length === 0) continue;
    const income = await incomeReport(ctx, portfolioId, { year }, { minors: true });
    for (const file of ['lots.csv', 'capital-gains.pdf'] as const)
      files.push({
        name: `${year}/${file}`,
        content: await gainsFile({ ...report, income }, file, frame),
      });
  }
  return files;
}
