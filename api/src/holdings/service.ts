import type { CallQuery, CallReply } from '@sanchay/contracts';
import { istDate } from '@sanchay/finance';
import { loadCalendar } from '../calendar/index.ts';
import { schemesForOrder } from '../funds/index.ts';
import { GOLD, goldRefusal } from '../gold/index.ts';
import type { Context } from '../platform/context.ts';
import { localize } from '../platform/http/language.ts';
import { notFound } from '../platform/http/problem.ts';
import { activePlans } from '../systematic/index.ts';
import { assetsOf } from './assets.ts';
import { asOf, figuresOf, isSoldOut, positionOf, transitFigures, type Position } from './figures.ts';
import type { AssetBook } from './book/assetBook.ts';
import { bookOf } from './book/portfolioBook.ts';
import { movesOf } from './moveStore.ts';
import { transactionsOf } from './transactions.ts';
import { NOTHING_IN_TRANSIT } from './transitStore.ts';
import { holdingView, sortHoldings, type Plans } from './view.ts';

/** All that a portfolio holds or held, one position an asset; units are 0 where everything was sold. */
export async function everHeld(ctx: Context, portfolioId: string): Promise<Position[]> {
  return positionsOf(ctx, (await bookOf(ctx.db, portfolioId, ['assets'])).assets);
}

/** The positions of books at the newest prices on the business date. */
export async function positionsOf(ctx: Context, books: readonly AssetBook[]): Promise<Position[]> {
  const today = istDate(await ctx.business.now());
  const codes = books.map(({ code }) => code);
  const assets = await assetsOf(ctx.db, codes, today);
  return books.map((book) => positionOf(assets.get(book.code)!, book, today));
}

async function plansOf(ctx: Context, portfolioId: string): Promise<Plans> {
  const plans = await activePlans(ctx.db, portfolioId);
  const codes = plans.map((plan) => plan.code);
  return { plans, schemes: await schemesForOrder(ctx.db, codes), calendar: await loadCalendar(ctx.db) };
}

/**
 * The holdings of a portfolio with their totals, of one kind of asset or all with money in transit, sorted. What was
 * sold completely is listed apart; its gains are part of the totals.
 */
export async function holdingsOf(
  ctx: Context,
  portfolioId: string,
  { asset, sortBy, sortType }: CallQuery<'holdings'>,
): Promise<CallReply<'holdings'>['data']> {
  const book = await bookOf(ctx.db, portfolioId, ['assets', 'transit']);
  const all = await positionsOf(ctx, book.assets);
  const ever = all.filter((position) => asset === undefined || position.asset.asset === asset);
  const transit = asset === undefined ? book.transit : NOTHING_IN_TRANSIT;
  const plans = await plansOf(ctx, portfolioId);
  const view = (positions: readonly Position[]) =>
    sortHoldings(
      positions.map((position) => holdingView(position, plans)),
      sortBy,
      sortType,
    );
  const held = ever.filter(({ units }) => units > 0);
  const sold = ever.filter(isSoldOut);
  return {
    as_of: asOf([...held, ...sold]),
    totals: figuresOf(ever, transit, 'internal'),
    ...(Number(transit.amount) > 0 && { in_transit: transitFigures(transit.amount) }),
    holdings: view(held),
    ...(sold.length > 0 && { sold_out: view(sold) }),
  };
}

/** The position of an asset. @throws Problem 404 when the portfolio never held it. */
export async function positionIn(ctx: Context, portfolioId: string, code: string): Promise<Position> {
  const { assets } = await bookOf(ctx.db, portfolioId, ['assets']);
  const book = assets.find((candidate) => candidate.code === code);
  if (!book) throw notFound(localize({ en: "You don't hold this fund.", hi: 'आपके पास यह फ़ंड नहीं है।' }));
  return (await positionsOf(ctx, [book]))[0]!;
}

/** One holding with its transactions, sold ones too. @throws Problem 404 when the portfolio never held it. */
export async function holdingOf(
  ctx: Context,
  portfolioId: string,
  code: string,
): Promise<CallReply<'holding'>['data']> {
  const position = await positionIn(ctx, portfolioId, code);
  return {
    holding: holdingView(position, await plansOf(ctx, portfolioId)),
    transactions: transactionsOf(await movesOf(ctx.db, portfolioId, code)),
    refusal: code === GOLD ? await goldRefusal(ctx.db, portfolioId) : null,
  };
}
