import {
  addDays,
  encodeSeries,
  epochDay,
  sandboxCalendar,
  type BusinessCalendar,
  type NavSeries,
} from '@sanchay/finance';
import type { Db, Tx } from '../db/pool.ts';
import { addDollarRates } from './exchangeRates.ts';
import { factorsBetween } from './factors.ts';
import { depositIssuerRows, fixedDepositPayoutRows, fixedDepositRows } from './fixedDeposits.ts';
import { insertRows } from '../db/insertRows.ts';
import { MARKET_SEED } from './seedMarket.ts';
import { lastPrices, shareSeries, SHARES_FROM, tradingDays, type ShareMarket } from './shares/shareSeries.ts';
import {
  INDIAN_COMPANIES,
  isinOf,
  stockRow,
  symbolOf,
  US_COMPANIES,
  usStockRow,
  type Company,
} from './shares/stocks.ts';

/** Name of the marker in `seeds`. */
export const INSTRUMENTS_SEED = 'instruments';

interface Options {
  /** The business date; prices go up to the day before. */
  today: string;
  calendar?: BusinessCalendar;
}

/**
 * Fills the sandbox with stocks of India and the United States, their closing prices, dollar rates and fixed deposits,
 * all in one transaction. Needs a seeded market and shares its seed. Earlier rows are replaced.
 * @returns the number of prices, or null when it was done before or no market is seeded.
 */
export async function seedInstruments(db: Db, { today, calendar = sandboxCalendar }: Options) {
  return db.tx(async (tx) => {
    await tx.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
    await tx.query('LOCK TABLE seeds IN SHARE ROW EXCLUSIVE MODE');
    const markers = await tx.query<{ name: string; detail: { seed: number } }>(
      'SELECT name, detail FROM seeds WHERE name IN ($1, $2)',
      [MARKET_SEED, INSTRUMENTS_SEED],
    );
    const seed = markers.find(({ name }) => name === MARKET_SEED)?.detail.seed;
    if (seed === undefined || markers.some(({ name }) => name === INSTRUMENTS_SEED)) return null;
    await tx.query('DELETE FROM price_histories; DELETE FROM stocks; DELETE FROM us_stocks');
    const prices =
      (await addShares(tx, seed, 'IN', addDays(today, -1), calendar)) +
      (await addShares(tx, seed, 'US', addDays(today, -2), calendar));
    await addDollarRates(tx, seed, addDays(today, -1));
    await addDeposits(tx);
    await tx.query('INSERT INTO seeds (name, detail) VALUES ($1, $2)', [
      INSTRUMENTS_SEED,
      JSON.stringify({ seed, prices }),
    ]);
    return { prices };
  });
}

async function addShares(
  tx: Tx,
  seed: number,
  market: ShareMarket,
  until: string,
  calendar: BusinessCalendar,
): Promise<number> {
  const indian = market === 'IN';
  const companies = indian ? INDIAN_COMPANIES : US_COMPANIES;
  const factors = factorsBetween(seed, epochDay(SHARES_FROM), epochDay(until));
  const days = tradingDays(market, calendar, SHARES_FROM, until);
  const all = companies.map((company) => ({
    company,
    series: shareSeries(seed, market, company, days, (day) => factors.get(day)!),
  }));
  if (indian)
    await insertRows(
      tx,
      'stocks',
      all.map(({ company, series }) => stockRow(seed, company, lastPrices(series))),
    );
  else
    await insertRows(
      tx,
      'us_stocks',
      all.map(({ company, series }) => usStockRow(seed, company, lastPrices(series))),
    );
  const codeOf = indian ? isinOf : symbolOf;
  await storeHistories(
    tx,
    market,
    all.map(({ company, series }) => [codeOf(company as Company), series]),
  );
  return companies.length * days.length;
}

/** Stores whole histories, each under its ISIN or symbol; those that are there are replaced. */
export async function storeHistories(
  tx: Tx,
  market: ShareMarket,
  histories: readonly (readonly [security: string, series: NavSeries])[],
): Promise<void> {
  await tx.query(
    `INSERT INTO price_histories (market, security, last_date, packed)
     SELECT $1, security, last_date, packed
     FROM unnest($2::text[], $3::date[], $4::bytea[]) AS added (security, last_date, packed)
     ON CONFLICT (market, security) DO UPDATE SET last_date = EXCLUDED.last_date, packed = EXCLUDED.packed`,
    [
      market,
      histories.map(([security]) => security),
      histories.map(([, series]) => lastPrices(series).date),
      histories.map(([, series]) => Buffer.from(encodeSeries(series))),
    ],
  );
}

/** Stores prices as they were on their days beside the histories of shares. */
export async function storeUnadjusted(
  tx: Tx,
  market: ShareMarket,
  histories: readonly (readonly [security: string, series: NavSeries])[],
): Promise<void> {
  await tx.query(
    `UPDATE price_histories p SET unadjusted = kept.packed
     FROM unnest($2::text[], $3::bytea[]) AS kept (security, packed)
     WHERE p.market = $1 AND p.security = kept.security`,
    [
      market,
      histories.map(([security]) => security),
      histories.map(([, series]) => Buffer.from(encodeSeries(series))),
    ],
  );
}

async function addDeposits(tx: Tx): Promise<void> {
  await tx.query('DELETE FROM fixed_deposits; DELETE FROM deposit_issuers');
  await insertRows(tx, 'deposit_issuers', depositIssuerRows());
  await insertRows(tx, 'fixed_deposits', fixedDepositRows());
  await insertRows(tx, 'fixed_deposit_payouts', fixedDepositPayoutRows());
}
