import { isBrokerHoldings, readBrokerHoldings } from './broker/brokerHoldings.ts';
import { isBrokerTrades, readBrokerTrades } from './broker/brokerTrades.ts';
import { isCdslCas, readCdslCas } from './cdslCas.ts';
import { csvRows, tabRows } from './csvTable.ts';
import { isDetailedCas, readDetailedCas } from './detailedCas.ts';
import { isEpfPassbook, readEpfPassbook } from './epfPassbook.ts';
import { isFundTransactions, readFundTransactions } from './fundTransactions.ts';
import { isNpsStatement, readNpsStatement } from './npsStatement.ts';
import { isNsdlCas, readNsdlCas } from './nsdlCas.ts';
import type { Statement } from './statement.ts';
import { isSummaryCas, readSummaryCas } from './summaryCas.ts';

type Rows = readonly (readonly string[])[];

/** Formats of running text, cells parted by tabs or two spaces; the first that fits reads it. */
const TEXTS: readonly (readonly [(text: string) => boolean, (text: string) => Statement])[] = [
  [isNsdlCas, readNsdlCas],
  [isCdslCas, readCdslCas],
  [isDetailedCas, readDetailedCas],
  [isSummaryCas, readSummaryCas],
  [isNpsStatement, readNpsStatement],
  [isEpfPassbook, readEpfPassbook],
];

/** Formats of tables. */
const TABLES: readonly (readonly [(rows: Rows) => boolean, (rows: Rows) => Statement])[] = [
  [isBrokerTrades, readBrokerTrades],
  [isBrokerHoldings, readBrokerHoldings],
  [isFundTransactions, readFundTransactions],
];

/** Reads a text in the format that it has; null for none. */
export function readText(text: string): Statement | null {
  const found = TEXTS.find(([fits]) => fits(text));
  if (found) return found[1](text);
  const rows = cellsOf(text);
  return rows && tableStatement(rows);
}

/** The text of a PDF parts its cells by two tabs and has no single ones; an empty cell of a table makes two as well. */
function cellsOf(text: string): string[][] | null {
  if (/[^\t]\t[^\t]/.test(text)) return csvRows(text, '\t');
  return text.includes('\t\t') ? tabRows(text) : csvRows(text);
}

/** Reads the cells of a workbook in the format that they have; null for none. */
export function readRows(rows: Rows): Statement | null {
  const text = rows.map((cells) => cells.filter((cell) => cell !== '').join('\t\t')).join('\n');
  const found = TEXTS.find(([fits]) => fits(text));
  return found ? found[1](text) : tableStatement(rows);
}

function tableStatement(rows: Rows): Statement | null {
  return TABLES.find(([fits]) => fits(rows))?.[1](rows) ?? null;
}
