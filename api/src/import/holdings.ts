import type { CallReply, ImportedHolding, ImportedKind } from '@sanchay/contracts';
import {
  absolutePct,
  decimal,
  istDate,
  rupees,
  sumRupees,
  toWire,
  unitCount,
  valueOf,
  yearlyReturn,
  type CashFlow,
} from '@sanchay/finance';
import {
  assessFolio,
  foliosOf,
  type Assessment,
  type FolioRow,
  type StoredFolio,
} from '../imported/index.ts';
import type { Context } from '../platform/context.ts';
import { pricedShares } from '../stocks/index.ts';
import { schemesByCode } from './matchSchemes.ts';
import { priceCode, pricesOf, type Price } from './prices.ts';

/**
 * What the applied imports of a portfolio state, at the newest NAV or price: ours, or the statement's for a scheme or
 * share that is not listed. Folios without units are left out, unless they do not add up. Rupees.
 */
export async function importedHoldingsOf(
  ctx: Context,
  portfolioId: string,
): Promise<CallReply<'importedHoldings'>['data']> {
  const today = istDate(await ctx.business.now());
  const folios = await foliosOf(ctx.db, portfolioId);
  const codes = folios.flatMap(({ code }) => code ?? []);
  const prices = await pricesOf(ctx.db, folios, today);
  const schemes = await schemesByCode(ctx.db, codes);
  const shares = await pricedShares(ctx.db, sharesOf(folios));
  const holdings = folios.flatMap((folio) => {
    const share = folio.asset === 'stock' ? shares.get(folio.isin ?? '') : undefined;
    const assessment = assessFolio(folio, folio.asset === 'stock' ? share !== undefined : undefined);
    if (!hasUnits(assessment) && assessment.status !== 'red') return [];
    const price = prices.get(priceCode(folio) ?? '') ?? (assessment.nav && { ...assessment.nav, last: null });
    const scheme = folio.code === null ? null : (schemes.get(folio.code) ?? null);
    return [{ ...holdingView(folio, { assessment, price, today }), scheme }];
  });
  // What was paid for a pension is no balance.
  const counted = holdings.filter(({ asset }) => asset !== 'eps');
  const invested = counted.map(({ total_invested }) => total_invested);
  return {
    as_of: today,
    totals: {
      current_value: toWire(sumRupees(counted.map(({ current_value }) => current_value)), 2),
      one_day_change: toWire(sumRupees(counted.map(({ one_day_change }) => one_day_change)), 2),
      total_invested: invested.includes(null) ? null : toWire(sumRupees(invested as number[]), 2),
    },
    holdings,
  };
}

/** Whether a folio holds units, apart from what rounding leaves. */
export const hasUnits = ({ units }: { units: number | string }): boolean =>
  unitCount(units).gt(unitCount('0.0005'));

/** ISINs of the shares among folios. */
export const sharesOf = (folios: readonly StoredFolio[]): string[] =>
  folios.flatMap(({ asset, isin }) => (asset === 'stock' ? (isin ?? []) : []));

function holdingView(
  { id, asset, folio_no, name, house }: StoredFolio,
  { assessment, price, today }: { assessment: Assessment; price: Price | null; today: string },
): Omit<ImportedHolding, 'scheme'> {
  const { units, invested, status, reasons, until } = assessment;
  const value = price ? valueOf(unitCount(units), price.nav) : rupees(0);
  const change = price?.last ? valueOf(unitCount(units), decimal(price.nav).minus(price.last)) : rupees(0);
  return {
    id,
    asset,
    source: 'imported',
    folio_no,
    name,
    house,
    status,
    reasons,
    until,
    units: toWire(units, 4),
    nav: price && { nav: toWire(price.nav, 4), date: price.date },
    current_value: toWire(value, 2),
    one_day_change: toWire(change, 2),
    // What the rows cost is not what these units cost where they do not lead to them.
    total_invested: invested === null || status === 'red' ? null : toWire(invested, 2),
    ...returnsOf(assessment, toWire(value, 2), today),
  };
}

type Returns = Pick<ImportedHolding, 'gain' | 'absolute_percentage' | 'xirr_percentage' | 'xirr_problem'>;

const NO_RETURNS: Returns = {
  gain: null,
  absolute_percentage: null,
  xirr_percentage: null,
  xirr_problem: null,
};

/** Gain and returns of the payments; none where statements do not reach back to the first purchase, or do not add up. */
function returnsOf({ rows, status, open, sold }: Assessment, value: number, today: string): Returns {
  const isKnown = open.every(({ cost }) => cost !== null) && sold.every(({ cost }) => cost !== null);
  if (!isKnown || status === 'red') return NO_RETURNS;
  const flows = rows.flatMap(flowOf);
  const paid = sumRupees(flows.filter(({ amount }) => amount < 0).map(({ amount }) => -amount));
  if (paid.eq(0)) return NO_RETURNS;
  const gain = sumRupees([value, ...flows.map(({ amount }) => amount)]);
  const found = yearlyReturn([...flows, { date: today, amount: value }], today);
  const percentage = absolutePct(toWire(paid, 2), toWire(paid.plus(gain), 2));
  return {
    gain: toWire(gain, 2),
    absolute_percentage: percentage === null ? null : toWire(percentage, 2),
    xirr_percentage: found.rate === null ? null : toWire(found.rate * 100, 2),
    xirr_problem: found.problem,
  };
}

/** Kinds that move units and no money of the investor. */
const NO_FLOW: ReadonlySet<ImportedKind> = new Set(['bonus', 'dividend_reinvestment', 'interest', 'charge']);

/**
 * The payment of a row on the day of the payment where it is known: what was paid is negative, with its stamp duty;
 * what came is positive, after STT and with interest for a late payout.
 */
export function flowOf({ date, kind, amount, stamp_duty, stt, exact }: FolioRow): CashFlow[] {
  if (amount === null || NO_FLOW.has(kind)) return [];
  const flow = rupees(amount)
    .neg()
    .minus(rupees(stamp_duty))
    .minus(rupees(stt))
    .plus(rupees(exact?.interest ?? '0'));
  return flow.eq(0) ? [] : [{ date: exact?.paid_on ?? date, amount: toWire(flow, 2) }];
}
