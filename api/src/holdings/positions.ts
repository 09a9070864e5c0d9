import type { ExternalFilter } from '@sanchay/contracts';
import { istDate } from '@sanchay/finance';
import type { Context } from '../platform/context.ts';
import { assetsOf, unlistedAsset, type Asset } from './assets.ts';
import type { AssetBook } from './book/assetBook.ts';
import { joinBooks, type HeldBook } from './book/heldBook.ts';
import { bookOf } from './book/portfolioBook.ts';
import { positionOf, type BookedPosition, type Position } from './figures.ts';
import { NOTHING_IN_TRANSIT, type MoneyInTransit } from './transitStore.ts';

/** The books of a portfolio that a filter lets through. */
export interface HeldBooks {
  books: HeldBook[];
  transit: Pick<MoneyInTransit, 'amount' | 'unallotted'>;
  /** Whether folios were imported, shown or not. */
  has_external: boolean;
}

/** What a portfolio holds here and in imported folios; money in transit is here. */
export async function heldBooks(
  ctx: Context,
  portfolioId: string,
  external: ExternalFilter,
): Promise<HeldBooks> {
  const { assets, transit, imported } = await bookOf(ctx.db, portfolioId, ['assets', 'transit', 'imported']);
  return {
    books: joinBooks(external === 'only' ? [] : assets, external === 'exclude' ? [] : imported),
    transit: external === 'only' ? NOTHING_IN_TRANSIT : transit,
    has_external: imported.length > 0,
  };
}

/** All that is or was booked here, one position an asset; units are 0 where everything was sold. */
export async function everHeld(ctx: Context, portfolioId: string): Promise<BookedPosition[]> {
  const { assets } = await bookOf(ctx.db, portfolioId, ['assets']);
  return positionsOf<AssetBook>(ctx, assets);
}

/** The positions of books at the newest prices on the business date. */
export async function positionsOf<Book extends HeldBook>(
  ctx: Context,
  books: readonly Book[],
): Promise<Position<Book>[]> {
  const today = istDate(await ctx.business.now());
  const listed = books.filter(({ imported }) => imported?.listed !== false).map(({ code }) => code);
  const assets = await assetsOf(ctx.db, listed, today);
  return books.map((book) => positionOf(assetOf(book, assets), book, today));
}

/** The asset of a book; at the price of its statements where we have none. */
function assetOf({ code, imported }: HeldBook, assets: ReadonlyMap<string, Asset>): Asset {
  const listed = assets.get(code);
  if (!listed) return unlistedAsset(imported!);
  return listed.nav ? listed : { ...listed, nav: imported?.price ?? null };
}
