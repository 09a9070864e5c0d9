import type { NomineeChoice, NomineeDraft } from '@sanchay/contracts';
import { addBusinessDays, isMinor, nomineeFaults, tidyName, type Holder } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import { loadCalendar } from '../calendar/index.ts';
import type { Queries, Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { correctionsNeeded, faultSentences } from '../applicants/index.ts';
import { validationFailed } from '../platform/http/problem.ts';
import { insertSet } from './store.ts';

export interface Nomination {
  portfolioId: string;
  userId: string;
  choice: NomineeChoice;
  nominees: readonly NomineeDraft[];
  /** Who holds the account. */
  holders: readonly Holder[];
  /** The business day. */
  today: string;
  now: Date;
}

/**
 * The first day on which new folios carry a change made on `today`: one business day later. Source: anchors,
 * "Nominee".
 */
export async function appliesFrom(db: Queries, today: string): Promise<string> {
  return addBusinessDays(await loadCalendar(db), today, 1, 'equity');
}

/**
 * Stores what was chosen as the set that counts.
 * @returns the id of the set
 * @throws Problem 422 `nominees_invalid` with a sentence for each field
 */
export async function setNominees(ctx: Context, tx: Tx, nomination: Nomination): Promise<string> {
  const { choice, nominees, today, holders } = nomination;
  const faults = choice === 'named' ? nomineeFaults(nominees, { today, holders }, ctx.rules.book()) : {};
  if (Object.keys(faults).length > 0) {
    const named = Object.fromEntries(
      Object.entries(faults).map(([field, fault]) => [
        /^\d/.test(field) ? `nominees.${field}` : field,
        fault,
      ]),
    );
    throw validationFailed('nominees_invalid', correctionsNeeded(), faultSentences(named));
  }
  const id = randomUUID();
  await insertSet(tx, ctx.vault, {
    id,
    portfolioId: nomination.portfolioId,
    userId: nomination.userId,
    choice,
    now: nomination.now,
    nominees: choice === 'named' ? nominees.map((nominee) => stored(nominee, today)) : [],
    appliesFrom: await appliesFrom(tx, today),
  });
  return id;
}

/** Names tidied; a guardian only beside a minor. */
function stored(nominee: NomineeDraft, today: string): NomineeDraft {
  const { guardian_name: guardian, guardian_relation: relation, ...rest } = nominee;
  return {
    ...rest,
    name: tidyName(nominee.name!),
    ...(isMinor(nominee.date_of_birth!, today) && {
      guardian_name: tidyName(guardian!),
      ...(relation && { guardian_relation: relation }),
    }),
  };
}
