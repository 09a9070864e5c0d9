import { rupees } from '@sanchay/finance';
import type { Tx } from '../db/pool.ts';
import { schemeForOrder } from '../funds/index.ts';
import { notify } from '../notifications/index.ts';
import type { Context } from '../platform/context.ts';
import type { RedemptionRow } from './rows.ts';

/** Tells the person how much of a sale was paid out, interest for lateness included, and to which account. */
export async function tellPaid(ctx: Context, tx: Tx, sale: RedemptionRow): Promise<void> {
  const scheme = await schemeForOrder(tx, sale.code);
  if (!scheme || sale.net === null || sale.bank_name === null || sale.bank_masked === null) return;
  const bank = `${sale.bank_name} ••${sale.bank_masked.slice(-4)}`;
  const amount = rupees(sale.net).plus(sale.late_interest).toFixed(2);
  await notify(ctx, tx, {
    portfolioId: sale.portfolio_id,
    kind: 'redemption_paid',
    values: { fund: scheme.short_name, amount, bank },
    path: `/orders/sale/${sale.id}`,
  });
}
