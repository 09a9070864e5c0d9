import type { CallReply } from '@sanchay/contracts';
import { addDays, addMonthsClamped, decimal, quarterStart, toWire } from '@sanchay/finance';
import type { Db } from '../../db/pool.ts';
import { streamOf, uniform } from '../../market/index.ts';
import { notFound } from '../../platform/http/problem.ts';
import { sentence } from '../sentences.ts';
import { listedStocks, type StoredStock } from '../store.ts';

type Quarters = CallReply<'stockQuarters'>['data'];
type Results = Quarters['results'][number];
type Holding = Quarters['shareholding'][number];

const SEED = 17;
const SHOWN = 8;
/** Days after a quarter until its results are published. Source: regulation 33 of SEBI (LODR), at most 45 days. */
const RESULTS_AFTER = 45;
/** Days after a quarter until its shareholding is published. Source: regulation 31 of SEBI (LODR), at most 21 days. */
const HOLDING_AFTER = 21;
/** Growth of sales from one quarter to the next. */
const GROWTH = 0.025;
/** The quarter from which invented sales grow, ISO. */
const BASE = '2026-09-30';
const DAYS_OF_QUARTER = 91.31;

/** Last days of the quarters that are published on a day, the newest first. */
export function publishedQuarters(today: string, after: number): string[] {
  const ended = addDays(quarterStart(addDays(today, 1 - after)), -1);
  return Array.from({ length: SHOWN }, (_, back) =>
    addDays(addMonthsClamped(quarterStart(ended), 3 - 3 * back), -1),
  );
}

/**
 * Results and shareholding of one company by quarter, the newest first; empty for a company that is not invented, of which
 * none are stored.
 * @param today ISO business day
 * @throws Problem 404 `not_found`
 */
export async function stockQuarters(db: Db, slug: string, today: string): Promise<Quarters> {
  const stock = (await listedStocks(db)).shares.find((each) => each.slug === slug);
  if (!stock) throw notFound(sentence('stock_unknown'));
  const { stored } = stock;
  if (!stored.sandbox) return { results: [], shareholding: [], sandbox: false };
  return {
    results: publishedQuarters(today, RESULTS_AFTER).flatMap((day) => inventResults(stored, day) ?? []),
    shareholding: publishedQuarters(today, HOLDING_AFTER).map((day) => inventHolding(stored, day)),
    sandbox: true,
  };
}

const quartersSinceBase = (day: string): number =>
  Math.round((Date.parse(day) - Date.parse(BASE)) / 86_400_000 / DAYS_OF_QUARTER);

/** Invented results of a quarter around a quarter of the yearly earnings; the same whenever they are read. */
function inventResults({ isin, eps, shares }: StoredStock, day: string): Results | null {
  if (eps === null || shares === null) return null;
  const stream = streamOf(`quarter ${isin}`);
  const chance = (purpose: string): number => uniform(SEED, stream, streamOf(purpose));
  const since = quartersSinceBase(day);
  const margin = 0.06 + 0.16 * chance('margin');
  const earned = (Number(eps) * Number(shares)) / 4;
  const season = 0.92 + 0.16 * chance(`season ${day.slice(5)}`);
  const revenue = (Math.abs(earned) / margin) * season * (1 + GROWTH) ** since;
  const profit = Math.sign(earned) * revenue * margin * (0.85 + 0.3 * chance(`profit ${day}`));
  const operating = Math.max(profit, 0) * 1.25 + revenue * (0.03 + 0.02 * chance('depreciation'));
  return {
    quarter_end: day,
    revenue: toWire(decimal(revenue), 0),
    operating_profit: toWire(decimal(operating), 0),
    net_profit: toWire(decimal(profit), 0),
    eps: toWire(decimal(profit).div(decimal(shares)), 2),
  };
}

/** Invented shareholding at the end of a quarter, in percent with two decimals that add up to 100. */
function inventHolding({ isin }: StoredStock, day: string): Holding {
  const stream = streamOf(`holders ${isin}`);
  const chance = (purpose: string): number => uniform(SEED, stream, streamOf(purpose));
  const moved = (purpose: string): number => 0.8 * (chance(`${purpose} ${day}`) - 0.5);
  const hundredths = (percent: number): number => Math.max(0, Math.round(percent * 100));
  const promoters = hundredths(25 + 45 * chance('promoters'));
  const others = 10_000 - promoters;
  const foreign = hundredths((others / 100) * (0.2 + 0.3 * chance('foreign')) + moved('foreign'));
  const domestic = hundredths((others / 100) * (0.15 + 0.25 * chance('domestic')) + moved('domestic'));
  const pledges = chance('pledges') > 0.75;
  return {
    quarter_end: day,
    promoters: promoters / 100,
    fii: foreign / 100,
    dii: domestic / 100,
    public: (others - foreign - domestic) / 100,
    pledged: pledges ? hundredths(20 * chance('pledged') + moved('pledged')) / 100 : 0,
  };
}
