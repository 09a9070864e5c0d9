import { httpMandateBank } from '../partners/index.ts';
import type { Context } from '../platform/context.ts';
import { mandateMessages } from './englishMessages.ts';
import { isLive } from './machine.ts';
import { move } from './move.ts';
import { lockMandate, mandatesOf, type MandateRow } from './store.ts';

/** Job: looks at the mandates of an account whose holder has turned 18. */
export async function checkMandatesOfAge(
  ctx: Context,
  { portfolioId }: { portfolioId: string },
): Promise<void> {
  for (const { id, status } of await mandatesOf(ctx.db, portfolioId))
    if (isLive(status)) await ctx.jobs.send(ctx.db, 'mandate-check', { mandateId: id });
}

/**
 * Ends a mandate, at the bank first, when the holder of its account has turned 18: the guardian gave it for a minor.
 * Source: SEBI circular of 24 December 2019: standing instructions are suspended on the day of majority, and the new
 * major registers new ones after KYC.
 * @returns whether the holder has turned 18 and may not transact yet
 * @throws GatewayUnreachableError; the mandate is looked at again within the hour
 */
export async function endMandateOfAge(ctx: Context, mandate: MandateRow): Promise<boolean> {
  const { id, portfolio_id: portfolioId, gateway_ref: ref } = mandate;
  const account = (await ctx.minorAccounts(ctx.db, [portfolioId])).get(portfolioId);
  if (account?.status !== 'of_age') return false;
  if (!isLive(mandate.status)) return true;
  await httpMandateBank(ctx).change(ref, 'revoked');
  await ctx.db.tx(async (tx) => {
    const current = await lockMandate(tx, id);
    if (current === null || !isLive(current.status)) return;
    const change = { actor: 'mandates', reason: mandateMessages.ofAge, child: account.name };
    await move(ctx, tx, current, 'revoked', change);
  });
  return true;
}
