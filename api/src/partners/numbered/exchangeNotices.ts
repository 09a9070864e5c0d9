import { Type as T, type Static } from '@sinclair/typebox';
import type { Context } from '../../platform/context.ts';
import { ActionDay, announcedAfter, AnnouncementNumber } from './announcements.ts';
import { askPartner } from '../askPartner.ts';

const Numbered = {
  number: AnnouncementNumber,
  announced_at: T.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' }),
} as const;
const Isin = T.String({ pattern: '^[A-Z]{2}[A-Z0-9]{9}\\d$' });

/** What the exchange announces about trading itself. */
export const ExchangeNotice = T.Union([
  T.Object({ ...Numbered, kind: T.Union([T.Literal('halted'), T.Literal('resumed')]), isin: Isin }),
  T.Object({
    ...Numbered,
    /** The index has moved by `level` percent. */
    kind: T.Literal('index'),
    level: T.Union([T.Literal(10), T.Literal(15), T.Literal(20)]),
  }),
  T.Object({
    ...Numbered,
    kind: T.Literal('band'),
    isin: Isin,
    /** Percent, from the market day `from` on. */
    band_percent: T.Integer({ minimum: 1, maximum: 20 }),
    from: ActionDay,
  }),
]);
export type ExchangeNotice = Static<typeof ExchangeNotice>;

/** The price that a share traded last at in the running session. */
const Quote = T.Object({ isin: Isin, last: T.String({ pattern: '^\\d{1,9}\\.\\d\\d$' }) });
export type ExchangeQuote = Static<typeof Quote>;

/** Most shares of one request for quotes. */
const MOST_QUOTES = 200;
const fetchQuotes = askPartner('exchange', T.Object({ quotes: T.Array(Quote, { maxItems: MOST_QUOTES }) }));

/** Last prices of shares in the running session, rupees as text; none while it does not run. @throws GatewayUnreachableError */
export async function exchangeQuotes(ctx: Context, isins: readonly string[]): Promise<ExchangeQuote[]> {
  const quotes: ExchangeQuote[] = [];
  for (let from = 0; from < isins.length; from += MOST_QUOTES) {
    const part = isins.slice(from, from + MOST_QUOTES);
    quotes.push(...(await fetchQuotes(ctx, `/exchange/quotes?isins=${part.join(',')}`)).quotes);
  }
  return quotes;
}

/** Notices after a number, in order and of whatever shape; at most 500. @throws GatewayUnreachableError */
export const exchangeNotices = announcedAfter('exchange', '/exchange/notices', 'notices');
