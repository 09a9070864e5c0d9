import { rupees } from '@sanchay/finance';
import type { Tx } from '../../db/pool.ts';
import type { RedemptionStepKey, StepFact } from '../../engine/index.ts';
import { schemeForOrder, schemesForOrder } from '../../funds/index.ts';
import { notify } from '../../notifications/index.ts';
import type { Context } from '../../platform/context.ts';
import type { RedemptionRow } from '../rows.ts';

/** Notifies the user how much of a sale was paid out, interest for lateness included, and to which account. */
export async function notifyPaid(ctx: Context, tx: Tx, sale: RedemptionRow): Promise<void> {
  const scheme = await schemeForOrder(tx, sale.code);
  if (!scheme || sale.net === null || sale.bank_name === null || sale.bank_masked === null) return;
  const bank = `${sale.bank_name} ••${sale.bank_masked.slice(-4)}`;
  const amount = rupees(sale.net).plus(rupees(sale.late_interest)).toFixed(2);
  await notify(ctx, tx, {
    portfolioId: sale.portfolio_id,
    kind: 'redemption_paid',
    values: { fund: scheme.name, amount, bank },
    path: `/orders/sale/${sale.id}`,
  });
}

/** Notifies the user that a switch is complete: what it brought, in which fund. */
export async function notifySwitched(ctx: Context, tx: Tx, sale: RedemptionRow): Promise<void> {
  const schemes = await schemesForOrder(tx, [sale.code, sale.to_code!]);
  const [from, into] = [schemes.get(sale.code)!, schemes.get(sale.to_code!)!];
  await notify(ctx, tx, {
    portfolioId: sale.portfolio_id,
    kind: 'switch_done',
    values: {
      fund: from.name,
      into: into.name,
      amount: sale.net!,
      units: sale.in_units!,
      decimals: into.units_decimals,
      nav: sale.in_nav!,
      nav_date: sale.in_nav_date!,
    },
    path: `/orders/sale/${sale.id}`,
  });
}

/** Notifies the user that a NAV of a sale or switch was corrected; its page shows the effect. */
export async function notifyCorrected(
  ctx: Context,
  tx: Tx,
  sale: RedemptionRow,
  { key, values }: StepFact<RedemptionStepKey>,
): Promise<void> {
  const scheme = await schemeForOrder(tx, key === 'in_nav_corrected' ? sale.to_code! : sale.code);
  const [before, nav, nav_date] = [values.before, values.nav, values.nav_date].map(String) as [
    string,
    string,
    string,
  ];
  await notify(ctx, tx, {
    portfolioId: sale.portfolio_id,
    kind: 'nav_corrected',
    values: { fund: scheme!.name, before, nav, nav_date },
    path: `/orders/sale/${sale.id}`,
  });
}
