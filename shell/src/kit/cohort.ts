import { COHORTS } from '@sanchay/registry';

const YEAR_S = 31_536_000;

/**
 * The browser's bucket among a hundred, for canaries: the edge's cookie, or, on a page that is the same for everybody,
 * one that is drawn here and remembered. It identifies nobody.
 * @param jar the document, whose cookies are read and written
 */
export function ownCohort(jar: { cookie: string }, random: () => number = Math.random): number {
  const text = /(?:^|;\s*)sanchay_cohort=(\d{1,2})(?:;|$)/.exec(jar.cookie)?.[1];
  if (text !== undefined) return Number(text);
  const drawn = Math.floor(random() * COHORTS);
  jar.cookie = `sanchay_cohort=${drawn}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
  return drawn;
}
