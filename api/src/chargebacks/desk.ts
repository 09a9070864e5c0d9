import type { Tx } from '../db/pool.ts';
import { openSystemTicket } from '../help/index.ts';
import { languageOf } from '../notifications/index.ts';
import { isFrozen, saveChargeback } from '../payments/index.ts';
import type { ChargebackRow } from '../payments/index.ts';
import type { Context } from '../platform/context.ts';
import { failUncovered, freezeSales } from '../redemptions/index.ts';
import { ticketText } from './sentences.ts';

/**
 * What follows when a chargeback was booked or has grown: sales stop while an amount is due, else those that the units
 * that are left no longer cover; a ticket is opened, once.
 */
export async function chargebackOpened(ctx: Context, tx: Tx, chargeback: ChargebackRow): Promise<void> {
  const { portfolio_id: portfolioId, investor_id: investorId } = chargeback;
  if (await isFrozen(tx, portfolioId)) await freezeSales(ctx, tx, portfolioId);
  else await failUncovered(ctx, tx, portfolioId);
  if (chargeback.ticket_id !== null) return;
  const ticketId = await openSystemTicket(ctx, tx, {
    investorId,
    category: 'mutual-funds',
    ...ticketText(await languageOf(tx, investorId), chargeback),
    page: '/orders',
  });
  await saveChargeback(tx, { ...chargeback, ticket_id: ticketId });
}
