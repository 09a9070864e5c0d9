import type { ForeignAsset, IncomeRow, InterestRow } from '@sanchay/contracts';
import { ruleOn, toWire, type RuleBook } from '@sanchay/finance';
import type { Queries } from '../../db/pool.ts';
import { depositInterest } from '../../fixed-deposits/index.ts';
import { importedDividends } from '../../imported/index.ts';
import { assetYears } from '../../other-assets/index.ts';
import { paidDividends } from '../../stock-orders/index.ts';
import { foreignShares, usDividendIncome } from '../../us-orders/index.ts';
import type { Period } from '../soldLotStore.ts';
import { incomeMessage } from './incomeMessages.ts';
import { payoutsOf } from './incomeStore.ts';

/** What a kind of asset adds to the sheets of an income report; a sheet that it does not know is left out. */
export interface IncomeSheets {
  dividends?: IncomeRow[];
  interest?: InterestRow[];
  foreign?: ForeignAsset[];
}

type Rules = Pick<RuleBook, 'dividend_tax' | 'foreign_income_rate'>;
type Source = (q: Queries, portfolioId: string, period: Period, rules: Rules) => Promise<IncomeSheets>;

const NOT_AN_ASSET = { opening: null, paid_in: null, taken_out: null, closing: null } as const;

/** Interest that fund houses owe by law for a payout that comes late. */
const latePayouts: Source = async (q, portfolioId, period) => {
  const payouts = await payoutsOf(q, portfolioId, period);
  return {
    interest: payouts
      .filter(({ late_interest: interest }) => Number(interest) > 0)
      .map((payout) => ({
        id: payout.id,
        source: 'late_payout',
        name: payout.name,
        date: payout.paid_on,
        amount: toWire(payout.late_interest, 2),
        tds: null,
        taxed: 'slab',
        basis: 'paid',
        ...NOT_AN_ASSET,
      })),
  };
};

/** Interest of fixed deposits that issuers added or paid; what a withdrawal recovered is negative. */
const fixedDeposits: Source = async (q, portfolioId, period) => {
  const bookings = await depositInterest(q, portfolioId, period);
  return {
    interest: bookings.map(({ id, issuer, day, interest, tds, kind }) => ({
      id,
      source: 'fixed_deposit',
      name: issuer,
      date: day,
      amount: toWire(interest, 2),
      tds: toWire(tds, 2),
      taxed: 'slab',
      basis: kind === 'paid' ? 'paid' : 'accrued',
      ...NOT_AN_ASSET,
    })),
  };
};

/** How interest of an asset held elsewhere is taxed. Source: section 10(11) and 10(12) for provident funds. */
const TAXED = { epf: 'exempt', ppf: 'exempt', nsc: 'slab', bank_deposit: 'slab' } as const;
type EarningType = keyof typeof TAXED;

const assetsHeldElsewhere: Source = async (q, portfolioId, period) => {
  const years = await assetYears(q, portfolioId, { ...period, types: Object.keys(TAXED) as EarningType[] });
  return {
    interest: years.map(({ id, type, name, interest, basis, ...worth }) => ({
      id,
      source: type as EarningType,
      name,
      date: null,
      amount: interest,
      tds: null,
      taxed: TAXED[type as EarningType],
      basis: basis ?? 'unknown',
      ...worth,
    })),
  };
};

/** Dividends of funds held elsewhere, paid out or reinvested, with the tax deducted where the statement has it. */
const fundsHeldElsewhere: Source = async (q, portfolioId, period, rules) => {
  const dividends = await importedDividends(q, portfolioId, period);
  return {
    dividends: dividends.map(({ id, name, date, amount, tds }) => ({
      id,
      source: 'mutual_fund',
      name,
      date,
      amount: toWire(amount, 2),
      tds: tds === null ? null : toWire(tds, 2),
      taxed: ruleOn(rules.dividend_tax, date)?.value.taxed === false ? 'exempt' : 'slab',
    })),
  };
};

/** Dividends of shares in the demat account, on the day of their payment. */
const shares: Source = async (q, portfolioId, period) => {
  const dividends = await paidDividends(q, portfolioId, period);
  return {
    dividends: dividends.map(({ action_number: number, name, paid_on: date, amount, tds }) => ({
      id: `share-dividend-${number}`,
      source: 'stock',
      name,
      date,
      amount: toWire(amount, 2),
      tds: toWire(tds, 2),
      taxed: 'slab',
    })),
  };
};

/**
 * Dividends of US shares, whose tax abroad is no tax deducted in India, and the shares of the calendar year that ends
 * within the financial year, as Schedule FA lists them.
 */
const usShares: Source = async (q, portfolioId, period, rules) => {
  const dividends = await usDividendIncome(q, portfolioId, period, rules);
  const year = period.from.slice(0, 4);
  const last = `${year}-12-31`;
  const calendar = { from: `${year}-01-01`, to: period.to < last ? period.to : last };
  const held = await foreignShares(q, portfolioId, calendar, rules);
  return {
    dividends: dividends.map(({ action_number: number, name, paid_on: date, gross, tax }) => ({
      id: `us-dividend-${number}`,
      source: 'us_stock',
      name,
      date,
      amount: toWire(gross, 2),
      tds: null,
      foreign_tax: toWire(tax, 2),
      taxed: 'slab',
    })),
    foreign: held.map((row) => ({
      id: row.lot_id,
      source: 'us_stock',
      country: incomeMessage('usa'),
      name: row.name,
      acquired_on: row.bought_on,
      initial: toWire(row.initial, 2),
      peak: toWire(row.peak, 2),
      closing: toWire(row.closing, 2),
      income: toWire(row.credited, 2),
      proceeds: toWire(row.proceeds, 2),
    })),
  };
};

/** Everything that earns income; a kind of asset joins the report by an entry. */
const SOURCES: readonly Source[] = [
  latePayouts,
  fixedDeposits,
  assetsHeldElsewhere,
  fundsHeldElsewhere,
  shares,
  usShares,
];

/** The sheets of all sources for a period. */
export async function incomeSheets(
  q: Queries,
  portfolioId: string,
  period: Period,
  rules: Rules,
): Promise<Required<IncomeSheets>> {
  const all: IncomeSheets[] = [];
  for (const source of SOURCES) all.push(await source(q, portfolioId, period, rules));
  return {
    dividends: all.flatMap(({ dividends = [] }) => dividends),
    interest: all.flatMap(({ interest = [] }) => interest),
    foreign: all.flatMap(({ foreign = [] }) => foreign),
  };
}
