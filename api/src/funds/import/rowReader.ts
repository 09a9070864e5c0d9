import { epochDay, isIsoDate, rupees } from '@sanchay/finance';
import type { NavPoint, Refusal, RefusedRow } from './parsedFile.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NAV_SCALE = 10_000;

/** The ISO date of `21-Aug-2026`, `21-08-2026` or `2026-08-21`, or null when there is no such day. */
export function isoDay(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{2})-([A-Za-z]{3}|\d{2})-(\d{4})$/.exec(text) ?? [];
  const number = /^\d/.test(month) ? month : String(MONTHS.indexOf(month.toLowerCase()) + 1).padStart(2, '0');
  const iso = day ? `${year}-${number}-${day}` : text;
  return isIsoDate(iso) ? iso : null;
}

/** A NAV in ten-thousandths of a rupee, rounded half up, or why there is none. `10.` is ten. */
export function readNav(text: string): number | Refusal {
  if (/^n\.?\s?a\.?$/i.test(text) || text === '-' || text === '') return 'not_available';
  const [, number] = /^(\d+(?:\.\d+)?)\.?$/.exec(text.replaceAll(',', '')) ?? [];
  if (number === undefined) return 'not_a_number';
  const scaled = Number(rupees(number).times(NAV_SCALE).round(0, 1));
  return scaled === 0 ? 'zero' : scaled;
}

/** Gathers the NAV rows of one file and keeps what it has to leave out. */
export class RowReader {
  readonly points: NavPoint[] = [];
  readonly refused: RefusedRow[] = [];
  private readonly seen = new Set<number>();
  private readonly lastDay: number;

  /** @param today ISO date; NAVs of later days are refused. */
  constructor(today: string) {
    this.lastDay = epochDay(today);
  }

  /** @param place where the row stands, for the report: "line 12". @returns the AMFI code, or null when the row is refused. */
  add(codeText: string, dateText: string, navText: string, place: string): number | null {
    const point = this.read(codeText.trim(), dateText.trim(), navText.trim());
    if (typeof point !== 'string') {
      this.points.push(point);
      return point.amfi_code;
    }
    this.refused.push({
      reason: point,
      example: `scheme ${codeText.trim()} on ${dateText.trim()} (${place})`,
    });
    return null;
  }

  private read(codeText: string, dateText: string, navText: string): NavPoint | Refusal {
    if (!/^\d{1,9}$/.test(codeText)) return 'bad_code';
    const date = isoDay(dateText);
    if (date === null) return 'bad_date';
    const day = epochDay(date);
    if (day > this.lastDay) return 'future';
    const nav = readNav(navText);
    if (typeof nav === 'string') return nav;
    const amfiCode = Number(codeText);
    const key = amfiCode * 100_000 + day;
    if (this.seen.has(key)) return 'repeated';
    this.seen.add(key);
    return { amfi_code: amfiCode, day, nav };
  }
}
