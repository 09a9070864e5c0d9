import { isComplete, ONBOARDING_STATE } from '@sanchay/contracts';
import { earnCoins } from '../coins/index.ts';
import type { Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { notify } from '../notifications/index.ts';
import { writeAudit } from '../platform/writes/audit.ts';
import { completionFacts } from './facts.ts';

const READY = ONBOARDING_STATE.REGISTRATION_COMPLETE;

/**
 * A fact that a portfolio needs to be ready was added or removed: moves it to state 13 when all are there, and
 * notifies the browsers. Changes of KYC, e-sign, bank, risk profile or nominees call it in the same transaction.
 */
export async function accountChanged(ctx: Context, tx: Tx, portfolioId: string): Promise<void> {
  await tx.query('SELECT 1 FROM portfolios WHERE id = $1 FOR NO KEY UPDATE', [portfolioId]);
  const facts = await completionFacts(tx, portfolioId);
  if (!facts) return;
  const becomesReady = facts.onboarding_state < READY && isComplete(facts);
  if (becomesReady) {
    const [owner] = await tx.query<{ owner_id: string }>(
      `UPDATE portfolios SET onboarding_state = $2, aof_status = 'verified' WHERE id = $1 RETURNING owner_id`,
      [portfolioId, READY],
    );
    await writeAudit(tx, {
      investorId: owner!.owner_id,
      actor: 'system',
      requestId: 'completion',
      action: 'onboarding.ready',
      subject: `portfolio:${portfolioId}`,
    });
    await rewardReferral(ctx, tx, owner!.owner_id);
    await notify(ctx, tx, { portfolioId, kind: 'ready_to_invest', values: {}, path: '/cart' });
  }
  await ctx.publish(tx, {
    event: 'kyc/changed',
    payload: { portfolioId, onboardingState: becomesReady ? READY : facts.onboarding_state },
    portfolioId,
  });
}

/** Whoever invited the user earns coins, once. */
async function rewardReferral(ctx: Context, tx: Tx, userId: string): Promise<void> {
  const [invited] = await tx.query<{ referred_by: string | null }>(
    'SELECT referred_by FROM users WHERE id = $1',
    [userId],
  );
  if (!invited?.referred_by) return;
  await earnCoins(ctx, tx, { userId: invited.referred_by, reward: 'referral', subject: userId });
}
