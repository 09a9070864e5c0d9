import type { CallQuery, ReturnsCalculation } from '@sanchay/contracts';
import { istDate, sumRupees, toWire, yearlyReturn, type CashFlow } from '@sanchay/finance';
import { flowsWithPresentValues } from '../net-worth/index.ts';
import type { Context } from '../platform/context.ts';
import { localize } from '../platform/http/language.ts';
import { notFound } from '../platform/http/problem.ts';
import { cashFlows } from './cashFlows.ts';
import { figuresOf, type Position } from './figures.ts';
import { heldBooks, positionsOf } from './positions.ts';
import { NOTHING_IN_TRANSIT } from './transitStore.ts';

type Row = ReturnsCalculation['flows'][number];

/**
 * How the figures of a portfolio, of a kind of its assets or of one holding come about: units and prices behind the value, and the dated
 * payments behind the XIRR with their present values, which add up to nothing. The figures are those that `holdings`
 * and `portfolioReturns` show.
 * @throws Problem 404 for a holding that the portfolio never had.
 */
export async function calculationOf(
  ctx: Context,
  portfolioId: string,
  { code, asset: kind, external = 'include' }: CallQuery<'anyCalculation'>,
): Promise<ReturnsCalculation> {
  const held = await heldBooks(ctx, portfolioId, external);
  const asked = held.books.filter((own) => code === undefined || own.code === code);
  const positions = (await positionsOf(ctx, asked)).filter(
    ({ asset }) => kind === undefined || asset.asset === kind,
  );
  if (code !== undefined && positions.length === 0)
    throw notFound(localize({ en: "You don't hold this fund.", hi: 'आपके पास यह फ़ंड नहीं है।' }));
  const isAll = code === undefined && kind === undefined;
  const transit = isAll ? held.transit : NOTHING_IN_TRANSIT;
  const switches = code === undefined ? ('internal' as const) : ('flows' as const);
  const today = istDate(await ctx.business.now());
  const known = positions.filter(({ book }) => book.flows !== null);
  const booked = known.flatMap(({ book }) => book.flows ?? []);
  return {
    name: code === undefined ? null : positions[0]!.asset.name,
    as_of: today,
    figures: figuresOf(positions, transit, switches),
    in_transit: toWire(transit.amount, 2),
    values: positions.filter(({ units }) => units > 0).map(valueRow),
    flows: flowRows(cashFlows(booked, today, switches), known, today),
  };
}

function valueRow({ asset, units, value, change }: Position): ReturnsCalculation['values'][number] {
  const priceOf = (price: { nav: string; date: string } | null) =>
    price && { nav: toWire(price.nav, 4), date: price.date };
  return {
    code: asset.code,
    name: asset.name,
    units,
    price: priceOf(asset.nav),
    last_price: priceOf(asset.last),
    value,
    change,
  };
}

function flowRows(flows: readonly CashFlow[], positions: readonly Position[], today: string): Row[] {
  const worth = toWire(sumRupees(positions.map(({ value }) => value)), 2);
  return flowsWithPresentValues(flows, { worth, today }, (all) => yearlyReturn(all, today).rate);
}
