import { MINOR_LIMITS, ONBOARDING_STATE, type CallBody } from '@sanchay/contracts';
import { istDate, panFault, tidyName, typedPan } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import {
  applicantDetails,
  declare,
  faultSentences,
  holdersOf,
  insertApplicant,
} from '../applicants/index.ts';
import type { Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { notReadyToInvest, validationFailed } from '../platform/http/problem.ts';
import { later } from '../platform/process/instants.ts';
import { sentence } from './messages.ts';
import { assertOnce, identityFaults, refused, type Child } from './identity.ts';
import { minorsOfGuardian } from './status.ts';
import { insertMinor, lockGuardian } from './store.ts';

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
  const errors = identityFaults(body, today);
  if (body.pan !== undefined) {
    const fault = panFault(body.pan);
    if (fault) Object.assign(errors, faultSentences({ pan: fault }));
  }
  if (body.clubbed && body.relation === 'legal_guardian') errors.clubbed = [sentence('not_a_parent')];
  if (!body.consent) errors.consent = [sentence('consent_missing')];
  if (Object.keys(errors).length > 0) throw refused(errors);
}

/** A PAN is that of one individual, and the number of children has a limit. */
async function assertNew(
  ctx: Context,
  tx: Tx,
  { guardianId, pan, ...child }: Child & { guardianId: string; pan: string | undefined },
): Promise<void> {
  const others = await minorsOfGuardian(ctx, tx, child.userId);
  if (others.length >= MINOR_LIMITS.perGuardian)
    throw validationFailed('minors_full', sentence('full', { most: MINOR_LIMITS.perGuardian }));
  await assertOnce(ctx, tx, child);
  for (const { portfolio_id: id } of others)
    if (pan && (await applicantDetails(tx, ctx.vault, id, 1))?.pan === pan)
      throw refused({ pan: [sentence('pan_twice')] });
  const own = await applicantDetails(tx, ctx.vault, guardianId, 1);
  if (pan && own?.pan === pan) throw refused({ pan: [sentence('pan_of_guardian')] });
}
