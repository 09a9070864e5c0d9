import type { CallReply } from '@sanchay/contracts';
import { isNonResident } from '../banks/index.ts';
import type { Queries } from '../db/pool.ts';
import { sentence } from './sentences.ts';

/** Why a portfolio cannot buy gold, in the language of the request; null when it can. */
export async function goldRefusal(
  q: Queries,
  portfolioId: string,
): Promise<CallReply<'goldCurrentPrice'>['refusal']> {
  if (!(await isNonResident(q, portfolioId))) return null;
  return { code: 'not_for_non_residents', message: sentence('not_for_non_residents') };
}
