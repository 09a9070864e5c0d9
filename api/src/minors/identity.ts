import { birthFault, isMinor, nameKey, personNameFault, type PersonFault } from '@sanchay/finance';
import { correctionsNeeded, faultSentences } from '../applicants/index.ts';
import type { Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { validationFailed, type Problem } from '../platform/http/problem.ts';
import { sentence } from './messages.ts';
import { minorsOfGuardian } from './status.ts';

/** What is wrong with the name or the date of birth of a child, by field. */
export function identityFaults(
  { name, date_of_birth: date }: { name: string; date_of_birth: string },
  today: string,
): Record<string, string[]> {
  const born = birthFault(date, today);
  // The PAN card of a child, as every PAN card, has no digits in its name.
  const nameFault = personNameFault(name) ?? (/\p{N}/u.test(name) ? 'name_letters' : null);
  const found: Record<string, PersonFault | null> = { name: nameFault, date_of_birth: born };
  const faults = Object.entries(found).filter((entry): entry is [string, PersonFault] => entry[1] !== null);
  const errors = faultSentences(Object.fromEntries(faults));
  if (born === null && !isMinor(date, today)) errors.date_of_birth = [sentence('adult')];
  return errors;
}

/** A child of a guardian, and the account that it has already. */
export interface Child {
  userId: string;
  name: string;
  born: string;
  portfolioId?: string;
}

/** @throws Problem 422 `minor_refused` for another child of the guardian with this name and date of birth */
export async function assertOnce(
  ctx: Context,
  tx: Tx,
  { userId, portfolioId, name, born }: Child,
): Promise<void> {
  for (const other of await minorsOfGuardian(ctx, tx, userId))
    if (other.portfolio_id !== portfolioId && nameKey(other.name) === nameKey(name) && other.born === born)
      throw refused({ name: [sentence('twice')] });
}

export function refused(errors: Record<string, string[]>): Problem {
  return validationFailed('minor_refused', correctionsNeeded(), errors);
}
