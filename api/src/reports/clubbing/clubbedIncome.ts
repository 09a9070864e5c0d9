import type { DeductedTax, IncomeReport, IncomeRow, InterestRow } from '@sanchay/contracts';
import { addDays, childExemption, sumRupees, toWire, type Rupees, type RuleBook } from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import type { MinorAccount } from '../../minors/index.ts';
import { incomeOf, type EarnedIncome } from '../income/incomeOf.ts';
import type { Period } from '../soldLotStore.ts';
import type { Clubbing } from './clubbing.ts';

/** What a minor earned in a period before the 18th birthday. */
export interface ChildIncome {
  child: MinorAccount;
  earned: EarnedIncome;
}

/** The income of a minor in a period until the day before the 18th birthday. */
export function childhoodIncome(
  q: Queries,
  { portfolio_id: id, adult_from: adultFrom }: MinorAccount,
  { period, rules }: { period: Period; rules: RuleBook },
): Promise<EarnedIncome> {
  const until = addDays(adultFrom, -1);
  return incomeOf(q, id, { ...period, to: until < period.to ? until : period.to }, rules);
}

/** Interest and dividends that are taxed at the income slab. */
export function slabIncome({ dividends, interest }: Pick<EarnedIncome, 'dividends' | 'interest'>): Rupees {
  const taxable = [...dividends, ...interest].filter(({ taxed }) => taxed === 'slab');
  return sumRupees(taxable.map(({ amount }) => amount ?? 0));
}

/**
 * The income that is taxed with the owner of a portfolio in a period: of a minor, that from the 18th birthday; of a
 * parent, also that of the minors before their birthdays, in rows that name them. Interest that accrues over the year
 * is split at the birthday.
 */
export async function taxedIncome(
  q: Queries,
  portfolioId: string,
  { period, rules, clubbing }: { period: Period; rules: RuleBook; clubbing: Clubbing | null },
): Promise<{ income: EarnedIncome; children: readonly ChildIncome[] }> {
  const from = clubbing?.own?.adult_from;
  const own = from !== undefined && from > period.from ? { ...period, from } : period;
  const all = [await incomeOf(q, portfolioId, own, rules)];
  const children: ChildIncome[] = [];
  for (const child of clubbing?.children ?? []) {
    const earned = await childhoodIncome(q, child, { period, rules });
    children.push({ child, earned });
    all.push(ofChild(earned, child.name));
  }
  const income = {
    dividends: all.flatMap(({ dividends }) => dividends),
    interest: all.flatMap(({ interest }) => interest),
    foreign: all.flatMap(({ foreign }) => foreign),
    deducted: all.flatMap(({ deducted }) => deducted),
    distributes: all.some(({ distributes }) => distributes),
  };
  return { income, children };
}

function ofChild(income: EarnedIncome, holder: string): EarnedIncome {
  const named = <Row extends IncomeRow | InterestRow | DeductedTax>(rows: readonly Row[]): Row[] =>
    rows.map((row) => ({ ...row, holder }));
  return {
    ...income,
    dividends: named(income.dividends),
    interest: named(income.interest),
    deducted: named(income.deducted),
  };
}

/** What an income report states about clubbing, with the taxable income after the exemptions of the old regime. */
export function clubbedIncomeView(
  clubbing: Clubbing | null,
  children: readonly ChildIncome[],
  taxable: Rupees,
): Pick<IncomeReport, 'clubbed_with' | 'clubbed' | 'old_regime'> {
  if (!clubbing) return {};
  const { own, ruleId: rule_id, exemption } = clubbing;
  const shares = children.map(({ child, earned }) => {
    const income = slabIncome(earned);
    const exempt = childExemption({ income, lots: [] }, exemption?.limit ?? 0).income;
    return { child, income, exempt };
  });
  const exempt = sumRupees(shares.map((share) => share.exempt));
  return {
    ...(own && { clubbed_with: { name: own.guardian_name, rule_id } }),
    clubbed: shares.map(({ child, income, exempt: used }) => ({
      portfolio_id: child.number,
      name: child.name,
      income: toWire(income, 2),
      rule_id,
      exemption: exemption && { ...exemption, used: toWire(used, 2) },
    })),
    ...(exempt.gt(0) && {
      old_regime: { exempt: toWire(exempt, 2), taxable: toWire(taxable.minus(exempt), 2) },
    }),
  };
}
