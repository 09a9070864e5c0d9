import type { Tx } from '../db/pool.ts';
import { openSystemTicket } from '../help/index.ts';
import { languageOf } from '../notifications/index.ts';
import { findPayment, isFrozen, saveChargeback, type ChargebackRow } from '../payments/index.ts';
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
  const gold = (await findPayment(tx, chargeback.payment_id))?.purpose === 'gold';
  const ticketId = await openSystemTicket(ctx, tx, {
    investorId,
    ...(gold
      ? { category: 'digital-gold', page: '/gold/orders' }
      : { category: 'mutual-funds', page: '/orders' }),
    ...ticketText(await languageOf(tx, investorId), chargeback),
  });
  await saveChargeback(tx, { ...chargeback, ticket_id: ticketId });
}
