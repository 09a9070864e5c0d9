import type { CallBody } from '@sanchay/contracts';
import { istDate, tidyName } from '@sanchay/finance';
import { applicantDetails, correctApplicant } from '../applicants/index.ts';
import type { Tx } from '../db/pool.ts';
import { notify } from '../notifications/index.ts';
import type { Actor, Context } from '../platform/context.ts';
import { spendStepUp } from '../users/index.ts';
import { assertOnce, identityFaults, refused } from './identity.ts';
import { sentence } from './messages.ts';
import { lockOwnMinor } from './ownMinor.ts';
import type { MinorAccount } from './status.ts';
import { forgetMajorityNotice, renameAccount, wasUsed } from './store.ts';

/** A corrected child, and which of the fields differ from before. */
export interface Correction {
  account: Pick<MinorAccount, 'portfolio_id' | 'number' | 'name' | 'born'>;
  changed: readonly ('name' | 'date_of_birth')[];
}

/**
 * Corrects the name of a child, and the date of birth while nothing was ordered in the account: orders are placed on
 * the age that the guardian declared. What is the same as before changes nothing.
 * @throws Problem 403 `minor_of_age`, `step_up_required`; 404; 422 `minor_refused` with the fields
 */
export async function correctMinor(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  { number, body }: { number: string; body: CallBody<'correctMinor'> },
): Promise<Correction> {
  const before = await lockOwnMinor(ctx, tx, { userId: actor.userId, number });
  const errors = identityFaults(body, istDate(await ctx.business.now(tx)));
  const born = body.date_of_birth;
  if (born !== before.born && (await wasUsed(tx, before.portfolio_id)))
    errors.date_of_birth = [sentence('birth_fixed')];
  if (Object.keys(errors).length > 0) throw refused(errors);
  const name = tidyName(body.name);
  const { portfolio_id: portfolioId } = before;
  await assertOnce(ctx, tx, { userId: actor.userId, portfolioId, name, born });
  await spendStepUp(ctx, tx, actor, 'access', body.step_up);
  const account = { portfolio_id: portfolioId, number: before.number, name, born };
  const changed = [
    ...(name === before.name ? [] : ['name' as const]),
    ...(born === before.born ? [] : ['date_of_birth' as const]),
  ];
  if (changed.length === 0) return { account, changed };
  const details = (await applicantDetails(tx, ctx.vault, portfolioId, 1))!;
  await correctApplicant(tx, ctx.vault, {
    portfolioId,
    position: 1,
    details: { ...details, name, date_of_birth: born, residency: details.residency! },
  });
  if (changed.includes('date_of_birth')) await forgetMajorityNotice(tx, portfolioId);
  await renameAccount(tx, { portfolioId, from: before.name, to: name });
  await notify(ctx, tx, {
    userId: actor.userId,
    portfolioId,
    kind: 'minor_corrected',
    values: { child: name },
    path: '/family',
  });
  return { account, changed };
}
