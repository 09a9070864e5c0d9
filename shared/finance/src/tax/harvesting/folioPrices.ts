import { sttOf, soldLotsOf, type LoadedLot, type SoldLot } from '../../orders/sale.ts';
import {
  percent,
  percentOf,
  roundRupees,
  rupees,
  unitCount,
  valueOf,
  type Rupees,
  type Units,
} from '../../quantity.ts';
import { decimal } from '../../money.ts';
import { stampDutyParts } from './buyBack.ts';
import { gainsOf, joinedSums, sumOfGains, type GainSums } from './gainSums.ts';
import { loadedPart, lotsInOrder, saleOfFirst, type HarvestFolio } from './harvestFolio.ts';
import type { HarvestRules } from './harvestRuleKinds.ts';

/** What selling the first units of a folio and buying them back brings: gains by head, and rupees that it costs. */
export type FolioPrice = { readonly sums: GainSums; readonly cost: Rupees };

/** One lot that is sold: rupees as plain numbers, exact enough to compare what it saves with what it costs. */
export type LotFacts = { readonly treatment: string; readonly gain: number; readonly cost: number };

/** The first lots of a folio together: what they come to when all of them are sold. */
type First = {
  readonly units: Units;
  /** Exact, not rounded. */
  readonly load: Rupees;
  readonly sums: GainSums;
};

/** More than any sale saves: a sale that cannot be bought back is never chosen. */
const REFUSED = rupees('1000000000000');
/** Rupees of which STT and stamp duty, which are parts of the proceeds, are calculated once. */
const SAMPLE = '1000000000.00';
/** Tax deducted from the gains of a non-resident is below this part of the proceeds. */
const MOST_DEDUCTED = 2;

/**
 * Prices of every number of units of one folio. Lots are sold oldest first and rounded by their running total, so that
 * what the first lots come to is calculated once, and every price adds a part of one lot to it: folios have hundreds of
 * lots, and a search needs hundreds of prices. The tax deducted from gains of a non-resident is no cost.
 */
export class FolioPrices {
  readonly #folio: HarvestFolio;
  readonly #rules: HarvestRules;
  readonly #lots: readonly LoadedLot[];
  /** By number of lots. */
  readonly #first: readonly First[];
  /** In the order in which they are sold. */
  readonly facts: readonly LotFacts[];
  readonly #known = new Map<string, FolioPrice>();
  /** Units at the ends of the lots, from none to all that is free. */
  readonly ends: readonly string[];

  constructor(folio: HarvestFolio, rules: HarvestRules) {
    this.#folio = folio;
    this.#rules = rules;
    this.#lots = lotsInOrder(folio);
    const sold = this.#lots.length === 0 ? [] : soldLotsOf(this.#lots, folio.terms, rules);
    const first: First[] = [{ units: unitCount(0), load: rupees(0), sums: [] }];
    for (const lot of sold) first.push(withLot(first.at(-1)!, lot, folio.terms.nav));
    this.#first = first;
    const share = this.#dutyShare();
    this.facts = sold.map(({ head, ratePct, gain, proceeds, exitLoad }) => ({
      treatment: `${head} ${ratePct}`,
      gain: Number(gain),
      cost: Number(exitLoad) + share * Number(proceeds),
    }));
    const free = unitCount(folio.free);
    const within = first.filter(({ units }) => units.lt(free)).map(({ units }) => units.toFixed(4));
    this.ends = free.gt(0) ? [...within, free.toFixed(4)] : ['0.0000'];
  }

  /** @throws NotEnoughUnitsError for more units than the folio has */
  at(units: string): FolioPrice {
    const count = unitCount(units);
    const key = count.toFixed(4);
    const known = this.#known.get(key);
    if (known) return known;
    const price = count.lte(0) ? { sums: [], cost: rupees(0) } : this.#calculate(count);
    this.#known.set(key, price);
    return price;
  }

  #calculate(units: Units): FolioPrice {
    const { terms, buyBackOn, minimum } = this.#folio;
    const { load, sums } = this.#firstOf(units);
    const gross = roundRupees(valueOf(units, terms.nav));
    const exitLoad = roundRupees(load);
    const { stt } = sttOf(gross, terms, this.#rules);
    const net = gross.minus(exitLoad).minus(stt);
    const { stampDuty } = stampDutyParts(net.toFixed(2), buyBackOn, this.#rules);
    const least = rupees(minimum);
    const refused = net.lt(least) || (terms.nonResident === true && this.#deductedBelow(units, net, least));
    return { sums, cost: refused ? REFUSED : exitLoad.plus(stt).plus(rupees(stampDuty)) };
  }

  /** STT and stamp duty as a share of the proceeds. */
  #dutyShare(): number {
    const { terms, buyBackOn } = this.#folio;
    const { stt } = sttOf(rupees(SAMPLE), terms, this.#rules);
    const { stampDuty } = stampDutyParts(SAMPLE, buyBackOn, this.#rules);
    return Number(stt.plus(rupees(stampDuty)).toFixed(2)) / Number(SAMPLE);
  }

  #deductedBelow(units: Units, net: Rupees, least: Rupees): boolean {
    if (net.gte(least.times(MOST_DEDUCTED))) return false;
    return rupees(saleOfFirst(this.#folio, units.toFixed(4), this.#rules).net).lt(least);
  }

  /** The lots that are sold whole, and the part of the next one. */
  #firstOf(units: Units): First {
    const whole = this.#wholeWithin(units);
    const before = this.#first[whole]!;
    const rest = units.minus(before.units);
    if (rest.lte(0)) return before;
    const { terms } = this.#folio;
    const part = loadedPart(this.#lots.slice(whole, whole + 1), rest.toFixed(4));
    const [sold] = soldLotsOf(part, terms, this.#rules, {
      worth: valueOf(before.units, terms.nav),
      load: before.load,
    });
    return withLot(before, sold!, terms.nav);
  }

  /** How many lots fit into these units, by halving. */
  #wholeWithin(units: Units): number {
    let low = 0;
    let high = this.#first.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.#first[middle]!.units.lte(units)) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Gains less losses in rupees of the first units; a plain number, exact enough to look for a place. */
  gainAt(units: string): number {
    return Number(sumOfGains(this.at(units).sums).toFixed(2));
  }
}

function withLot({ units, load, sums }: First, lot: SoldLot, nav: string): First {
  const own = valueOf(unitCount(lot.units), decimal(nav));
  return {
    units: units.plus(unitCount(lot.units)),
    load: load.plus(percentOf(percent(lot.loadPct), own)),
    sums: joinedSums([...sums, ...gainsOf([lot])]),
  };
}
