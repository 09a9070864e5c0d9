import type { DeductedTax, IncomeReport, IncomeRow, InterestRow } from '@sanchay/contracts';
import { addDays, sumRupees, toWire, type RuleBook } from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import { incomeOf, type EarnedIncome } from '../income/incomeOf.ts';
import type { Period } from '../soldLotStore.ts';
import type { Clubbing } from './clubbing.ts';

/**
 * The income that is taxed with the owner of a portfolio in a period: of a minor, that from the 18th birthday; of a
 * parent, also that of the minors before their birthdays, in rows that name them. Interest that accrues over the year
 * is split at the birthday.
 */
export async function taxedIncome(
  q: Queries,
  portfolioId: string,
  { period, rules, clubbing }: { period: Period; rules: RuleBook; clubbing: Clubbing | null },
): Promise<EarnedIncome> {
  const from = clubbing?.own?.adult_from;
  const own = from !== undefined && from > period.from ? { ...period, from } : period;
  const all = [await incomeOf(q, portfolioId, own, rules)];
  for (const { portfolio_id: id, name, adult_from: adultFrom } of clubbing?.children ?? []) {
    const until = addDays(adultFrom, -1);
    const childhood = { ...period, to: until < period.to ? until : period.to };
    all.push(ofChild(await incomeOf(q, id, childhood, rules), name));
  }
  return {
    dividends: all.flatMap(({ dividends }) => dividends),
    interest: all.flatMap(({ interest }) => interest),
    foreign: all.flatMap(({ foreign }) => foreign),
    deducted: all.flatMap(({ deducted }) => deducted),
    distributes: all.some(({ distributes }) => distributes),
  };
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

/** What an income report states about clubbing. */
export function clubbedIncomeView(
  clubbing: Clubbing | null,
  { dividends, interest }: EarnedIncome,
): Pick<IncomeReport, 'clubbed_with' | 'clubbed'> {
  if (!clubbing) return {};
  const { own, children, ruleId: rule_id, exemption } = clubbing;
  const taxable = [...dividends, ...interest].filter(({ taxed }) => taxed === 'slab');
  return {
    ...(own && { clubbed_with: { name: own.guardian_name, rule_id } }),
    clubbed: children.map(({ name }) => ({
      name,
      income: toWire(
        sumRupees(taxable.flatMap(({ holder, amount }) => (holder === name ? (amount ?? []) : []))),
        2,
      ),
      rule_id,
      exemption,
    })),
  };
}
