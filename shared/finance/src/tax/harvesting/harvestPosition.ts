import { financialYearBounds } from '../../calendar/dates.ts';
import { rupees, sumRupees, type Rupees } from '../../quantity.ts';
import type { RuleBook } from '../../rules/ruleBook.ts';
import { gainTreatment, type GainRules } from '../gains/fundGains.ts';
import type { TaxedLot } from '../capital-gains/taxedLot.ts';
import { yearTax, type CarriedLoss, type YearTax } from '../capital-gains/yearTax.ts';
import type { GainSums } from './gainSums.ts';

/** What the year holds already. */
export type YearFacts = {
  readonly financialYear: string;
  /** Gains realised in the year, lot by lot. */
  readonly realised: readonly Pick<TaxedLot, 'head' | 'ratePct' | 'term' | 'gain' | 'ruleId'>[];
  readonly carried: readonly CarriedLoss[];
};

/** Exemption and tax of a year. Rupees. */
export type HarvestPosition = {
  readonly exemptionLimit: Rupees;
  readonly exemptionUsed: Rupees;
  readonly exemptionLeft: Rupees;
  /**
   * Sums at which further gains begin or cease to save: losses that go before them are used up, gains that the exemption
   * covers have lost those losses to them, or the exemption is used up.
   */
  readonly gainRooms: readonly Rupees[];
  /** Sums up to which further losses lower the tax: the taxed gains of a pool, of a term and of all. */
  readonly lossRooms: readonly Rupees[];
  /** Gains that are taxed, of the pools with a known rate. */
  readonly taxed: Rupees;
  /** Before cess and surcharge, of the pools with a known rate. */
  readonly tax: Rupees;
  /** Percent on long-term equity at the end of the year. */
  readonly longRatePct: number;
  readonly ruleIds: readonly string[];
};

/** Exemption and tax of a year with a plan or without it. Rupees as decimal text, so that it can be sent as it is. */
export type PlanPosition = {
  readonly exemptionLimit: string;
  readonly exemptionUsed: string;
  readonly exemptionLeft: string;
  readonly taxed: string;
  readonly tax: string;
  readonly longRatePct: number;
  readonly ruleIds: readonly string[];
};

/** A position as text. */
export function asText(position: HarvestPosition): PlanPosition {
  const { exemptionLimit, exemptionUsed, exemptionLeft, taxed, tax, longRatePct, ruleIds } = position;
  return {
    exemptionLimit: exemptionLimit.toFixed(2),
    exemptionUsed: exemptionUsed.toFixed(2),
    exemptionLeft: exemptionLeft.toFixed(2),
    taxed: taxed.toFixed(2),
    tax: tax.toFixed(2),
    longRatePct,
    ruleIds,
  };
}

/** The tax of a year with further gains and losses. Source: rules R1 and R2. */
export function positionOf(
  { financialYear, realised, carried }: YearFacts,
  further: GainSums,
  rules: GainRules & Pick<RuleBook, 'equity_exemption'>,
): HarvestPosition {
  const lots = [
    ...realised,
    ...further.flatMap(({ gains, losses, ...treatment }) => [
      { ...treatment, gain: gains.toFixed(2) },
      { ...treatment, gain: losses.neg().toFixed(2) },
    ]),
  ];
  const tax = yearTax(lots, { financialYear, carried }, rules);
  const { to } = financialYearBounds(financialYear);
  const limit = rupees(tax.exemption?.limit ?? 0);
  const used = rupees(tax.exemption?.used ?? 0);
  const longTerm = gainTreatment('equity', { boughtOn: '2000-01-01', soldOn: to, listed: true }, rules);
  const known = tax.pools.filter((pool) => pool.tax !== null);
  return {
    exemptionLimit: limit,
    exemptionUsed: used,
    exemptionLeft: limit.minus(used),
    gainRooms: lossesBefore(tax).flatMap((losses) => [
      losses,
      losses.plus(lossesOfExempted(tax)),
      limit.minus(used).plus(losses),
    ]),
    lossRooms: [
      ...known.map(({ taxable }) => rupees(taxable)),
      ...['short', 'long'].map((term) =>
        sumRupees(known.filter((pool) => pool.term === term).map(({ taxable }) => taxable)),
      ),
      sumRupees(known.map(({ taxable }) => taxable)),
    ],
    taxed: sumRupees(known.map(({ taxable }) => taxable)),
    tax: rupees(tax.tax),
    longRatePct: longTerm.ratePct ?? 0,
    ruleIds: [
      ...new Set([
        ...(tax.exemption ? [tax.exemption.ruleId] : []),
        ...(longTerm.ruleId === null ? [] : [longTerm.ruleId]),
        ...tax.pools.flatMap(({ ruleIds }) => ruleIds),
      ]),
    ],
  };
}

/** Losses of this and earlier years that are not used yet: none, the long-term ones, the short-term ones, and all. */
function lossesBefore({ carryForward, carried }: YearTax): Rupees[] {
  const usable = carried.filter((loss) => loss.usable);
  const long = sumRupees([carryForward.long, ...usable.map(({ leftLong }) => leftLong)]);
  const short = sumRupees([carryForward.short, ...usable.map(({ leftShort }) => leftShort)]);
  return [rupees(0), long, short, long.plus(short)];
}

/** Losses that reduce gains of which the exemption could take the place. */
const lossesOfExempted = ({ pools }: YearTax): Rupees =>
  sumRupees(
    pools
      .filter(({ head }) => head === 'equity_long')
      .flatMap(({ setOff, broughtForward }) => [setOff, broughtForward]),
  );
