import {
  ASSET_CLASSES,
  type AssetCalculation,
  type AssetKind,
  type CalculatedAsset,
  type CallQuery,
  type NetWorthCalculation,
  type OwnedAsset,
} from '@sanchay/contracts';
import { absolutePct, istDate, sumRupees, toWire, yearlyReturn, type CashFlow } from '@sanchay/finance';
import type { Context } from '../platform/context.ts';
import { createMessages } from '../platform/http/language.ts';
import { notFound } from '../platform/http/problem.ts';
import type { AllocatedAsset } from './assetSource.ts';
import { xirrShown } from './entryFigures.ts';
import { countedIn, readSources, worthOf, type Read } from './netWorth.ts';
import { earnedOfAll } from './overall.ts';
import { flowsWithPresentValues } from './presentValues.ts';

const message = createMessages({
  en: { notHeld: "You don't hold this." },
  hi: { notHeld: 'यह आपके पास नहीं है।' },
});

/**
 * Every asset and debt of the net worth on the business day with what its value is computed from, the largest first: the
 * values are those that `netWorth` adds up.
 */
export async function netWorthCalculationOf(
  ctx: Context,
  portfolioId: string,
  { external = 'include', class: name }: CallQuery<'netWorthCalculation'>,
): Promise<NetWorthCalculation> {
  const kinds: readonly AssetKind[] | null = name ? ASSET_CLASSES[name] : null;
  const read = await readSources(ctx, portfolioId, external);
  const { today } = read;
  const assets = read.shown
    .flatMap(({ snapshot }) => snapshot.assets)
    .filter(({ asset }) => kinds === null || kinds.includes(asset));
  return {
    as_of: today,
    value: sumOf(assets.map(({ value }) => value)),
    owned: sumOf(assets.map(({ value }) => Math.max(0, value))),
    owed: -sumOf(assets.map(({ value }) => Math.min(0, value))) || 0,
    one_day_change: sumOf(assets.flatMap(({ change }) => change ?? [])),
    assets: assets.map(calculated).toSorted((a, b) => b.value - a.value || (a.name < b.name ? -1 : 1)),
    ...(kinds === null && overallWithFlows(read)),
  };
}

/** The returns of everything with the payments behind them; nothing where no payment is known. */
function overallWithFlows(read: Read): Pick<NetWorthCalculation, 'overall' | 'flows'> {
  const { today } = read;
  const { overall } = worthOf(read);
  const earned = earnedOfAll(countedIn(read));
  if (!overall || !earned) return {};
  const rateOf = (all: readonly CashFlow[]) =>
    overall.xirr_percentage === null ? null : yearlyReturn(all, today).rate;
  return {
    overall,
    flows: flowsWithPresentValues(earned.flows ?? [], { worth: earned.worth, today }, rateOf),
  };
}

/**
 * How value and return of one asset come about: what its value is computed from, and its payments with their present
 * values at the XIRR. Figures are null where a payment is not known.
 * @throws Problem 404 for an asset that the portfolio does not hold.
 */
export async function assetCalculationOf(
  ctx: Context,
  portfolioId: string,
  wanted: CallQuery<'assetCalculation'>,
): Promise<AssetCalculation> {
  const today = istDate(await ctx.business.now());
  for (const source of Object.values(ctx.assetSources)) {
    if (source.external === (wanted.source === 'sanchay')) continue;
    const { assets } = await source.snapshot(ctx, portfolioId, today, 'include');
    const asset = assets.find((one) => isSame(one, wanted));
    if (!asset) continue;
    const parts: readonly string[] = asset.parts ?? [asset.id];
    const isPart = (one: { asset: AssetKind; id: string }) =>
      one.asset === asset.asset && parts.includes(one.id);
    const rows = (await source.rows(ctx, portfolioId, today)).filter(isPart);
    const flows = (await source.flows(ctx, portfolioId, today))
      .filter(isPart)
      .map(({ date, amount }): CashFlow => ({ date, amount: -amount }));
    return { as_of: today, asset: calculated(asset), ...returnsOf(asset.value, rows, flows, today) };
  }
  throw notFound(message('notHeld'));
}

const isSame = (one: AllocatedAsset, wanted: CallQuery<'assetCalculation'>): boolean =>
  one.source === wanted.source && one.asset === wanted.asset && one.id === wanted.id;

const calculated = ({ source, asset, id, name, value, change, basis }: AllocatedAsset): CalculatedAsset => ({
  source,
  asset,
  id,
  name,
  value,
  change,
  basis,
});

/** The figures of the rows of an asset together. */
function returnsOf(
  value: number,
  rows: readonly OwnedAsset[],
  flows: readonly CashFlow[],
  today: string,
): Pick<AssetCalculation, 'figures' | 'flows'> {
  const isKnown = rows.length > 0 && rows.every(({ gain }) => gain !== null);
  const found = isKnown ? yearlyReturn([...flows, { date: today, amount: value }], today) : null;
  const paid = sumOf(flows.map(({ amount }) => Math.max(0, -amount)));
  const gain = sumOf([value, ...flows.map(({ amount }) => amount)]);
  const percentage = isKnown ? absolutePct(paid, sumOf([paid, gain])) : null;
  return {
    figures: {
      invested: rows.some(({ invested }) => invested === null)
        ? null
        : sumOf(rows.map(({ invested }) => invested ?? 0)),
      gain: isKnown ? gain : null,
      absolute_percentage: percentage === null ? null : toWire(percentage, 2),
      ...xirrShown(found),
    },
    flows: flowsWithPresentValues(flows, { worth: value, today }, (all) =>
      isKnown ? yearlyReturn(all, today).rate : null,
    ),
  };
}

const sumOf = (values: readonly number[]): number => toWire(sumRupees(values), 2);
