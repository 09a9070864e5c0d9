import { decimal } from '../../money.ts';
import { rupees } from '../../quantity.ts';
import { ruleOn } from '../../rules/datedRule.ts';
import type { RuleBook } from '../../rules/ruleBook.ts';
import type { LotSale, TaxedLot } from './taxedLot.ts';

/** The columns of Schedule 112A in the order and by the numbers of the income-tax return. Source: rules 10.5. */
export const SCHEDULE_112A_COLUMNS = [
  ['acquired', '1a'],
  ['transferred', '1b'],
  ['isin', '2'],
  ['name', '3'],
  ['units', '4'],
  ['unitPrice', '5'],
  ['fullValue', '6'],
  ['costTaken', '7'],
  ['cost', '8'],
  ['lowerOf6And11', '9'],
  ['unitFairValue', '10'],
  ['fairValue', '11'],
  ['expenses', '12'],
  ['deductions', '13'],
  ['balance', '14'],
] as const;

export type Schedule112aColumn = (typeof SCHEDULE_112A_COLUMNS)[number][0];

/**
 * A row of Schedule 112A. Dates are given as codes: BE for acquired on or before 31 January 2018 and for transferred
 * before 23 July 2024, AE for later. Rupees and units as decimal text.
 */
export type Schedule112aRow = Record<Schedule112aColumn, string>;

/** The day that divides the transfers of column 1b in the form, since the rate changed on it. */
const RATE_CHANGE = '2024-07-23';

/** The long-term equity lots of a year as rows of Schedule 112A, one a lot; others are left out. */
export function schedule112a(
  lots: readonly (LotSale & TaxedLot & { isin: string | null; name: string })[],
  rules: Pick<RuleBook, 'grandfathering'>,
): Schedule112aRow[] {
  return lots.filter(({ head }) => head === 'equity_long').map((lot) => rowOf(lot, rules));
}

function rowOf(
  lot: LotSale & TaxedLot & { isin: string | null; name: string },
  rules: Pick<RuleBook, 'grandfathering'>,
): Schedule112aRow {
  const isOld = lot.boughtOn <= (ruleOn(rules.grandfathering, lot.soldOn)?.value ?? '');
  const fair = rupees(lot.fairValueTotal ?? 0);
  const full = rupees(lot.proceeds);
  const capped = fair.lt(full) ? fair : full;
  const deductions = rupees(lot.taxCost).plus(rupees(lot.expenses));
  return {
    acquired: isOld ? 'BE' : 'AE',
    transferred: lot.soldOn < RATE_CHANGE ? 'BE' : 'AE',
    isin: lot.isin ?? '',
    name: lot.name,
    units: lot.units,
    unitPrice: decimal(lot.proceeds).div(lot.units).toFixed(4),
    fullValue: lot.proceeds,
    costTaken: lot.taxCost,
    cost: lot.cost,
    lowerOf6And11: (isOld ? capped : rupees(0)).toFixed(2),
    unitFairValue: isOld ? (lot.fairValue ?? '0') : '0',
    fairValue: fair.toFixed(2),
    expenses: lot.expenses,
    deductions: deductions.toFixed(2),
    balance: full.minus(deductions).toFixed(2),
  };
}
