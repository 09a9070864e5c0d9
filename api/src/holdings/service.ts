import type { CallQuery, CallReply, ExternalFilter } from '@sanchay/contracts';
import { loadCalendar } from '../calendar/index.ts';
import { schemesForOrder } from '../funds/index.ts';
import { GOLD, goldRefusal } from '../gold/index.ts';
import type { Context } from '../platform/context.ts';
import { localize } from '../platform/http/language.ts';
import { notFound } from '../platform/http/problem.ts';
import { activePlans } from '../systematic/index.ts';
import { asOf, figuresOf, isSoldOut, transitFigures, type Position } from './figures.ts';
import { importedPart } from './importedHolding.ts';
import { movesOf } from './moveStore.ts';
import { heldBooks, positionsOf, type HeldBooks } from './positions.ts';
import { transactionsOf } from './transactions.ts';
import { NOTHING_IN_TRANSIT } from './transitStore.ts';
import { holdingView, sortHoldings, type Plans } from './view.ts';

async function plansOf(ctx: Context, portfolioId: string): Promise<Plans> {
  const plans = await activePlans(ctx.db, portfolioId);
  const codes = plans.map((plan) => plan.code);
  return { plans, schemes: await schemesForOrder(ctx.db, codes), calendar: await loadCalendar(ctx.db) };
}

/**
 * The holdings of a portfolio with their totals, of one kind of asset or all with money in transit, sorted. What was
 * sold completely is listed apart; its gains are part of the totals. Imported folios are added, left out or alone.
 */
export async function holdingsOf(
  ctx: Context,
  portfolioId: string,
  { asset, sortBy, sortType, external = 'include' }: CallQuery<'everyHolding'>,
): Promise<CallReply<'everyHolding'>['data']> {
  const held = await heldBooks(ctx, portfolioId, external);
  const all = await positionsOf(ctx, held.books);
  const ever = all.filter((position) => asset === undefined || position.asset.asset === asset);
  const transit = asset === undefined ? held.transit : NOTHING_IN_TRANSIT;
  const plans = await plansOf(ctx, portfolioId);
  const view = (positions: readonly Position[]) =>
    sortHoldings(
      positions.map((position) => holdingView(position, plans)),
      sortBy,
      sortType,
    );
  const left = ever.filter(({ units }) => units > 0);
  const sold = ever.filter(isSoldOut);
  return {
    as_of: asOf([...left, ...sold]),
    has_external: held.has_external,
    totals: figuresOf(ever, transit, 'internal'),
    assets: kindTotals(ever, transit),
    ...(Number(transit.amount) > 0 && { in_transit: transitFigures(transit.amount) }),
    holdings: view(left),
    ...(sold.length > 0 && { sold_out: view(sold) }),
  };
}

/** The totals of each kind of asset that is or was held, and of money in transit. */
function kindTotals(
  ever: readonly Position[],
  transit: HeldBooks['transit'],
): CallReply<'everyHolding'>['data']['assets'] {
  const shown = ever.filter((position) => position.units > 0 || isSoldOut(position));
  return [
    ...[...Map.groupBy(shown, ({ asset }) => asset.asset)].map(([asset, own]) => ({
      asset,
      ...figuresOf(own, undefined, 'internal'),
    })),
    ...(Number(transit.amount) > 0 ? [{ asset: 'in_transit', ...transitFigures(transit.amount) }] : []),
  ];
}

/**
 * The position of an asset, by its code or by the id of one of its imported folios.
 * @throws Problem 404 when the portfolio never held it.
 */
export async function positionIn(
  ctx: Context,
  portfolioId: string,
  { code, external }: { code: string; external: ExternalFilter },
): Promise<Position> {
  const { books } = await heldBooks(ctx, portfolioId, external);
  const book =
    books.find((candidate) => candidate.code === code) ??
    books.find(({ imported }) => imported?.folios.some(({ statement }) => statement.id === code));
  if (!book) throw notFound(localize({ en: "You don't hold this fund.", hi: 'आपके पास यह फ़ंड नहीं है।' }));
  return (await positionsOf(ctx, [book]))[0]!;
}

/** One holding with its transactions, sold ones too. @throws Problem 404 when the portfolio never held it. */
export async function holdingOf(
  ctx: Context,
  portfolioId: string,
  asked: { code: string; external: ExternalFilter },
): Promise<CallReply<'anyHolding'>['data']> {
  const position = await positionIn(ctx, portfolioId, asked);
  const { code } = position.asset;
  const isHere = !position.book.only_imported;
  const own = isHere ? transactionsOf(await movesOf(ctx.db, portfolioId, [code])) : [];
  const { transactions, lots } = await importedPart(ctx.db, portfolioId, position);
  return {
    holding: holdingView(position, await plansOf(ctx, portfolioId)),
    transactions: [...own, ...transactions].toSorted((a, b) =>
      a.date < b.date ? 1 : a.date > b.date ? -1 : 0,
    ),
    ...(lots.length > 0 && { imported_lots: lots }),
    refusal: code === GOLD ? await goldRefusal(ctx.db, portfolioId) : null,
  };
}
