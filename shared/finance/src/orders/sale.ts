import { requireRule, ruleOn } from '../rules/datedRule.ts';
import type { TakenLot } from './lots.ts';
import { roundedParts } from './roundedParts.ts';
import { ROUND_DOWN, decimal } from '../money.ts';
import {
  rupees,
  unitCount,
  percent,
  valueOf,
  percentOf,
  sumRupees,
  sumUnits,
  roundRupees,
  type Rupees,
} from '../quantity.ts';
import type { RuleBook } from '../rules/ruleBook.ts';
import { exitLoadSlabs, loadPctOn } from '../tax/exit-load/exitLoadSlabs.ts';
import { gainTreatment, type GainRules, type GainTreatment } from '../tax/gains/fundGains.ts';
import { grandfathering } from '../tax/gains/grandfathering.ts';
import { nonResidentTds } from '../tax/withholding/nonResidentTds.ts';
import type { FundTax } from '../tax/gains/taxKind.ts';

/** A lot with the sentence of the exit load that was in force when it was bought. */
export type LoadedLot = TakenLot & { readonly exitLoad: string | null };

export type SaleTerms = {
  /** Rupees a unit. */
  nav: string;
  /** The day on which the sale is processed: load, lock-in and tax count to it. */
  soldOn: string;
  /** How the fund is taxed on that day. */
  tax: Pick<FundTax, 'kind' | 'listed'>;
  /** NAV of the grandfathering day (31 January 2018), for units older than that; null where there is none. */
  navOf2018?: string | null;
  /** Whether tax is deducted from the gains, as from those of non-residents. */
  nonResident?: boolean;
};

/** The kinds of rule that determine the proceeds of a sale, and how its gains are taxed. */
export type SaleRules = GainRules &
  Pick<RuleBook, 'graded_liquid_load' | 'grandfathering' | 'non_resident_tds' | 'stt_units'>;

/** One lot of a sale. Rupees to paise, as decimal text. */
export type SoldLot = TakenLot & {
  loadPct: number;
  proceeds: string;
  exitLoad: string;
  /** Proceeds after load, less the cost that counts for tax. */
  gain: string;
} & GainTreatment;

/** A sale: gross = net + load + STT + TDS, exactly. Rupees as decimal text. */
export type Sale = {
  units: string;
  gross: string;
  exitLoad: string;
  stt: string;
  /** Row behind the STT; null where none is taken. */
  sttRuleId: string | null;
  /** Tax deducted at source from the gains of a non-resident, and the row behind it; null for a resident. */
  tds: string;
  tdsRuleId: string | null;
  net: string;
  lots: SoldLot[];
};

/** What the lots that were sold before others come to, exactly. */
export type SoldBefore = { readonly worth: Rupees; readonly load: Rupees };

const NOTHING: SoldBefore = { worth: rupees(0), load: rupees(0) };

/** The lots of a sale, or those after its first ones. @throws ExitLoadUnknownError, NoRuleError as `saleOf` */
export function soldLotsOf(
  lots: readonly LoadedLot[],
  terms: SaleTerms,
  rules: SaleRules,
  before: SoldBefore = NOTHING,
): SoldLot[] {
  const { nav, soldOn, tax } = terms;
  const price = decimal(nav);
  const pcts = lots.map(({ exitLoad, boughtOn }) =>
    loadPctOn(exitLoadSlabs(exitLoad, boughtOn, rules), boughtOn, soldOn),
  );
  const worth = lots.map((lot) => valueOf(unitCount(lot.units), price));
  const proceeds = roundedParts(worth, before.worth);
  const loads = roundedParts(
    worth.map((value, index) => percentOf(percent(pcts[index]!), value)),
    before.load,
  );
  return lots.map(({ exitLoad: _text, ...lot }, index) => {
    const cost = taxCost(lot, terms, rules);
    return {
      ...lot,
      loadPct: pcts[index]!,
      proceeds: proceeds[index]!,
      exitLoad: loads[index]!,
      gain: rupees(proceeds[index]!).minus(rupees(loads[index]!)).minus(cost).toFixed(2),
      ...gainTreatment(tax.kind, { boughtOn: lot.boughtOn, soldOn, listed: tax.listed }, rules),
    };
  });
}

/** STT on the gross proceeds of a sale, and the row behind it; none where the fund is not known to be of equity. */
export function sttOf(
  gross: Rupees,
  { soldOn, tax }: Pick<SaleTerms, 'soldOn' | 'tax'>,
  rules: Pick<SaleRules, 'stt_units'>,
): { stt: Rupees; ruleId: string | null } {
  if (tax.kind !== 'equity') return { stt: rupees(0), ruleId: null };
  const rule = requireRule(rules.stt_units, soldOn, 'STT on units');
  return { stt: roundRupees(percentOf(percent(rule.value), gross)), ruleId: rule.rule_id };
}

/**
 * The proceeds of sold units. Named roundings: gross (units x NAV) and load half-up to paise over the sale as a whole;
 * STT half-up to paise on the gross of equity funds, none where the kind of the fund is not known. STT is no cost for
 * tax, the load is. Source: rules R1 to R5.
 * @throws ExitLoadUnknownError, NoRuleError where a load or a tax cannot be determined.
 */
export function saleOf(lots: readonly LoadedLot[], terms: SaleTerms, rules: SaleRules): Sale {
  const sold = soldLotsOf(lots, terms, rules);
  const gross = total(sold.map(({ proceeds }) => proceeds));
  const load = total(sold.map(({ exitLoad }) => exitLoad));
  const { stt, ruleId: sttRuleId } = sttOf(gross, terms, rules);
  const deducted = terms.nonResident ? nonResidentTds(sold, terms.soldOn, rules) : null;
  return {
    units: sumUnits(lots.map((lot) => lot.units)).toFixed(4),
    gross: gross.toFixed(2),
    exitLoad: load.toFixed(2),
    stt: stt.toFixed(2),
    sttRuleId,
    tds: deducted?.total ?? '0.00',
    tdsRuleId: deducted?.ruleId ?? null,
    net: gross
      .minus(load)
      .minus(stt)
      .minus(rupees(deducted?.total ?? 0))
      .toFixed(2),
    lots: sold,
  };
}

const total: (values: readonly string[]) => Rupees = sumRupees;

function taxCost(
  lot: TakenLot,
  { nav, soldOn, tax, navOf2018 }: SaleTerms,
  rules: Pick<SaleRules, 'grandfathering'>,
): Rupees {
  const boughtBy = ruleOn(rules.grandfathering, soldOn)?.value;
  if (tax.kind !== 'equity' || !boughtBy || lot.boughtOn > boughtBy || !navOf2018) return rupees(lot.cost);
  const units = Number(lot.units);
  const { costOfAcquisition } = grandfathering({
    unitCost: Number(rupees(lot.cost).div(lot.units)),
    fmv: Number(navOf2018),
    unitSale: Number(nav),
    quantity: units,
    acquiredOn: lot.boughtOn,
    boughtBy,
  });
  return rupees(costOfAcquisition);
}

/** Gains of one head combined, as shown to the investor. */
export type GainsOfHead = {
  head: GainTreatment['head'];
  gain: string;
  ratePct: number | null;
  /** Rupees of the year that are free of tax, all sales of the year together; null where there is no exemption. */
  exemption: number | null;
  ruleIds: string[];
};

/** The gains of a sale by head, in the order in which they appear. Losses count against gains of the same head. */
export function gainsByHead(
  lots: readonly SoldLot[],
  soldOn: string,
  rules: Pick<RuleBook, 'equity_exemption'>,
): GainsOfHead[] {
  return [...Map.groupBy(lots, (lot) => lot.head)].map(([head, own]) => {
    const exemption =
      head === 'equity_long'
        ? requireRule(rules.equity_exemption, soldOn, 'exemption of equity gains')
        : null;
    return {
      head,
      gain: total(own.map((lot) => lot.gain)).toFixed(2),
      ratePct: own[0]!.ratePct,
      exemption: exemption?.value ?? null,
      ruleIds: [
        ...new Set([...own.flatMap((lot) => lot.ruleId ?? []), ...(exemption ? [exemption.rule_id] : [])]),
      ],
    };
  });
}

/** Units cut to the scheme's decimals: what a folio can give is never rounded up. */
export function unitsDown(units: string, decimals: number): string {
  return unitCount(units).round(decimals, ROUND_DOWN).toFixed(decimals);
}
