import { Type as T, type Static } from '@sinclair/typebox';
import type { Context } from '../../platform/context.ts';
import { ActionDay, announcedAfter, AnnouncementNumber } from './announcements.ts';
import { askPartner } from '../askPartner.ts';

const AnnouncedAt = T.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' });
const Numbered = { number: AnnouncementNumber, announced_at: AnnouncedAt } as const;
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

/** What a share traded last at. */
const Trade = T.Object({
  isin: Isin,
  day: ActionDay,
  at: AnnouncedAt,
  /** Rupees. */
  price: T.String({ pattern: '^\\d{1,9}\\.\\d\\d$' }),
});
export type ExchangeTrade = Static<typeof Trade>;

const fetchNumbered = askPartner(
  'exchange',
  T.Object({
    trades: T.Array(T.Composite([T.Object({ number: T.Integer({ minimum: 1 }) }), Trade]), {
      maxItems: 5_000,
    }),
  }),
);

/** Trades of the days after `closed` with numbers after a number, in order; at most 5,000. @throws GatewayUnreachableError */
export async function exchangeTrades(
  ctx: Context,
  { after, closed }: { after: number; closed: string },
): Promise<(ExchangeTrade & { number: number })[]> {
  return (await fetchNumbered(ctx, `/exchange/share-trades?after=${after}&closed=${closed}`)).trades;
}

const fetchTrades = askPartner('exchange', T.Object({ trades: T.Array(Trade) }));

/** The last trade of each share that has traded after a day. @throws GatewayUnreachableError */
export async function exchangeLastTrades(ctx: Context, day: string): Promise<ExchangeTrade[]> {
  return (await fetchTrades(ctx, `/exchange/last-trades?after=${day}`)).trades;
}

/** Notices after a number, in order and of whatever shape; at most 500. @throws GatewayUnreachableError */
export const exchangeNotices = announcedAfter('exchange', '/exchange/notices', 'notices');
