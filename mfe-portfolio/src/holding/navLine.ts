import { decodeNavs, navRows } from '@sanchay/finance';

export interface NavLine {
  /** ISO days, ascending. */
  dates: string[];
  /** Rupees a unit. */
  navs: number[];
}

/**
 * The NAVs of a fund for a chart, from the packed bytes or from rows: the API may answer either.
 * @throws RangeError for bytes that are damaged.
 */
export function navLine(history: Uint8Array | readonly { date: string; nav: number }[]): NavLine {
  const rows = history instanceof Uint8Array ? navRows(decodeNavs(history)) : history;
  return { dates: rows.map(({ date }) => date), navs: rows.map(({ nav }) => nav) };
}
