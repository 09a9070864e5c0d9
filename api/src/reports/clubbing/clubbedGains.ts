import type { CapitalGains } from '@sanchay/contracts';
import {
  afterChildExemption,
  childExemption,
  rupees,
  sumRupees,
  toWire,
  type RuleBook,
  type Rupees,
  type UsedChildExemption,
} from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import type { MinorAccount } from '../../minors/index.ts';
import type { Period } from '../soldLotStore.ts';
import type { ReportLot } from '../taxedLots.ts';
import { childhoodIncome, slabIncome } from './clubbedIncome.ts';
import type { Clubbing } from './clubbing.ts';

/** What of a minor is taxed with the parent in a year, and what of it is exempt under the old regime. */
export interface ChildShare {
  child: MinorAccount;
  income: Rupees;
  lots: readonly ReportLot[];
  exempt: UsedChildExemption;
}

/** The share of each minor in the lots of a report. */
export async function childShares(
  q: Queries,
  clubbing: Clubbing | null,
  { lots, period, rules }: { lots: readonly ReportLot[]; period: Period; rules: RuleBook },
): Promise<ChildShare[]> {
  const shares: ChildShare[] = [];
  for (const child of clubbing?.children ?? []) {
    const income = slabIncome(await childhoodIncome(q, child, { period, rules }));
    const own = lots.filter(({ childId }) => childId === child.portfolio_id);
    const exempt = childExemption({ income, lots: own }, clubbing?.exemption?.limit ?? 0);
    shares.push({ child, income, lots: own, exempt });
  }
  return shares;
}

/** Lots as the old regime taxes them: the gains of each minor after the exemption. */
export function lotsOfOldRegime(lots: readonly ReportLot[], shares: readonly ChildShare[]): ReportLot[] {
  return [
    ...lots.filter(({ childId }) => childId === undefined),
    ...shares.flatMap((share) => afterChildExemption(share.lots, share.exempt.gains)),
  ];
}

/** Gains of minors that are exempt under the old regime. Rupees. */
export const exemptGains = (shares: readonly ChildShare[]): Rupees =>
  sumRupees(shares.map(({ exempt }) => exempt.gains));

/** What a report of gains states about clubbing. @param oldTax the tax of the year under the old regime, rupees */
export function clubbingView(
  clubbing: Clubbing | null,
  shares: readonly ChildShare[],
  oldTax: string,
): Pick<CapitalGains, 'clubbed_with' | 'clubbed' | 'old_regime'> {
  if (!clubbing) return {};
  const { own, ruleId: rule_id, exemption } = clubbing;
  const exempt = exemptGains(shares);
  return {
    ...(own && { clubbed_with: { name: own.guardian_name, rule_id } }),
    clubbed: shares.map(({ child, income, lots, exempt: used }) => ({
      portfolio_id: child.number,
      name: child.name,
      gain: toWire(sumRupees(lots.map(({ gain }) => gain)), 2),
      income: toWire(income, 2),
      rule_id,
      exemption: exemption && {
        ...exemption,
        used: toWire(used.gains, 2),
        used_income: toWire(used.income, 2),
      },
    })),
    ...(exempt.gt(0) && { old_regime: { exempt: toWire(exempt, 2), tax: toWire(rupees(oldTax), 2) } }),
  };
}
