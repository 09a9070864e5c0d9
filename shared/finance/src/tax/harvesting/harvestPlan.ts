import { percent, percentOf, roundRupees, sumRupees, unitCount, type Rupees } from '../../quantity.ts';
import { ROUND_DOWN, ROUND_UP } from '../../money.ts';
import { stampDutyParts } from './buyBack.ts';
import { FolioPrices, type FolioPrice } from './folioPrices.ts';
import { gainsOf, joinedSums, sumOfGains, type GainSum, type GainSums } from './gainSums.ts';
import { saleOfFirst, type HarvestFolio } from './harvestFolio.ts';
import {
  asText,
  positionOf,
  type HarvestPosition,
  type PlanPosition,
  type YearFacts,
} from './harvestPosition.ts';
import type { HarvestRules } from './harvestRuleKinds.ts';
import { stopsOf } from './harvestStops.ts';
import type { Sale } from '../../orders/sale.ts';

/** Units of a folio that a plan redeems, oldest first, and buys back. Decimals are text. */
export type HarvestLeg = {
  readonly id: string;
  readonly units: string;
  readonly sale: Sale;
  /** Stamp duty of buying back for the net proceeds, and what is then invested. Rupees. */
  readonly stampDuty: string;
  readonly buyBack: string;
};

/** A plan: what is redeemed and bought back, and what it saves. Rupees as decimal text; it can be sent as it is. */
export type HarvestPlan = {
  readonly legs: readonly HarvestLeg[];
  /** Gains and losses that it realises, each positive. */
  readonly gains: string;
  readonly losses: string;
  /** Exemption and tax of the year without and with it. */
  readonly before: PlanPosition;
  readonly after: PlanPosition;
  /** Tax at the long-term rate on gains that the exemption covers instead of a later year's tax. */
  readonly exemptionSaving: string;
  /** Tax of this year that losses take away; negative where the plan adds tax. */
  readonly taxSaving: string;
  readonly exitLoad: string;
  readonly stt: string;
  readonly stampDuty: string;
  /** Both savings less exit load, STT and stamp duty. */
  readonly saving: string;
};

/** A choice of units by the position of the folio. */
type Choice = readonly string[];

/** Up to so many combinations of whole lots every one is tried. */
const EXHAUSTIVE = 400;
const ROUNDS = 8;

/**
 * The units to redeem and buy back that save most: gains up to what is left of the exemption, and losses that reduce
 * taxed gains. Each folio gives its oldest units first, as the fund house does, so that a choice is a number of units
 * for each folio: any whole lots, or a part of one that ends where the exemption or the taxed gains end. Small problems
 * are tried exhaustively; others climb from the best single folios, and no change of one folio improves the result.
 * What is saved counts exit load, STT and stamp duty (rules R1 to R5). Gains covered by brought-forward losses save
 * nothing, so they are only realised where that is needed for the exemption.
 */
export function harvestPlan(
  folios: readonly HarvestFolio[],
  year: YearFacts,
  rules: HarvestRules,
): HarvestPlan {
  const search = new Search(folios, year, rules);
  return search.planOf(search.best());
}

/** What the same plan comes to for given units of each folio. @throws RangeError for more units than are free */
export function harvestOf(
  folios: readonly HarvestFolio[],
  units: readonly string[],
  year: YearFacts,
  rules: HarvestRules,
): HarvestPlan {
  return new Search(folios, year, rules).planOf(units);
}

class Search {
  readonly #folios: readonly HarvestFolio[];
  readonly #year: YearFacts;
  /** The same year with gains that are taxed alike in one sum. */
  readonly #sums: YearFacts;
  readonly #rules: HarvestRules;
  readonly #prices: readonly FolioPrices[];
  readonly #before: HarvestPosition;

  constructor(folios: readonly HarvestFolio[], year: YearFacts, rules: HarvestRules) {
    this.#folios = folios;
    this.#year = year;
    this.#sums = { ...year, realised: gainsOf(year.realised).flatMap(asGains) };
    this.#rules = rules;
    this.#prices = folios.map((folio) => new FolioPrices(folio, rules));
    this.#before = positionOf(year, [], rules);
  }

  /** The choice that saves most; on a tie the one that sells less. */
  best(): Choice {
    const rates = this.#rates();
    const stops = this.#folios.map((folio, place) => stopsOf(folio, this.#prices[place]!, rates));
    const combinations = stops.reduce((product, own) => product * own.length, 1);
    return combinations <= EXHAUSTIVE ? this.#tryAll(stops) : this.#climb(stops);
  }

  /** Percent that a rupee of gain or loss may save. */
  #rates(): number[] {
    const sold = this.#prices.flatMap((prices) => prices.at(prices.ends.at(-1)!).sums);
    const rates = [...this.#year.realised, ...sold].map(({ ratePct }) => ratePct);
    return [...new Set([...rates, this.#before.longRatePct])].filter((rate) => rate !== null);
  }

  #tryAll(stops: readonly (readonly string[])[]): Choice {
    const all = stops.reduce<Choice[]>(
      (choices, own) => choices.flatMap((choice) => own.map((units) => [...choice, units])),
      [[]],
    );
    let best: Choice = this.#folios.map(() => '0');
    let most = this.#saved(best);
    for (const choice of all.flatMap((one) => [one, ...this.#withParts(one, stops)])) {
      const saved = this.#saved(choice);
      if (saved.gt(most)) [best, most] = [choice, saved];
    }
    return best;
  }

  /** Takes the best change of one folio, until none improves the result. */
  #climb(stops: readonly (readonly string[])[]): Choice {
    let best: Choice = this.#folios.map(() => '0');
    let most = this.#saved(best);
    for (let round = 0; round < ROUNDS * this.#folios.length; round += 1) {
      let next: Choice | null = null;
      for (let place = 0; place < stops.length; place += 1) {
        const others = this.#others(best, place);
        for (const units of this.#tried(place, stops[place]!, others)) {
          const saved = this.#savedWith(others, place, units);
          if (saved.gt(most)) [next, most] = [best.with(place, units), saved];
        }
      }
      if (!next) break;
      best = next;
    }
    return best;
  }

  /** The stops of a folio, and what is tried between them. */
  #tried(place: number, stops: readonly string[], others: FolioPrice): string[] {
    return stops.flatMap((units, index) => this.#between(place, [units, stops[index + 1]], others));
  }

  /** A stop, and the places until the next one at which the exemption or the taxed gains end. */
  #between(place: number, [from, to]: readonly [string, string | undefined], others: FolioPrice): string[] {
    const bases = new Set([from, ...this.#crossings(place, [from, to], others)]);
    return [...bases].flatMap((base) => [base, ...this.#partsOf(place, base, others)]);
  }

  /** Ends of lots between two stops around which the gains or losses since the first one use up a room. */
  #crossings(place: number, [from, to]: readonly [string, string | undefined], others: FolioPrice): string[] {
    const prices = this.#prices[place]!;
    const ends = prices.ends;
    const [first, last] = [ends.indexOf(from), to === undefined ? -1 : ends.indexOf(to)];
    if (first < 0 || last - first < 2) return [];
    const gained = (index: number) => prices.gainAt(ends[index]!) - prices.gainAt(from);
    return this.#rooms(place, from, { others, grows: gained(last) > 0 }).flatMap((room) => {
      const reached = firstWhere(first + 1, last, (index) => Math.abs(gained(index)) >= Number(room));
      return [ends[reached - 1]!, ends[reached]!];
    });
  }

  #rooms(
    place: number,
    units: string,
    { others, grows }: { others: FolioPrice; grows: boolean },
  ): readonly Rupees[] {
    const { gainRooms, lossRooms } = this.#position([...others.sums, ...this.#prices[place]!.at(units).sums]);
    const rooms = (grows ? gainRooms : lossRooms).filter((room) => room.gt(0));
    return [...new Map(rooms.map((room) => [room.toFixed(2), room])).values()];
  }

  #withParts(choice: Choice, stops: readonly (readonly string[])[]): Choice[] {
    return choice.flatMap((units, place) => {
      const next = stops[place]![stops[place]!.indexOf(units) + 1];
      const tried = this.#between(place, [units, next], this.#others(choice, place));
      return tried.slice(1).map((other) => choice.with(place, other));
    });
  }

  /** These units with a part of the next lot: as much as exemption or taxed gains have room for. */
  #partsOf(place: number, units: string, others: FolioPrice): string[] {
    const prices = this.#prices[place]!;
    const here = unitCount(units);
    const next = prices.ends.find((end) => unitCount(end).gt(here));
    if (next === undefined) return [];
    const lot = unitCount(next).minus(here);
    const change = sumOfGains(prices.at(next).sums).minus(sumOfGains(prices.at(units).sums));
    if (change.eq(0)) return [];
    const { unitsDecimals } = this.#folios[place]!;
    return this.#rooms(place, units, { others, grows: change.gt(0) }).flatMap((limit) => {
      const share = Number(limit.div(change.abs().toFixed(8)));
      if (share <= 0 || share >= 1) return [];
      const part = here.plus(unitCount(lot.times(share).toFixed(10)));
      // A unit more may be worth its tax where a unit is dear.
      return ([ROUND_DOWN, ROUND_UP] as const).map((mode) =>
        part.round(unitsDecimals, mode).toFixed(unitsDecimals),
      );
    });
  }

  #position(sums: GainSums): HarvestPosition {
    return positionOf(this.#sums, joinedSums(sums), this.#rules);
  }

  /** What a choice comes to without one folio. */
  #others(choice: Choice, without: number): FolioPrice {
    const prices = choice.flatMap((units, place) =>
      place === without ? [] : [this.#prices[place]!.at(units)],
    );
    return {
      sums: joinedSums(prices.flatMap(({ sums }) => sums)),
      cost: sumRupees(prices.map(({ cost }) => cost)),
    };
  }

  #saved(choice: Choice): Rupees {
    return this.#savedBy(this.#others(choice, -1));
  }

  #savedWith(others: FolioPrice, place: number, units: string): Rupees {
    const own = this.#prices[place]!.at(units);
    return this.#savedBy({ sums: [...others.sums, ...own.sums], cost: others.cost.plus(own.cost) });
  }

  #savedBy({ sums, cost }: FolioPrice): Rupees {
    return grossSaving(this.#before, this.#position(sums)).minus(cost);
  }

  #leg(folio: HarvestFolio, units: string): HarvestLeg[] {
    if (unitCount(units).lte(0)) return [];
    const sale = saleOfFirst(folio, units, this.#rules);
    const { stampDuty, buyBack } = stampDutyParts(sale.net, folio.buyBackOn, this.#rules);
    return [{ id: folio.id, units: sale.units, sale, stampDuty, buyBack }];
  }

  planOf(choice: Choice): HarvestPlan {
    const legs = choice.flatMap((units, place) => this.#leg(this.#folios[place]!, units));
    const sums = legs.flatMap(({ sale }) => gainsOf(sale.lots));
    const after = positionOf(this.#year, sums, this.#rules);
    const total = (pick: (leg: HarvestLeg) => string) => sumRupees(legs.map(pick));
    const exitLoad = total(({ sale }) => sale.exitLoad);
    const stt = total(({ sale }) => sale.stt);
    const stampDuty = total((leg) => leg.stampDuty);
    const exemptionSaving = ofExemption(this.#before, after);
    const taxSaving = this.#before.tax.minus(after.tax);
    return {
      legs,
      gains: sumRupees(sums.map(({ gains }) => gains)).toFixed(2),
      losses: sumRupees(sums.map(({ losses }) => losses)).toFixed(2),
      before: asText(this.#before),
      after: asText(after),
      exemptionSaving: exemptionSaving.toFixed(2),
      taxSaving: taxSaving.toFixed(2),
      exitLoad: exitLoad.toFixed(2),
      stt: stt.toFixed(2),
      stampDuty: stampDuty.toFixed(2),
      saving: exemptionSaving.plus(taxSaving).minus(exitLoad).minus(stt).minus(stampDuty).toFixed(2),
    };
  }
}

function ofExemption(before: HarvestPosition, after: HarvestPosition): Rupees {
  return roundRupees(percentOf(percent(before.longRatePct), after.exemptionUsed.minus(before.exemptionUsed)));
}

function grossSaving(before: HarvestPosition, after: HarvestPosition): Rupees {
  return ofExemption(before, after).plus(before.tax).minus(after.tax);
}

const asGains = ({ gains, losses, ...treatment }: GainSum) => [
  { ...treatment, gain: gains.toFixed(2) },
  { ...treatment, gain: losses.neg().toFixed(2) },
];

/** The first number from `low` to `high` that meets a condition which stays met, by halving; `high` where none does. */
function firstWhere(low: number, high: number, met: (index: number) => boolean): number {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (met(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}
