import { applicantDetails } from '../applicants/index.ts';
import { askRegistry, recordEnquiry } from '../kyc/index.ts';
import { userActor, writeAudit } from '../platform/writes/audit.ts';
import type { Actor, Context } from '../platform/context.ts';
import { Problem } from '../platform/http/problem.ts';

/**
 * Queries the KYC registry about an applicant with a finished step, unless it was queried. A registry that is down or
 * a PAN that is refused does not undo the step: the user sees it with the PAN and can retry.
 * @param address of the client, for the daily limit of enquiries.
 */
export async function checkIdentity(
  ctx: Context,
  actor: Actor,
  position: number,
  { requestId, address }: { requestId: string; address: string },
): Promise<void> {
  const { portfolioId, userId } = actor;
  const [asked] = await ctx.db.query('SELECT 1 FROM kyc_records WHERE portfolio_id = $1 AND position = $2', [
    portfolioId,
    position,
  ]);
  const details = asked ? null : await applicantDetails(ctx.db, ctx.vault, portfolioId, position);
  if (!details?.pan) return;
  const holder = { investorId: userId, portfolioId, position };
  try {
    const checked = await askRegistry(ctx, holder, { pan: details.pan, address });
    await ctx.db.tx((tx) =>
      recordEnquiry(
        ctx,
        {
          tx,
          audit: (entry) =>
            writeAudit(tx, { ...entry, investorId: userId, actor: userActor(userId), requestId }),
        },
        holder,
        checked,
      ),
    );
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    ctx.log.warn({ code: error.code, position }, 'the registry was not asked');
  }
}
