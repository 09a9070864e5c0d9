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
    /** Whether the account holder entered the price of 31 January 2018. */
    fairValueEntered: boolean;
    /** The child who held it, in a report of the guardian. */
    holder?: string;
    /** The portfolio of that child. */
    childId?: string;
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
  const entered = new Map((await enteredValues(q, portfolioId)).map(({ isin, price }) => [isin, price]));
  return sales.map((row) => {
    const scheme = row.asset === 'mutual_fund' ? schemes.get(row.code)! : null;
    return taxedLot(
      row,
      {
        fund: scheme && { name: scheme.name, isin: isins.get(row.code) ?? null },
        tax: scheme ? fundTaxOn(scheme.asset_allocations, row.sold_on, rules) : shareTax(row),
        fairValue: entered.get(row.code) ?? fairValues.get(row.code) ?? null,
        fairValueEntered: entered.has(row.code),
        faceValueChanges: changes.get(row.code) ?? [],
      },
      rules,
    );
  });
}

/** What is known of the fund or share of a sale. */
export interface SaleFacts extends Pick<LotSale, 'tax' | 'fairValue' | 'faceValueChanges'> {
  /** Null for a share, which the sale names. */
  fund: { name: string; isin: string | null } | null;
  /** Whether the account holder entered the fair value. */
  fairValueEntered: boolean;
}

/** A sale with the tax on it. @throws NoRuleError for one that no rule covers. */
export function taxedLot(
  row: SaleRow,
  { fund, fairValueEntered, ...facts }: SaleFacts,
  rules: RuleBook,
): ReportLot {
  const lot: LotSale = {
    boughtOn: row.bought_on,
    soldOn: row.sold_on,
    units: row.units,
    cost: row.cost,
    proceeds: row.proceeds,
    expenses: rupees(row.exit_load).plus(rupees(row.charges)).toFixed(2),
    sameDay: row.same_day,
    ...facts,
  };
  const isin = fund ? fund.isin : row.asset === 'stock' ? row.code : null;
  const name = fund?.name ?? row.name ?? row.code;
  return { ...row, ...lot, ...taxed(lot, row, rules), name, isin, fairValueEntered };
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
