import {
  foreignRateDay,
  fundTaxOn,
  ruleOn,
  rupees,
  taxLot,
  type FundTax,
  type LotSale,
  type RuleBook,
  type TaxedLot,
} from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import { faceValueChanges, isinsOf, navsOn, schemesForOrder } from '../funds/index.ts';
import { enteredValues } from './fair-values/fairValueStore.ts';
import type { SaleRow } from './sales.ts';
import type { Period } from './soldLotStore.ts';

/** A sold lot with how it is taxed, and the fund or share that it is of. */
export type ReportLot = SaleRow &
  LotSale &
  TaxedLot & {
    name: string;
    isin: string | null;
    /** The child who held it, in a report of the guardian. */
    holder?: string;
  };

/** Shares of companies are sold at the exchange, with STT: sections 111A and 112A. Source: rules R1. */
const SHARE_TAX: Pick<FundTax, 'kind' | 'listed'> = { kind: 'equity', listed: true };

/**
 * Sales with the tax on each. The highest price of a share on 31 January 2018 is what the account holder entered; without it
 * a share from before that day has a gap. @throws NoRuleError for a sale that no rule covers.
 */
export async function taxedLots(
  q: Queries,
  {
    portfolioId,
    sales,
    period,
    rules,
  }: { portfolioId: string; sales: readonly SaleRow[]; period: Period; rules: RuleBook },
): Promise<ReportLot[]> {
  const funds = sales.filter(({ asset }) => asset === 'mutual_fund');
  const codes = [...new Set(funds.map(({ code }) => code))];
  const schemes = await schemesForOrder(q, codes);
  const isins = await isinsOf(q, codes);
  const changes = await faceValueChanges(q, codes);
  const fairDay = ruleOn(rules.grandfathering, period.to)?.value;
  const fairValues = fairDay ? await navsOn(q, codes, fairDay) : new Map<string, string>();
  for (const { isin, price } of await enteredValues(q, portfolioId)) fairValues.set(isin, price);
  return sales.map((row) => {
    const scheme = row.asset === 'mutual_fund' ? schemes.get(row.code)! : null;
    const lot: LotSale = {
      boughtOn: row.bought_on,
      soldOn: row.sold_on,
      units: row.units,
      cost: row.cost,
      proceeds: row.proceeds,
      expenses: rupees(row.exit_load).plus(rupees(row.charges)).toFixed(2),
      tax: scheme ? fundTaxOn(scheme.asset_allocations, row.sold_on, rules) : shareTax(row),
      fairValue: fairValues.get(row.code) ?? null,
      faceValueChanges: changes.get(row.code) ?? [],
      sameDay: row.same_day,
    };
    const isin = scheme ? (isins.get(row.code) ?? null) : row.asset === 'stock' ? row.code : null;
    const name = scheme?.name ?? row.name ?? row.code;
    return { ...row, ...lot, ...taxed(lot, row, rules), name, isin };
  });
}

/** A gain of US shares whose dollars have no rate is not known. */
function shareTax({ dollars }: SaleRow): LotSale['tax'] {
  if (dollars === null) return SHARE_TAX;
  const known = dollars.bought.rate !== null && dollars.sold.rate !== null;
  return { kind: known ? 'foreign_share' : 'unknown', listed: false };
}

/** The tax on a lot, with the rule of the rates of exchange for US shares. */
function taxed(lot: LotSale, { dollars }: SaleRow, rules: RuleBook): Pick<ReportLot, keyof TaxedLot> {
  const tax = taxLot(lot, rules);
  if (dollars === null) return tax;
  return {
    ...tax,
    ruleIds: [...tax.ruleIds, foreignRateDay(lot.soldOn, rules).ruleId],
    gaps: tax.head === 'unknown' ? ['rate_missing'] : tax.gaps,
  };
}
