import type { CallReply, Stock, StockRow, UsStock, UsStockRow } from '@sanchay/contracts';

/** A row of the list of stocks for tests; only what matters is given. */
export function aStockRow(more: Partial<StockRow> = {}): StockRow {
  return {
    isin: 'INESBX000001',
    symbol: 'ARAVA000',
    slug: 'aravalka-bank-ltd',
    name: 'Aravalka Bank Ltd',
    sector: 'Financial Services',
    industry: 'Banks',
    price: 1234.5,
    previous_price: 1200,
    change_percentage: 2.88,
    price_date: '2026-11-20',
    market_cap: 6_000_000_000_000,
    cap_class: 'large',
    year_1: 12.34,
    pe: 21.04,
    sandbox: true,
    ...more,
  };
}

/** The session of the exchange on an open market day for tests. */
export const aTradingSession: CallReply<'stockSession'>['data'] = {
  phase: 'open',
  muhurat: false,
  day: '2026-11-20',
  pre_opens: '2026-11-20T03:30:00.000Z',
  collects_until: '2026-11-20T03:38:00.000Z',
  opens: '2026-11-20T03:45:00.000Z',
  closes: '2026-11-20T10:00:00.000Z',
  market_halt: null,
  halted_since: null,
  price_band: 20,
  low: 1000,
  high: 1500,
};

export function aStock(more: Partial<Stock> = {}): Stock {
  return {
    ...aStockRow(),
    founded: 1985,
    face_value: 10,
    shares: 4_860_000_000,
    eps: 58.67,
    book_value: 400,
    dividend: 12,
    debt_to_equity: null,
    pb: 3.09,
    dividend_yield: 0.97,
    return_on_equity: 14.67,
    amfi_rank: 1,
    amfi_rank_date: '2026-06-30',
    high_52_weeks: 1300,
    low_52_weeks: 900.25,
    price_band: 20,
    merged_into: null,
    peers: [aStockRow({ isin: 'INESBX000002', slug: 'bhavrin-bank-ltd', name: 'Bhavrin Bank Ltd' })],
    ...more,
  };
}

export function stocksFound(rows: StockRow[], total = rows.length): CallReply<'stockList'> {
  return {
    status: 'success',
    data: rows,
    meta: {
      page: 1,
      per_page: 20,
      total,
      as_of: '2026-11-20',
      facets: {
        sector: [
          { value: 'Financial Services', count: 45 },
          { value: 'Power', count: 15 },
        ],
        cap: [
          { value: 'large', count: 100 },
          { value: 'mid', count: 150 },
        ],
      },
    },
  };
}

export function aUsStockRow(more: Partial<UsStockRow> = {}): UsStockRow {
  return {
    symbol: 'ALTAV000',
    slug: 'altavane-semiconductors-inc',
    name: 'Altavane Semiconductors Inc',
    exchange: 'NYSE',
    sector: 'Technology',
    industry: 'Semiconductors',
    price_usd: 100.5,
    previous_price_usd: 102,
    change_percentage: -1.47,
    price_date: '2026-11-19',
    market_cap_usd: 3_000_000_000_000,
    cap_class: 'large',
    year_1: -4,
    pe: null,
    sandbox: true,
    ...more,
  };
}

export function aUsStock(more: Partial<UsStock> = {}): UsStock {
  return {
    ...aUsStockRow(),
    founded: null,
    shares: 1,
    eps_usd: -2.5,
    book_value_usd: 40,
    dividend_usd: 0,
    debt_to_equity: 0.4,
    pb: 2.51,
    dividend_yield: 0,
    return_on_equity: -6.25,
    high_52_weeks_usd: 140,
    low_52_weeks_usd: 80,
    peers: [],
    ...more,
  };
}

export function usStocksFound(rows: UsStockRow[], total = rows.length): CallReply<'usStockList'> {
  const facet = (value: string) => [{ value, count: 30 }];
  return {
    status: 'success',
    data: rows,
    meta: {
      page: 1,
      per_page: 20,
      total,
      as_of: '2026-11-19',
      facets: { sector: facet('Technology'), industry: facet('Semiconductors') },
    },
  };
}

export const dollar: CallReply<'exchangeRate'> = {
  status: 'success',
  data: {
    id: 1,
    date: '2026-11-20T13:30:00.000+05:30',
    price: 90.1234,
    source_currency: 'USD',
    target_currency: 'INR',
  },
};

/** The business day, without the rules that a page of shares does not read from there. */
export const businessDay: CallReply<'datedRules'> = {
  status: 'success',
  data: { on: '2026-11-20', rules: [] },
};
