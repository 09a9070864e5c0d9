import { rightsEntitlement } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/pool.ts';
import type { EventRow, RightsRow } from '../corporate-actions/actionStore.ts';
import { insertOffer } from './rightsStore.ts';

/** Stores what a holder of the record date may apply for; nothing where that is less than one share. */
export async function offerRights(
  tx: Tx,
  { action, event }: { action: RightsRow; event: EventRow },
): Promise<void> {
  const { investor_id, portfolio_id, action_number, isin, shares_before: held } = event;
  const entitled = rightsEntitlement(held, { newShares: action.new_shares, oldShares: action.old_shares });
  if (entitled > 0)
    await insertOffer(tx, {
      investor_id,
      portfolio_id,
      id: randomUUID(),
      action_number,
      isin,
      held,
      entitled,
    });
}
