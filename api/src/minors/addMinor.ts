import { MINOR_LIMITS, ONBOARDING_STATE, type CallBody } from '@sanchay/contracts';
import {
  birthFault,
  istDate,
  isMinor,
  nameKey,
  panFault,
  personNameFault,
  tidyName,
  typedPan,
  type PersonFault,
} from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import {
  applicantDetails,
  correctionsNeeded,
  declare,
  faultSentences,
  holdersOf,
  insertApplicant,
} from '../applicants/index.ts';
import type { Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { notReadyToInvest, validationFailed, type Problem } from '../platform/http/problem.ts';
import { later } from '../platform/process/instants.ts';
import { sentence } from './messages.ts';
import { insertMinor, lockGuardian, minorsOf } from './store.ts';

type Body = CallBody<'addMinor'>;

interface AddedMinor {
  id: string;
  number: number;
  name: string;
}

/**
 * Adds the account of a minor to the login of the guardian, with the guardian's consent. The minor is its only holder;
 * the KYC of the guardian counts until the minor is 18.
 * Source: SEBI circulars of 24 December 2019 and 12 May 2023 on investments in the name of a minor.
 * @returns the portfolio by its UUID and its number, and the name as it is stored
 * @throws Problem 403 `not_ready_to_invest` for a guardian without KYC; 422 `minor_refused` with the fields, `minors_full`
 */
export async function addMinor(ctx: Context, tx: Tx, userId: string, body: Body): Promise<AddedMinor> {
  const guardian = await lockGuardian(tx, userId);
  if (guardian.onboarding_state < ONBOARDING_STATE.REGISTRATION_COMPLETE) throw notReadyToInvest();
  const today = istDate(await ctx.business.now(tx));
  const name = tidyName(body.name);
  const pan = body.pan?.trim() ? typedPan(body.pan) : undefined;
  assertValid({ ...body, name, pan }, today);
  await assertNew(ctx, tx, { userId, name, pan, born: body.date_of_birth, guardianId: guardian.id });
  const portfolioId = randomUUID();
  const now = ctx.now();
  const number = await insertMinor(tx, {
    portfolioId,
    guardianId: userId,
    name,
    email: guardian.email,
    relation: body.relation,
    clubbed: body.clubbed,
    state: ONBOARDING_STATE.PORTFOLIO_EMAIL_CAPTURED,
    now,
    createdAt: later(now > guardian.created_at ? now : guardian.created_at, 1),
  });
  const [holder] = await holdersOf(tx, guardian.id);
  const residency = holder?.residency ?? 'resident_individual';
  const details = { name, date_of_birth: body.date_of_birth, residency, ...(pan && { pan }) };
  await insertApplicant(tx, ctx.vault, { userId, portfolioId, position: 1, details });
  await declare(tx, { portfolioId, userId, declaration: 'guardian-2026-1', about: 'minor', now });
  return { id: portfolioId, number, name };
}

function assertValid(body: Body, today: string): void {
  const born = birthFault(body.date_of_birth, today);
  const found: Record<string, PersonFault | null> = {
    name: personNameFault(body.name),
    date_of_birth: born,
    pan: body.pan === undefined ? null : panFault(body.pan),
  };
  const faults = Object.entries(found).filter((entry): entry is [string, PersonFault] => entry[1] !== null);
  const errors = faultSentences(Object.fromEntries(faults));
  if (born === null && !isMinor(body.date_of_birth, today)) errors.date_of_birth = [sentence('adult')];
  if (body.clubbed && body.relation === 'legal_guardian') errors.clubbed = [sentence('not_a_parent')];
  if (!body.consent) errors.consent = [sentence('consent_missing')];
  if (Object.keys(errors).length > 0) throw refused(errors);
}

interface Child {
  userId: string;
  guardianId: string;
  name: string;
  born: string;
  pan: string | undefined;
}

/** The same child is added once, and a PAN is that of one individual. */
async function assertNew(
  ctx: Context,
  tx: Tx,
  { userId, guardianId, name, born, pan }: Child,
): Promise<void> {
  const others = await minorsOf(tx, userId);
  if (others.length >= MINOR_LIMITS.perGuardian)
    throw validationFailed('minors_full', sentence('full', { most: MINOR_LIMITS.perGuardian }));
  for (const { portfolio_id: id } of others) {
    const other = (await applicantDetails(tx, ctx.vault, id, 1))!;
    if (nameKey(other.name!) === nameKey(name) && other.date_of_birth === born)
      throw refused({ name: [sentence('twice')] });
    if (pan && other.pan === pan) throw refused({ pan: [sentence('pan_twice')] });
  }
  const own = await applicantDetails(tx, ctx.vault, guardianId, 1);
  if (pan && own?.pan === pan) throw refused({ pan: [sentence('pan_of_guardian')] });
}

function refused(errors: Record<string, string[]>): Problem {
  return validationFailed('minor_refused', correctionsNeeded(), errors);
}
