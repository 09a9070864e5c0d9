import { ruleOn } from '@sanchay/finance';
import { clubbedChildren, minorAccounts, type MinorAccount } from '../../minors/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Period } from '../soldLotStore.ts';
import type { ReportLot } from '../taxedLots.ts';

/** How the gains of a portfolio and of minors belong together for tax. */
export interface Clubbing {
  ruleId: string;
  /** What of the income and gains of each child is exempt for the parent, under the old regime only. */
  exemption: { limit: number; rule_id: string } | null;
  /** The portfolio is that of a minor, whose income and gains until the 18th birthday are taxed with the guardian. */
  own: MinorAccount | null;
  /** Minors whose income and gains are taxed with those of the portfolio. */
  children: readonly MinorAccount[];
}

/**
 * Which income and gains are added to which income by the rule in force at the end of a period; null for a portfolio to which
 * nothing is added. Source: section 64(1A) of the Income-tax Act, 1961, and section 99 of the Act of 2025.
 */
export async function clubbingOf(
  ctx: Context,
  portfolioId: string,
  period: Period,
): Promise<Clubbing | null> {
  const rule = ruleOn(ctx.rules.book().minor_clubbing, period.to);
  if (!rule?.value.clubbed) return null;
  const exempt = ruleOn(ctx.rules.book().minor_exemption, period.to);
  const exemption = exempt && { limit: exempt.value, rule_id: exempt.rule_id };
  const account = (await minorAccounts(ctx, ctx.db, [portfolioId])).get(portfolioId);
  const own = account?.clubbed ? account : null;
  const children = await clubbedChildren(ctx, ctx.db, portfolioId);
  return own || children.length > 0 ? { ruleId: rule.rule_id, exemption, own, children } : null;
}

/** The lots that are taxed in the report of a portfolio: those of a minor are not while they are clubbed. */
export function taxedHere(lots: readonly ReportLot[], clubbing: Clubbing | null): readonly ReportLot[] {
  const own = clubbing?.own;
  return own ? lots.filter(({ soldOn }) => soldOn >= own.adult_from) : lots;
}
