import { randomInt } from 'node:crypto';
import { COHORTS } from '@sanchay/registry';

const COOKIE = 'sanchay_cohort';
const YEAR_S = 31_536_000;

/** The visitor's place among a hundred, and the header that remembers it when it was drawn just now. */
export interface Cohort {
  cohort: number;
  setCookie?: string;
}

/** Reads the cohort from the `Cookie` header, or draws one. It names nobody and guards nothing. */
export function cohortOf(cookies: string | undefined, draw: () => number = () => randomInt(COHORTS)): Cohort {
  const text = new RegExp(`(?:^|;\\s*)${COOKIE}=(\\d{1,2})(?:;|$)`).exec(cookies ?? '')?.[1];
  if (text !== undefined) return { cohort: Number(text) };
  const cohort = draw();
  return { cohort, setCookie: `${COOKIE}=${cohort}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax` };
}
