import { addDays, epochDay } from '@sanchay/finance';
import { CATEGORIES, TARGET_MATURITY, type Category } from './categories.ts';
import { HOUSES, type House } from './houses.ts';
import { streamOf, uniform } from './navs/noise.ts';

/** A fund of the sandbox before its plans and options. */
export interface BaseFund {
  house: House;
  category: Category;
  /** "Kotak Flexi Cap Fund". */
  name: string;
  /** Its place in the order of all funds that could be made; the same in markets of every size. */
  number: number;
  stream: number;
  /** First NAV date of its plans. */
  launch: string;
}

/** Plans and options of one fund: direct and regular, growth and IDCW. */
export const SCHEMES_A_FUND = 4;
export const LONG_HISTORY_FROM = '2013-01-01';
/** One regular plan is this old, so that very long charts and returns have something to show. */
export const OLDEST_FROM = '2006-04-03';
const USUAL_FUNDS = 625;
const STRUCTURE = 1;

interface Candidate {
  house: House;
  category: Category;
  name: string;
  rank: number;
}

function candidates(): Candidate[] {
  const list: Candidate[] = [];
  for (const [place, house] of HOUSES.entries()) {
    for (const [position, category] of [...CATEGORIES, TARGET_MATURITY].entries()) {
      for (const [label, message] of category.labels.entries()) {
        const name = `${house.short} ${message}`;
        const jitter = 2 * uniform(STRUCTURE, streamOf(name), 1);
        const spread = category === TARGET_MATURITY ? 90 + label * 0.5 : position + label * 5;
        list.push({ house, category, name, rank: spread + place * 1.7 + jitter });
      }
    }
  }
  return list.sort((a, b) => a.rank - b.rank || (a.name < b.name ? -1 : 1));
}

/** Share of funds launched, and the years between which: most are young, as NAV rows are what costs. */
const LAUNCHES = [
  { share: 0.06, from: '2018-06-01', days: 900 },
  { share: 0.3, from: '2022-06-01', days: 500 },
  { share: 0.36, from: '2024-01-01', days: 600 },
  { share: 0.28, from: '2025-06-01', days: 330 },
] as const;

function launchOf(number: number, stream: number, longFunds: number): string {
  if (number < longFunds) return LONG_HISTORY_FROM;
  const offset = uniform(STRUCTURE, stream, 3);
  if (number >= USUAL_FUNDS) return addDays('2026-04-01', Math.floor(offset * 90));
  let left = uniform(STRUCTURE, stream, 2);
  const bucket = LAUNCHES.find(({ share }) => (left -= share) < 0) ?? LAUNCHES[3];
  return addDays(bucket.from, Math.floor(offset * bucket.days));
}

export interface MarketSize {
  /** Schemes wanted; made in fours. */
  schemes: number;
  /** How many funds go back to 2013. */
  longFunds: number;
  /** Nothing starts later than about a month before this date. */
  today: string;
}

/**
 * The funds of a market, the most held first. A larger market holds the smaller one.
 * @throws RangeError when more schemes are requested than there are names.
 */
export function planFunds({ schemes, longFunds, today }: MarketSize): BaseFund[] {
  const all = candidates();
  const wanted = Math.ceil(schemes / SCHEMES_A_FUND);
  if (!(wanted >= 1 && wanted <= all.length)) {
    throw new RangeError(
      `The sandbox can hold ${SCHEMES_A_FUND} to ${all.length * SCHEMES_A_FUND} schemes, not ${schemes}`,
    );
  }
  const latest = addDays(today, -30);
  return all.slice(0, wanted).map(({ house, category, name }, number) => {
    const stream = streamOf(name);
    const launch = launchOf(number, stream, longFunds);
    return {
      house,
      category,
      name,
      number,
      stream,
      launch: epochDay(launch) < epochDay(latest) ? launch : latest,
    };
  });
}
