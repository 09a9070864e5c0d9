import type { CallReply } from '@sanchay/contracts';
import { decimal, toWire } from '@sanchay/finance';
import type { Db } from '../../db/pool.ts';
import { streamOf, uniform } from '../../market/index.ts';
import { notFound } from '../../platform/http/problem.ts';
import { sentence } from '../sentences.ts';
import { publishedQuarters, quarterEps, quarterParts, RESULTS_AFTER, SEED } from './earnings.ts';
import { listedStocks, type StoredStock } from '../store.ts';

type Quarters = CallReply<'stockQuarters'>['data'];
type Results = Quarters['results'][number];
type Holding = Quarters['shareholding'][number];

/** Days after a quarter until its shareholding is published. Source: regulation 31 of SEBI (LODR), at most 21 days. */
const HOLDING_AFTER = 21;

/**
 * Results and shareholding of one company by quarter, the newest first; empty for a company that is not invented, of which
 * none are stored.
 * @param today ISO business day
 * @throws Problem 404 `not_found`
 */
export async function stockQuarters(db: Db, slug: string, today: string): Promise<Quarters> {
  const stock = (await listedStocks(db)).shares.find((each) => each.slug === slug);
  if (!stock) throw notFound(sentence('stock_unknown'));
  const { stored, yearEps } = stock;
  if (!stored.sandbox) return { results: [], shareholding: [], sandbox: false };
  return {
    results: publishedQuarters(stored.price_date ?? today, RESULTS_AFTER).flatMap(
      (day) => inventResults(stored, yearEps, day) ?? [],
    ),
    shareholding: publishedQuarters(today, HOLDING_AFTER).map((day) => inventHolding(stored, day)),
    sandbox: true,
  };
}

/** Invented results of a quarter as a part of the yearly earnings; the same whenever they are read. */
function inventResults({ isin, shares }: StoredStock, eps: string | null, day: string): Results | null {
  if (eps === null || shares === null) return null;
  const stream = streamOf(`quarter ${isin}`);
  const chance = (purpose: string): number => uniform(SEED, stream, streamOf(purpose));
  const margin = 0.06 + 0.16 * chance('margin');
  const yearly = Number(eps) * Number(shares);
  const { sales, earned } = quarterParts(isin, day);
  const revenue = (Math.abs(yearly) * sales) / margin;
  const profit = yearly * earned;
  const operating = Math.max(profit, 0) * 1.25 + revenue * (0.03 + 0.02 * chance('depreciation'));
  return {
    quarter_end: day,
    revenue: toWire(decimal(revenue), 0),
    operating_profit: toWire(decimal(operating), 0),
    net_profit: toWire(decimal(profit), 0),
    eps: toWire(quarterEps({ isin, eps }, day), 2),
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
