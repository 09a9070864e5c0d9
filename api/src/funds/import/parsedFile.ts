/** A file that is not what it should be. Nothing of it is imported; the message gives the operator the reason. */
export class FileRefused extends Error {
  readonly kind = 'file_refused';
}

/** Why single rows are left out, in the operator's words. */
export const REFUSALS = {
  zero: 'NAV is zero',
  not_available: 'NAV is not available (N.A.)',
  not_a_number: 'NAV is not a number',
  bad_date: 'date is not a day',
  future: 'date lies in the future',
  repeated: 'same scheme and day twice in the file',
  bad_code: 'scheme code is not a number',
} as const;
export type Refusal = keyof typeof REFUSALS;

/** What a file contains about a scheme besides NAVs. */
export interface SchemeFacts {
  amfi_code: number;
  name: string;
  house: string;
  /** As the file words it, "Equity Scheme - Flexi Cap Fund"; empty when the file has none. */
  category: string;
  maturity: string;
  plan: string;
  option: string;
  isin: string | null;
  isin_reinvestment: string | null;
}

/** A NAV of a day in ten-thousandths of a rupee; days count from 1970. */
export interface NavPoint {
  amfi_code: number;
  day: number;
  nav: number;
}

export interface RefusedRow {
  reason: Refusal;
  /** Where and what, for the report. */
  example: string;
}

export interface ParsedFile {
  /** `day`: every scheme with its latest NAV. `history`: many days of some schemes. */
  kind: 'day' | 'history';
  /** Known facts by AMFI code; a history by code alone has none. */
  facts: Map<number, SchemeFacts>;
  points: NavPoint[];
  refused: RefusedRow[];
}
