import { toWire, unitCount, valueOf } from '@sanchay/finance';
import { disclosedHoldings, heldFunds, type DisclosedHolding, type HeldFund } from '../../funds/index.ts';
import type { Db } from '../../db/pool.ts';
import { buyBackPrice, GOLD, latestGoldPrices } from '../../gold/index.ts';
import { heldUnits, type HeldUnits } from './heldUnits.ts';

/** A holding with its value and what is behind it. */
export interface HeldValue {
  code: string;
  source: HeldUnits['source'];
  name: string;
  /** The fund house; null for gold. */
  house: string | null;
  units: string;
  /** Rupees at the newest price, and its day; null without a price. */
  value: number | null;
  priced_on: string | null;
  /** Whether it is an IDCW option. */
  distributes: boolean;
  /** What is known of the fund; null for gold. */
  fund: HeldFund | null;
  /** Disclosed positions of the fund; null where there are none, and for gold, which is an asset itself. */
  book: readonly DisclosedHolding[] | null;
}

/** The holdings of a portfolio as of a business day with their values and disclosed positions, largest first. */
export async function heldValues(db: Db, portfolioId: string, today: string): Promise<HeldValue[]> {
  const held = await heldUnits(db, portfolioId);
  const rows = new Map(held.map((row) => [row.code, row]));
  const codes = held.map(({ code }) => code).filter((code) => code !== GOLD);
  const grams = rows.get(GOLD);
  const [holdings, schemes, gold] = await Promise.all([
    disclosedHoldings(db, codes),
    heldFunds(db, codes),
    grams === undefined ? [] : goldValue(db, grams, today).then((value) => [value]),
  ]);
  const books = Map.groupBy(holdings, ({ code }) => code);
  const funds = schemes.map((fund): HeldValue => ({
    code: fund.code,
    name: fund.name,
    house: fund.house_name,
    source: rows.get(fund.code)!.source,
    units: rows.get(fund.code)!.units,
    value: fund.nav === null ? null : toWire(valueOf(unitCount(rows.get(fund.code)!.units), fund.nav), 2),
    priced_on: fund.nav_date,
    distributes: fund.distributes,
    fund,
    book: books.get(fund.code) ?? null,
  }));
  return [...funds, ...gold].sort((a, b) => (b.value ?? -1) - (a.value ?? -1) || (a.code < b.code ? -1 : 1));
}

async function goldValue(db: Db, { units: grams, source }: HeldUnits, today: string): Promise<HeldValue> {
  const [newest] = await latestGoldPrices(db, today, 1);
  return {
    code: GOLD,
    source,
    name: 'Digital gold',
    house: null,
    units: grams,
    book: null,
    fund: null,
    distributes: false,
    value: newest ? toWire(valueOf(unitCount(grams), buyBackPrice(newest.price)), 2) : null,
    priced_on: newest?.date ?? null,
  };
}
