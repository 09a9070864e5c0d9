import { dayOf } from './figures.ts';
import { tailFigures } from './tailFigures.ts';

export const SHARES = ['employee', 'employer', 'pension'] as const;
export type Share = (typeof SHARES)[number];

/** A line of a member passbook; rupees as decimal text, negative for what left the account. */
export interface EpfRow {
  on: string;
  kind: 'contribution' | 'withdrawal' | 'transfer_in' | 'transfer_out' | 'interest';
  description: string;
  shares: Record<Share, string>;
  line: number;
}

const DATED = /^(?:[A-Za-z]{3}-\d{4}\s+)?(\d{2}-\d{2}-\d{4})\s+(CR|DR|\+|-)\s+(.+)$/i;
/** Wage month and particulars without a day that is one. */
const MONTHLY = /^[A-Za-z]{3}-\d{4}\b/;

/**
 * A dated line of a passbook: wage month, day, credit or debit, particulars, two wages, and the shares of employee,
 * employer and pension; a debit has no wages. Null for another line, `unread` for one with other figures.
 */
export function epfRow(line: string, number: number): EpfRow | 'unread' | null {
  const dated = DATED.exec(line);
  if (!dated) return MONTHLY.test(line) && /\b(?:CR|DR)\b/.test(line) ? 'unread' : null;
  const [, day, sign, rest] = dated as unknown as [string, string, string, string];
  const on = dayOf(day);
  const { head, figures } = tailFigures(rest);
  const isWhole = figures.length === 3 || figures.length === 5;
  if (on === null || !isWhole || figures.some((figure) => figure.startsWith('-'))) return 'unread';
  const isOut = /dr|-/i.test(sign);
  const [employee, employer, pension] = figures
    .slice(-3)
    .map((figure) => (isOut && Number(figure) !== 0 ? `-${figure}` : figure)) as [string, string, string];
  return {
    on,
    kind: kindOf(head, isOut),
    description: head.slice(0, 200),
    shares: { employee, employer, pension },
    line: number,
  };
}

function kindOf(head: string, isOut: boolean): EpfRow['kind'] {
  if (/transfer|old member/i.test(head)) return isOut ? 'transfer_out' : 'transfer_in';
  if (isOut) return 'withdrawal';
  return /\bint(?:erest|\.)/i.test(head) ? 'interest' : 'contribution';
}
