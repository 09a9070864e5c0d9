import type { Category } from './categories.ts';
import type { BaseFund } from './fundPlan.ts';

/** Rules of tax by allocation begin here. */
const FROM = '2006-06-01';
/** Percent of equity and debt where it does not follow from how the fund moves: part of the equity is hedged. */
const HEDGED: Readonly<Record<string, readonly [equity: number, debt: number]>> = {
  Arbitrage: [68, 30],
  'Equity Savings': [67, 30],
  'Dynamic Asset Allocation': [67, 30],
};
/** Percent that is kept in cash beside equity, which counts as neither. */
const MOST_EQUITY = 97;

/** Percent of domestic equity and of debt in a fund of a category. */
export function sharesOf({ sub, profile }: Pick<Category, 'sub' | 'profile'>): readonly [number, number] {
  const hedged = HEDGED[sub];
  if (hedged) return hedged;
  if (sub.startsWith('FoF')) return [0, 0];
  const equity = Math.min(MOST_EQUITY, Math.round(100 * (profile.market ?? 0)));
  const debt = Math.round(100 * (profile.carry ?? 0));
  return [equity, Math.min(debt, 100 - equity)];
}

/** The row of `scheme_allocations` of an invented fund. */
export function allocationRow({ house, name, category }: BaseFund) {
  const [equity, debt] = sharesOf(category);
  return {
    house_code: house.code,
    fund_name: name,
    applies_from: FROM,
    equity,
    debt,
    listed: false,
    source: 'Invented with the market of the sandbox',
    confidence: 'L',
  };
}
