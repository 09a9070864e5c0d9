import { financialYearBounds, financialYearOf } from '@sanchay/finance';
import { createMessages } from '../platform/http/language.ts';
import { validationFailed } from '../platform/http/problem.ts';

/** The first financial year that has a report. Source: specification, reports. */
export const FIRST_REPORT_YEAR = '2017-18';

const message = createMessages({
  en: {
    no_such_year: 'Enter a financial year like 2025-26.',
    too_early: 'Reports start with FY {first}.',
    not_begun: 'FY {year} has not begun yet.',
  },
  hi: {
    no_such_year: 'वित्त वर्ष 2025-26 जैसे लिखें।',
    too_early: 'रिपोर्ट वित्त वर्ष {first} से मिलती हैं।',
    not_begun: 'वित्त वर्ष {year} अभी शुरू नहीं हुआ है।',
  },
});

/** Whether a text is a financial year: the second figure is the year after the first. */
export function isFinancialYear(text: string): boolean {
  try {
    return financialYearBounds(text).from.slice(0, 4) === text.slice(0, 4);
  } catch {
    return false;
  }
}

/**
 * The financial year of a report: the one asked for, or the one that is running.
 * @throws Problem 422 `year_unknown`, `year_too_early` or `year_not_begun`.
 */
export function reportYear(asked: string | undefined, today: string): string {
  const running = financialYearOf(today);
  if (asked === undefined) return running;
  const refuse = (code: string, text: string) => validationFailed(code, text, { year: [text] });
  if (!isFinancialYear(asked)) throw refuse('year_unknown', message('no_such_year'));
  if (asked < FIRST_REPORT_YEAR)
    throw refuse('year_too_early', message('too_early', { first: FIRST_REPORT_YEAR }));
  if (asked > running) throw refuse('year_not_begun', message('not_begun', { year: asked }));
  return asked;
}

/** The financial years from the one of a day, or the first that has a report, to the running one; newest first. */
export function reportYears(since: string | null, today: string): string[] {
  const last = Number(financialYearOf(today).slice(0, 4));
  const earliest = Number(FIRST_REPORT_YEAR.slice(0, 4));
  const first = Math.max(earliest, since === null ? last : Number(financialYearOf(since).slice(0, 4)));
  return Array.from({ length: last - first + 1 }, (_, back) => nameOf(last - back));
}

function nameOf(start: number): string {
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`;
}
