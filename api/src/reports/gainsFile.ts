import type { GainsFile, IncomeReport } from '@sanchay/contracts';
import type { GainsReport } from './capitalGains.ts';
import { childrenGainsSheet } from './clubbing/childrenSheet.ts';
import { csvFile } from './files/csvFile.ts';
import type { ReportFrame } from './files/reportAccount.ts';
import { reportPdf } from './files/reportPdf.ts';
import { gainsDocument } from './gainsDocument.ts';
import { foreignSheets, scheduleFaSheet } from './foreign/foreignSheets.ts';
import { gainsSheets, lotsSheet, schedule112aSheet, usSharesSheet } from './gainsSheets.ts';
import { incomeSheetsOf } from './income/incomeSheets.ts';
import { xlsxFile } from './files/xlsxFile.ts';

/**
 * A file of a capital gains report in the language of the request; all are written from the same sheets. Workbook and
 * PDF add the income of the year.
 */
export async function gainsFile(
  { gains, schedule112a, income }: GainsReport & { income: IncomeReport },
  file: GainsFile,
  frame: ReportFrame,
): Promise<Buffer> {
  const report = () => {
    const ofIncome = incomeSheetsOf(income, { hasForeign: !gains.foreign?.shares.length });
    const sheets = [...gainsSheets(gains, schedule112a), ...foreignSheets(gains), ...ofIncome];
    return gainsDocument(gains, sheets, frame);
  };
  switch (file) {
    case 'lots.csv':
      return csvFile(lotsSheet(gains));
    case 'us-shares.csv':
      return csvFile(usSharesSheet(gains));
    case 'schedule-fa.csv':
      return csvFile(scheduleFaSheet(gains));
    case 'schedule-112a.csv':
      return csvFile(schedule112aSheet(schedule112a));
    case 'children.csv':
      return csvFile(childrenGainsSheet(gains));
    case 'capital-gains.xlsx':
      return xlsxFile(report());
    case 'capital-gains.pdf':
      return reportPdf(report());
  }
}
