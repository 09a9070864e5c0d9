import { addDays, addMonthsClamped, deductionSaving, harvestingSaving } from '@sanchay/finance';
import { figureOf, inForce, type RuleTable } from '../rules/ruleRows.ts';

export interface DeductionRow {
  /** Slab, percent. */
  ratePct: number;
  /** Rupees a year, with cess. */
  saving: number;
}

/** What the whole deduction of section 80C saves in each slab of the old regime; empty where a figure is missing. */
export function deductionRows(table: RuleTable): DeductionRow[] {
  const [limit, cess] = [figureOf(table, 'section_80c'), figureOf(table, 'cess')];
  if (limit === null || cess === null) return [];
  return inForce(table, 'old_regime_slab').map(({ value }) => ({
    ratePct: value,
    saving: deductionSaving(limit, limit, value, cess),
  }));
}

/** The first day on which an ELSS allotment of a day may be sold: the day after so many months. ISO days. */
export function unlockDay(allottedOn: string, lockInMonths: number): string {
  return addDays(addMonthsClamped(allottedOn, lockInMonths), 1);
}

export interface GainTax {
  short: number;
  long: number;
}

/**
 * Tax on one gain of an equity fund, sold within a year and after it. Rupees before cess; null where a rate is
 * missing. Source: rules R1.
 */
export function gainTax(gain: number, table: RuleTable): GainTax | null {
  const [stcg, ltcg] = [figureOf(table, 'equity_stcg'), figureOf(table, 'equity_ltcg')];
  const exemption = figureOf(table, 'equity_exemption');
  if (stcg === null || ltcg === null || exemption === null) return null;
  return {
    short: harvestingSaving(gain, stcg),
    long: harvestingSaving(Math.max(0, gain - exemption), ltcg),
  };
}

export interface Harvest {
  exemption: number;
  ratePct: number;
  /** Rupees that one year's harvest can save at most: exemption x rate. */
  perYear: number;
  years: number;
  /** Rupees of gain over the years, as much each year as is exempt. */
  gain: number;
  /** Tax when everything is sold at the end; realised year by year, none of it is taxed. */
  without: number;
}

/**
 * A holding that gains exactly the exempt amount each year: sold once at the end, or sold and bought back every year.
 * Rupees before cess, load and stamp duty; null where a rate is missing. Source: rules R1.
 */
export function harvest(years: number, table: RuleTable): Harvest | null {
  const [exemption, ratePct] = [figureOf(table, 'equity_exemption'), figureOf(table, 'equity_ltcg')];
  if (exemption === null || ratePct === null) return null;
  const gain = exemption * years;
  const without = harvestingSaving(gain - exemption, ratePct);
  const perYear = harvestingSaving(exemption, ratePct);
  return { exemption, ratePct, perYear, years, gain, without };
}
