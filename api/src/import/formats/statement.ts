import type { ImportedAsset, ImportFault, ImportedKind, StatementFormat } from '@sanchay/contracts';
import type { ExactFacts } from '@sanchay/contracts/archive';

/** One transaction of a statement. Decimals are text. */
export interface StatementRow {
  /** ISO day. */
  on: string;
  kind: ImportedKind;
  description: string;
  /** Rupees with the sign of the units: positive was paid, negative received; null where the statement has none. */
  amount: string | null;
  /** Signed; 0 for a payout that changes no units. */
  units: string;
  nav: string | null;
  /** Units in the folio after the row; null where the format has no running balance. */
  balance: string | null;
  stampDuty: string;
  stt: string;
  /** Rupees deducted from a dividend or payout; absent where the statement has none. */
  tds?: string | null;
  /** Number of the transaction within its day, from 0. */
  nth: number;
  /** Line of the file, from 1. */
  line: number;
  /** What does not add up; null for nothing. */
  fault: ImportFault | null;
  /** Of an archive of this product: the key of the row, and what its books state besides. */
  key?: string;
  exact?: ExactFacts | null;
}

/** One scheme in one folio, or one security in one demat account. Decimals are text. */
export interface StatementHolding {
  asset: ImportedAsset;
  folio: string;
  /** As printed with the folio; null where it is not. */
  pan: string | null;
  house: string | null;
  name: string;
  isin: string | null;
  registrar: string | null;
  /** The registrar's code of the scheme. */
  rtaCode: string | null;
  /** Units before the first row; null for a list of trades. */
  opening: string | null;
  /** Units after the last row as the registrar states them; null for a list of trades. */
  closing: string | null;
  nav: string | null;
  valuedOn: string | null;
  /** Rupees that the registrar states. */
  cost: string | null;
  rows: StatementRow[];
  /** Of a folio of an archive: the days that its transactions cover, instead of those of the statement. */
  covers?: { from: string; to: string };
  faults: ImportFault[];
}

/** A statement of any format, as previewed and applied. */
export interface Statement {
  format: StatementFormat;
  /** First and last day that the statement covers; null where it names none. */
  from: string | null;
  to: string | null;
  holdings: StatementHolding[];
  /** Lines with figures that no rule of the format reads. */
  unread: { line: number; text: string }[];
}

/** A holding of which only the place is known so far. */
export function emptyHolding(folio: string, name: string): StatementHolding {
  return {
    asset: 'mutual_fund',
    folio,
    name,
    pan: null,
    house: null,
    isin: null,
    registrar: null,
    rtaCode: null,
    opening: '0',
    closing: null,
    nav: null,
    valuedOn: null,
    cost: null,
    rows: [],
    faults: [],
  };
}
