import { sandboxIsin, slugOf } from '../codes.ts';
import { inventFigures } from './companyFigures.ts';
import { INDIAN_FIRST_TOKENS, INDIAN_TRADES, US_FIRST_TOKENS, US_TRADES, type Trade } from './stockNames.ts';

export interface Company extends Trade {
  name: string;
  /** Place in the list, also its weight: the first are the largest. */
  number: number;
}

function companies(tokens: readonly string[], trades: readonly Trade[], ending: string): Company[] {
  return tokens.flatMap((first, round) =>
    trades.map((trade, index) => ({
      ...trade,
      name: `${first} ${trade.token}${ending}`,
      number: round * trades.length + index,
    })),
  );
}

/** 300 invented Indian companies; funds of the sandbox hold the first of them. */
export const INDIAN_COMPANIES: readonly Company[] = companies(INDIAN_FIRST_TOKENS, INDIAN_TRADES, ' Ltd');
/** 200 invented companies of the United States. */
export const US_COMPANIES: readonly Company[] = companies(US_FIRST_TOKENS, US_TRADES, ' Inc');

/** The code that a company is traded under: five letters and its number. */
export const symbolOf = ({ name, number }: Company): string =>
  `${name
    .replace(/[^A-Za-z]/g, '')
    .slice(0, 5)
    .toUpperCase()}${String(number).padStart(3, '0')}`;

/** ISIN of an invented Indian company. */
export const isinOf = ({ number }: Company): string => sandboxIsin('INE', number);

/** The last day of a series of prices. Money of the market. */
export interface LastPrices {
  date: string;
  price: number;
  previous: number;
  /** Percent over the last twelve months; null for a younger series. */
  year_1: number | null;
  /** Highest and lowest closing price of the last twelve months. */
  high: number;
  low: number;
}

const namesOf = (company: Company) => ({
  symbol: symbolOf(company),
  slug: slugOf(company.name),
  name: company.name,
  sector: company.sector,
  industry: company.industry,
});

const sharesOf = (marketValue: number, { price }: LastPrices): number => Math.round(marketValue / price);

/** Row of `stocks` of a company with known prices. Prices and market value in rupees. */
export function stockRow(seed: number, company: Company, last: LastPrices) {
  const figures = inventFigures(seed, company, last.price);
  const shares = sharesOf(6e12 / (1 + company.number) ** 1.3, last);
  return {
    isin: isinOf(company),
    ...namesOf(company),
    price: last.price,
    previous_price: last.previous,
    price_date: last.date,
    year_1: last.year_1,
    high_52_weeks: last.high,
    low_52_weeks: last.low,
    market_cap: Math.round(shares * last.price),
    shares,
    founded: figures.founded,
    face_value: figures.faceValue,
    eps: figures.eps,
    book_value: figures.bookValue,
    dividend: figures.dividend,
    debt_to_equity: figures.debtToEquity,
    amfi_rank: company.number + 1,
    amfi_rank_date: halfYearBefore(last.date),
    price_band_pct: bandOf(company),
    sandbox: true,
  };
}

/** Invented price bands: the widest for the hundred largest, and one of four for the rest. */
const SMALL_BANDS = [10, 5, 20, 2] as const;
const bandOf = ({ number }: Company): number =>
  number < 100 ? 20 : SMALL_BANDS[number % SMALL_BANDS.length]!;

/** Row of `us_stocks` of a company with known prices. Prices and market value in dollars. */
export function usStockRow(seed: number, company: Company, last: LastPrices) {
  const figures = inventFigures(seed, company, last.price);
  const shares = sharesOf(3e12 / (1 + company.number) ** 1.4, last);
  return {
    ...namesOf(company),
    price_usd: last.price,
    previous_price_usd: last.previous,
    price_date: last.date,
    year_1: last.year_1,
    high_52_weeks_usd: last.high,
    low_52_weeks_usd: last.low,
    market_cap_usd: Math.round(shares * last.price),
    shares,
    exchange: company.number % 3 === 0 ? 'NYSE' : 'NASDAQ',
    founded: figures.founded,
    eps_usd: figures.eps,
    book_value_usd: figures.bookValue,
    dividend_usd: figures.dividend,
    debt_to_equity: figures.debtToEquity,
    sandbox: true,
  };
}

/** The last day of the half-year before a date: AMFI ranks by the values of January to June and July to December. */
export function halfYearBefore(date: string): string {
  const year = Number(date.slice(0, 4));
  return date.slice(5) > '06-30' ? `${year}-06-30` : `${year - 1}-12-31`;
}
