import { exchangeQuotes } from '../../partners/index.ts';
import type { Context } from '../../platform/context.ts';
import type { TradedShare } from '../order/terms.ts';
import { marketNow } from './shareTrading.ts';

/**
 * What a share traded last at, rupees as text: in the running session by the exchange, else the stored closing price, as
 * where the exchange cannot be reached.
 */
export async function lastPrice(ctx: Context, { isin, price }: TradedShare): Promise<string> {
  if ((await marketNow(ctx, ctx.db)).phase !== 'open') return price;
  return (await livePrices(ctx, [isin])).get(isin) ?? price;
}

/** Last prices of the running session by ISIN, rupees as text; none where the exchange cannot be reached. */
export async function livePrices(
  ctx: Context,
  isins: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  try {
    return new Map((await exchangeQuotes(ctx, isins)).map(({ isin, last }) => [isin, last]));
  } catch (error) {
    ctx.log.warn({ err: error }, 'prices of the exchange could not be fetched');
    return new Map();
  }
}
