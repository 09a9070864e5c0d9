import type { IncomeFile, IncomeReport } from '@sanchay/contracts';
import { formatDate } from '@sanchay/finance';
import { requestLanguage } from '../../platform/http/language.ts';
import { csvFile } from '../csvFile.ts';
import { reportPdf } from '../reportPdf.ts';
import { xlsxFile } from '../xlsxFile.ts';
import { incomeMessage } from './incomeMessages.ts';
import { incomeSheetsOf, incomeTotals, interestSheet } from './incomeSheets.ts';

/** A file of an income report in the language of the request; its figures are those of the screen. */
export async function incomeFile(
  report: IncomeReport,
  file: IncomeFile,
  { sandbox }: { sandbox: boolean },
): Promise<Buffer> {
  const sheets = [incomeTotals(report), ...incomeSheetsOf(report)];
  switch (file) {
    case 'income.csv':
      return csvFile(interestSheet(report));
    case 'income.xlsx':
      return xlsxFile(sheets);
    case 'income.pdf': {
      const reasons = report.reasons.map((reason) => incomeMessage(reason)).join('; ');
      return reportPdf({
        title: incomeMessage('title', { year: report.financial_year }),
        lines: [
          incomeMessage('as_of', { date: formatDate(report.as_of, requestLanguage()) }),
          reasons === '' ? incomeMessage('final') : incomeMessage('draft', { reasons }),
          incomeMessage('note'),
          ...(sandbox ? [incomeMessage('sandbox')] : []),
        ],
        sheets,
      });
    }
  }
}
