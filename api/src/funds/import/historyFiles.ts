import { isFundIsin } from '@sanchay/finance';
import { FileRefused, type ParsedFile, type SchemeFacts } from './parsedFile.ts';
import { RowReader } from './rowReader.ts';

const NEEDED = ['scheme_code', 'date', 'nav'] as const;
const ALLOWED = new Set<string>([...NEEDED, 'month']);

/** Whether a first line is the header of a history by code: `scheme_code,date,nav`. */
export function isHistoryHeader(line: string): boolean {
  return line.toLowerCase().split(',')[0]?.trim() === 'scheme_code';
}

/**
 * Reads a history in CSV with the columns scheme_code, date and nav in any order.
 * @throws FileRefused for an unknown column or a row with another number of columns.
 */
export function parseHistoryCsv(text: string, today: string): ParsedFile {
  const lines = text.split(/\r?\n/);
  const columns = lines[0]!.split(',').map((name) => name.trim().toLowerCase());
  const strange = columns.find((name) => !ALLOWED.has(name));
  if (strange !== undefined)
    throw new FileRefused(`The column "${strange}" is not known. Nothing was changed.`);
  const [code, date, nav] = NEEDED.map((name) => columns.indexOf(name)) as [number, number, number];
  if (date < 0 || nav < 0) throw new FileRefused('The columns date and nav are needed. Nothing was changed.');
  const reader = new RowReader(today);
  for (let index = 1; index < lines.length; index += 1) {
    const line = lines[index]!;
    if (line.trim() === '') continue;
    const values = line.split(',');
    if (values.length !== columns.length || values.some((value) => value.trim() === '')) {
      throw new FileRefused(
        `Line ${index + 1} is not whole: the file is damaged or cut off. Nothing was changed.`,
      );
    }
    reader.add(values[code]!, values[date]!, values[nav]!, `line ${index + 1}`);
  }
  if (reader.points.length + reader.refused.length === 0) {
    throw new FileRefused('The file has a header but no rows. Nothing was changed.');
  }
  return { kind: 'history', facts: new Map(), points: reader.points, refused: reader.refused };
}

interface Mfapi {
  meta: {
    fund_house?: string;
    scheme_type?: string;
    scheme_category?: string;
    scheme_code: number;
    scheme_name: string;
    isin_growth?: string | null;
    isin_div_reinvestment?: string | null;
  };
  data: { date: string; nav: string }[];
}

function isMfapi(value: unknown): value is Mfapi {
  const { meta, data } = (value ?? {}) as Partial<Mfapi>;
  return (
    Number.isInteger(meta?.scheme_code) &&
    typeof meta?.scheme_name === 'string' &&
    Array.isArray(data) &&
    data.every((row) => typeof row?.date === 'string' && typeof row.nav === 'string')
  );
}

const isinOf = (text: string | null | undefined): string | null => (text && isFundIsin(text) ? text : null);

/**
 * Reads the JSON form of mfapi.in: one scheme with its whole history.
 * @throws FileRefused when it is not whole or not of that form.
 */
export function parseMfapi(text: string, today: string): ParsedFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new FileRefused('The JSON is not whole: it is damaged or cut off. Nothing was changed.');
  }
  if (!isMfapi(value))
    throw new FileRefused('The JSON is not a NAV history of a scheme. Nothing was changed.');
  const { meta, data } = value;
  const reader = new RowReader(today);
  for (const [index, { date, nav }] of data.entries())
    reader.add(String(meta.scheme_code), date, nav, `entry ${index + 1}`);
  const facts: SchemeFacts = {
    amfi_code: meta.scheme_code,
    name: meta.scheme_name.replace(/\s+/g, ' ').trim(),
    house: meta.fund_house ?? '',
    category: meta.scheme_category ?? '',
    maturity: (meta.scheme_type ?? '').replace(/\s*Schemes?$/i, ''),
    plan: '',
    option: '',
    isin: isinOf(meta.isin_growth),
    isin_reinvestment: isinOf(meta.isin_div_reinvestment),
  };
  return {
    kind: 'history',
    facts: new Map([[meta.scheme_code, facts]]),
    points: reader.points,
    refused: reader.refused,
  };
}
