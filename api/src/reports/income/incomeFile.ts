import type { IncomeFile, IncomeReport } from '@sanchay/contracts';
import { formatDate } from '@sanchay/finance';
import { requestLanguage } from '../../platform/http/language.ts';
import { childrenIncomeSheet } from '../clubbing/childrenSheet.ts';
import { csvFile } from '../files/csvFile.ts';
import type { ReportDocument } from '../files/cover.ts';
import type { ReportFrame } from '../files/reportAccount.ts';
import { reportPdf } from '../files/reportPdf.ts';
import { xlsxFile } from '../files/xlsxFile.ts';
import { incomeMessage } from './incomeMessages.ts';
import { incomeSheetsOf, incomeTotals, interestSheet } from './incomeSheets.ts';

/** A file of an income report in the language of the request; its figures are those of the screen. */
export async function incomeFile(
  report: IncomeReport,
  file: IncomeFile,
  frame: ReportFrame,
): Promise<Buffer> {
  switch (file) {
    case 'income.csv':
      return csvFile(interestSheet(report));
    case 'children.csv':
      return csvFile(childrenIncomeSheet(report));
    case 'income.xlsx':
      return xlsxFile(documentOf(report, frame));
    case 'income.pdf':
      return reportPdf(documentOf(report, frame));
  }
}

function documentOf(report: IncomeReport, { account, sandbox }: ReportFrame): ReportDocument {
  const reasons = report.reasons.map((reason) => incomeMessage(reason)).join('; ');
  return {
    title: incomeMessage('title', { year: report.financial_year }),
    account,
    lines: [
      incomeMessage('as_of', { date: formatDate(report.as_of, requestLanguage()) }),
      reasons === '' ? incomeMessage('final') : incomeMessage('draft', { reasons }),
      incomeMessage('note'),
      ...(sandbox ? [incomeMessage('sandbox')] : []),
    ],
    sheets: [
      incomeTotals(report),
      ...(report.clubbed?.length ? [childrenIncomeSheet(report)] : []),
      ...incomeSheetsOf(report),
    ],
  };
}
