import {
  percent,
  percentOf,
  roundRupees,
  rupees,
  sumRupees,
  unitCount,
  type Rupees,
} from '../../quantity.ts';
import { ROUND_DOWN, ROUND_UP } from '../../money.ts';
import { unitsOf } from '../../orders/lots.ts';
import { stampDutyParts } from './buyBack.ts';
import { gainsOf, sumOfGains, type GainSums } from './gainSums.ts';
import { saleOfFirst, type HarvestFolio } from './harvestFolio.ts';
import { positionOf, type HarvestPosition, type YearFacts } from './harvestPosition.ts';
import type { HarvestRules } from './harvestRuleKinds.ts';
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

/** A plan: what is redeemed and bought back, and what it saves. Rupees as decimal text. */
export type HarvestPlan = {
  readonly legs: readonly HarvestLeg[];
  /** Gains and losses that it realises, each positive. */
  readonly gains: string;
  readonly losses: string;
  /** Exemption and tax of the year without and with it. */
  readonly before: HarvestPosition;
  readonly after: HarvestPosition;
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
/** Up to so many of its smallest steps a folio is tried at each of them, because rounding moves the best one. */
const FEW_STEPS = 50;
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

type Priced = { leg: HarvestLeg | null; sums: GainSums; cost: Rupees };

class Search {
  readonly #folios: readonly HarvestFolio[];
  readonly #year: YearFacts;
  readonly #rules: HarvestRules;
  readonly #priced = new Map<string, Priced>();
  readonly #before: HarvestPosition;

  constructor(folios: readonly HarvestFolio[], year: YearFacts, rules: HarvestRules) {
    this.#folios = folios;
    this.#year = year;
    this.#rules = rules;
    this.#before = positionOf(year, [], rules);
  }

  /** The choice that saves most; on a tie the one that sells less. */
  best(): Choice {
    const ends = this.#folios.map((folio) => stopsOf(folio));
    const combinations = ends.reduce((product, own) => product * own.length, 1);
    return combinations <= EXHAUSTIVE ? this.#tryAll(ends) : this.#climb(ends);
  }

  #tryAll(ends: readonly (readonly string[])[]): Choice {
    const all = ends.reduce<Choice[]>(
      (choices, own) => choices.flatMap((choice) => own.map((units) => [...choice, units])),
      [[]],
    );
    let best: Choice = this.#folios.map(() => '0');
    let most = this.#saved(best);
    for (const choice of all.flatMap((one) => [one, ...this.#withParts(one)])) {
      const saved = this.#saved(choice);
      if (saved.gt(most)) [best, most] = [choice, saved];
    }
    return best;
  }

  /** Takes the best change of one folio, until none improves the result. */
  #climb(ends: readonly (readonly string[])[]): Choice {
    let best: Choice = this.#folios.map(() => '0');
    let most = this.#saved(best);
    for (let round = 0; round < ROUNDS * this.#folios.length; round += 1) {
      let next: Choice | null = null;
      for (let place = 0; place < ends.length; place += 1) {
        const steps = ends[place]!.map((units) => best.with(place, units));
        for (const choice of steps.flatMap((one) => [one, ...this.#partsOf(one, place)])) {
          const saved = this.#saved(choice);
          if (saved.gt(most)) [next, most] = [choice, saved];
        }
      }
      if (!next) break;
      best = next;
    }
    return best;
  }

  #withParts(choice: Choice): Choice[] {
    return choice.flatMap((_units, place) => this.#partsOf(choice, place));
  }

  /** The same choice with a part of the next lot of one folio: as much as exemption or taxed gains have room for. */
  #partsOf(choice: Choice, place: number): Choice[] {
    const folio = this.#folios[place]!;
    const next = wholeLots(folio).find((units) => unitCount(units).gt(unitCount(choice[place]!)));
    if (next === undefined) return [];
    const lot = unitCount(next).minus(unitCount(choice[place]!));
    const here = this.#price(place, choice[place]!).sums;
    const change = sumOfGains(this.#price(place, next).sums).minus(sumOfGains(here));
    if (change.eq(0)) return [];
    const { gainRooms, lossRooms } = this.#position(choice);
    const rooms = change.gt(0) ? gainRooms : lossRooms;
    return rooms.flatMap((limit) => {
      const share = Number(limit.div(change.abs().toFixed(8)));
      if (share <= 0 || share >= 1) return [];
      const units = unitCount(choice[place]!).plus(unitCount(lot.times(share).toFixed(10)));
      // A unit more may be worth its tax where a unit is dear.
      return ([ROUND_DOWN, ROUND_UP] as const).map((mode) =>
        choice.with(place, units.round(folio.unitsDecimals, mode).toFixed(folio.unitsDecimals)),
      );
    });
  }

  #position(choice: Choice): HarvestPosition {
    const sums = choice.flatMap((units, place) => this.#price(place, units).sums);
    return positionOf(this.#year, sums, this.#rules);
  }

  #saved(choice: Choice): Rupees {
    const costs = sumRupees(choice.map((units, place) => this.#price(place, units).cost));
    return grossSaving(this.#before, this.#position(choice)).minus(costs);
  }

  #price(place: number, units: string): Priced {
    const key = `${place}:${unitCount(units).toFixed(4)}`;
    const known = this.#priced.get(key);
    if (known) return known;
    const priced = this.#calculate(this.#folios[place]!, units);
    this.#priced.set(key, priced);
    return priced;
  }

  #calculate(folio: HarvestFolio, units: string): Priced {
    if (unitCount(units).lte(0)) return { leg: null, sums: [], cost: rupees(0) };
    const sale = saleOfFirst(folio, units, this.#rules);
    const { stampDuty, buyBack } = stampDutyParts(sale.net, folio.buyBackOn, this.#rules);
    const leg = { id: folio.id, units: sale.units, sale, stampDuty, buyBack };
    const cost = rupees(sale.exitLoad).plus(rupees(sale.stt)).plus(rupees(stampDuty));
    // A sale that cannot be bought back is never chosen.
    const refused = rupees(sale.net).lt(rupees(folio.minimum));
    return { leg, sums: gainsOf(sale.lots), cost: refused ? rupees('1000000000000') : cost };
  }

  planOf(choice: Choice): HarvestPlan {
    const legs = choice.flatMap((units, place) => this.#price(place, units).leg ?? []);
    const after = this.#position(choice);
    const sums = legs.flatMap(({ sale }) => gainsOf(sale.lots));
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
      before: this.#before,
      after,
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

/** Units at which a folio is tried: every step where it has few, else the ends of its lots. */
function stopsOf(folio: HarvestFolio): string[] {
  const step = 10 ** folio.unitsDecimals;
  const steps = Math.floor(Number(unitCount(folio.free).times(step).toFixed(4)));
  if (steps > FEW_STEPS) return wholeLots(folio);
  const every = Array.from({ length: steps + 1 }, (_, count) => (count / step).toFixed(folio.unitsDecimals));
  return [...new Set([...every, ...wholeLots(folio)].map((units) => unitCount(units).toFixed(4)))];
}

/** Units at the ends of the lots of a folio, from none to all that is free. */
function wholeLots({ lots, free }: HarvestFolio): string[] {
  const most = unitCount(free);
  const ends = lots.map((_lot, index) => unitsOf(lots.slice(0, index + 1)));
  const within = ends.filter((end) => end.lt(most)).map((end) => end.toFixed(4));
  return ['0', ...within, ...(most.gt(0) ? [most.toFixed(4)] : [])];
}
