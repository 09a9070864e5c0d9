import { unitCount, type Units } from '@sanchay/finance';

/** A transaction of an invented statement; units are signed, with three decimals. */
export interface CasLine {
  on: string;
  what: string;
  amount: string;
  units: string;
  nav: string;
}

/** A scheme of an invented statement. */
export interface CasScheme {
  /** The fund house, where it is another than that of the statement. */
  house?: string;
  folio: string;
  pan: string | null;
  name: string;
  isin: string | null;
  opening?: string;
  lines: readonly CasLine[];
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function printed(day: string): string {
  const [year, month, date] = day.split('-') as [string, string, string];
  return `${date}-${MONTHS[Number(month) - 1]}-${year}`;
}

const count = (text: string): Units => unitCount(text.replace(/^\((.+)\)$/, '-$1'));

/**
 * The text of a detailed statement of a period in the layout of CAMS and KFintech: the lines of each scheme within the
 * period, with balances that follow from all its lines.
 */
export function casText(schemes: readonly CasScheme[], { from, to }: { from: string; to: string }): string {
  const blocks = schemes.map(({ house, folio, pan, name, isin, opening = '0', lines }) => {
    const before = lines.filter(({ on }) => on < from);
    let balance = before.reduce((sum, line) => sum.plus(count(line.units)), count(opening));
    const first = balance.toFixed(3);
    const inside = lines.filter(({ on }) => from <= on && on <= to);
    const rows = inside.map((line) => {
      balance = balance.plus(count(line.units));
      const cells = [printed(line.on), line.what, line.amount, line.units, line.nav, balance.toFixed(3)];
      return cells.join('\t\t');
    });
    return [
      ...(house ? [house] : []),
      `Folio No: ${folio}\t\t${pan ? `PAN: ${pan}\t\tKYC: OK  PAN: OK` : 'KYC: NOT OK  PAN: NOT OK'}`,
      `TST1-${name}${isin ? ` - ISIN: ${isin}` : ''}(Advisor: DIRECT)\t\tRegistrar : CAMS`,
      `Opening Unit Balance: ${first}`,
      ...(rows.length > 0 ? rows : ['*** No transactions during this statement period ***']),
      `Closing Unit Balance: ${balance.toFixed(3)}\t\tNAV on ${printed(to)}: INR 50.00\t\tValuation on ${printed(to)}: INR 1.00`,
    ].join('\n');
  });
  return [
    'Consolidated Account Statement',
    `${printed(from)} To ${printed(to)}`,
    'Zed Mutual Fund',
    ...blocks,
    '',
  ].join('\n');
}
