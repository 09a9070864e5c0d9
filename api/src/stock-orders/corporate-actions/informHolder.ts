import { rightsEntitlement } from '@sanchay/finance';
import type { Tx } from '../../db/pool.ts';
import { notify } from '../../notifications/index.ts';
import type { Context } from '../../platform/context.ts';
import { writeAudit } from '../../platform/writes/audit.ts';
import { announceOrder } from '../exchange/announce.ts';
import { rightsPath } from '../rights/rightsPath.ts';
import type { ActionRow, EventRow } from './actionStore.ts';

interface Happened {
  action: ActionRow;
  event: EventRow;
}

/** Notifies the holder and open pages of what an action changed, and records it. */
export async function informHolder(ctx: Context, tx: Tx, { action, event }: Happened): Promise<void> {
  await notifyHolder(ctx, tx, { action, event });
  const { shares_before: before, shares_after: after, into_shares: into } = event;
  await writeAudit(tx, {
    investorId: event.investor_id,
    actor: 'exchange',
    action: `share_${action.kind}`,
    subject: event.portfolio_id,
    requestId: event.portfolio_id,
    detail: { number: action.number, isin: action.isin, before, after, ...(into > 0 && { into }) },
  });
  await announceOrder(ctx, tx, event);
}

async function notifyHolder(ctx: Context, tx: Tx, { action, event }: Happened): Promise<void> {
  const { name, slug } = await shareOf(tx, action.isin);
  const { shares_before: before, shares_after: after, amount } = event;
  const of = { portfolioId: event.portfolio_id, at: event.at, path: `/stocks/${slug}` };
  if (action.kind === 'dividend')
    await notify(ctx, tx, {
      ...of,
      kind: 'share_dividend_due',
      values: { name, shares: before, per_share: action.per_share, day: action.pays_on },
    });
  else if (action.kind === 'rights') {
    const entitled = rightsEntitlement(before, {
      newShares: action.new_shares,
      oldShares: action.old_shares,
    });
    if (entitled > 0)
      await notify(ctx, tx, {
        ...of,
        path: rightsPath(slug),
        kind: 'share_rights_offer',
        values: { name, entitled, price: action.per_share, day: action.closes_on },
      });
  } else if (action.kind === 'split')
    await notify(ctx, tx, { ...of, kind: 'share_split', values: { name, before, after } });
  else if (action.kind === 'merger' || action.kind === 'demerger') {
    const other = await shareOf(tx, action.into_isin);
    await notify(ctx, tx, {
      ...of,
      path: `/stocks/${other.slug}`,
      kind: `share_${action.kind}`,
      values: { name, other: other.name, shares: before, received: event.into_shares, amount },
    });
  } else
    await notify(ctx, tx, { ...of, kind: 'share_bonus', values: { name, added: after - before, amount } });
}

async function shareOf(tx: Tx, isin: string): Promise<{ name: string; slug: string }> {
  const [share] = await tx.query<{ name: string; slug: string }>(
    'SELECT name, slug FROM stocks WHERE isin = $1',
    [isin],
  );
  return share!;
}
