import { formatDate, istDate } from '@sanchay/finance';
import type { Context } from '../platform/context.ts';
import { canSend, sendMessage } from '../messages/index.ts';
import { languageOf, notify } from '../notifications/index.ts';
import { sentence } from './sentences.ts';
import { childOf, lockGrant } from './store.ts';

export const INVITATION_JOB = 'manager-invitation';

/**
 * Job: sends an invitation once, by e-mail, and to a user with this address also as a notification. It runs after the
 * request, so that its duration reveals nothing to the inviting user.
 */
export async function deliverInvitation(ctx: Context, { id }: { id: string }): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const grant = await lockGrant(tx, id);
    if (grant?.request_status !== 'waiting') return;
    const undelivered = await tx.query(
      'UPDATE managed_accounts SET delivered_at = $2 WHERE id = $1 AND delivered_at IS NULL RETURNING id',
      [id, ctx.now()],
    );
    if (undelivered.length === 0) return;
    const [user] = await tx.query<{ id: string }>('SELECT id FROM users WHERE email = $1 AND state = 2', [
      grant.manager_email,
    ]);
    const path = '/managed-accounts';
    const facts = { owner: grant.owner_name, account: childOf(grant), day: istDate(grant.answer_by!) };
    if (user) {
      await notify(ctx, tx, { userId: user.id, kind: 'manager_invited', values: facts, path });
      await ctx.publish(tx, {
        event: 'manager/changed',
        payload: { portfolioId: String(grant.portfolio_number), status: 'waiting' },
        userId: user.id,
      });
      return;
    }
    if (!canSend(ctx, 'email')) return;
    const language = await languageOf(tx, grant.investor_id);
    const day = formatDate(facts.day, language);
    const text = sentence(
      facts.account === null ? 'invitation' : 'invitation_child',
      { owner: facts.owner, account: facts.account ?? '', day, link: `${ctx.settings.publicOrigin}${path}` },
      language,
    );
    await sendMessage(ctx, tx, { channel: 'email', to: grant.manager_email, text });
  });
}
